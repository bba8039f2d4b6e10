import type { DocumentItem } from './document.ts'

interface Writing {
  amount: (minor: number) => string
  fineAmount: (decimalMinor: string) => string
}

/** The price of a unit as it is shown: below zero for a credit, as its amount is. */
export function unitPrice(
  { kind, unitAmount, unitAmountDecimal }: DocumentItem,
  { amount, fineAmount }: Writing,
): string {
  const isCredit = kind === 'credit'
  if (unitAmount !== null) return amount(isCredit ? -unitAmount : unitAmount)
  return fineAmount(`${isCredit ? '-' : ''}${unitAmountDecimal ?? '0'}`)
}
