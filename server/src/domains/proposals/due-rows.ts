import type { DocumentBucket, ProposalDocument } from './document.ts'
import { fill } from './locales.ts'
import { amountsDue, hasDue } from './pricing/totals.ts'

interface Words {
  labels: { taxOf: string; rounding: string; amountDue: string }
  percent: (decimal: string) => string
  /** Writes the base of the tax. */
  base: (minor: number) => string
}

export interface DueRows {
  /** Rows between the total and the amount due, with their signs. */
  changes: { label: string; amount: number }[]
  due: { label: string; amount: number }
}

/** Returns the rows below a total if tax is withheld or the amount is rounded; null if the total is paid as it is. */
export function dueRows(
  document: Pick<ProposalDocument, 'withholding' | 'roundingStep'>,
  bucket: DocumentBucket,
  { labels, percent, base }: Words,
): DueRows | null {
  const { withholding, roundingStep } = document
  const [paid] = amountsDue([bucket], document)
  if (!paid || !hasDue(document)) return null
  const tax = withholding && {
    label: fill(labels.taxOf, {
      name: withholding.name,
      percent: percent(withholding.percent),
      base: base(bucket.net),
    }),
    amount: -paid.withholding,
  }
  const rounding = roundingStep ? { label: labels.rounding, amount: paid.rounding } : null
  return {
    changes: [tax, rounding].flatMap((change) => change ?? []),
    due: { label: labels.amountDue, amount: paid.due },
  }
}
