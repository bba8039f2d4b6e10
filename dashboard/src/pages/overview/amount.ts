import { decimalsOf } from '@capstan/sdk'

/** `€214,380`: a total without its cents, unless it is small. */
export function formatRounded(minor: number, currency: string): string {
  const decimals = decimalsOf(currency)
  const amount = minor / 10 ** decimals
  const digits = amount < 1_000 && !Number.isInteger(amount) ? decimals : 0
  const form = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return new Intl.NumberFormat('en', { style: 'currency', currency, ...form }).format(amount)
}
