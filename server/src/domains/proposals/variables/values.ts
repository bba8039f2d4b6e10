import { presentContact } from '../../contacts/index.ts'
import { amountsDue } from '../pricing/totals.ts'
import type { AmountDue, BucketTotals } from '../pricing/totals-schema.ts'
import type { ProposalRow } from '../store.ts'
import type { Values } from '../texts/fill.ts'
import type { VariableSources } from './sources.ts'

/** Printed values that the row gets only when it is sent. */
export interface Issue {
  /** The printed number; null in a draft. */
  number: string | null
  /** `2026-11-24`; null in a draft. */
  date: string | null
  /** The last day, or a moment with its zone: see `validUntil`. */
  validUntil: string | null
}

/** Returns the values of a proposal's variables. Amounts are in minor units; the text writes them as money. */
export const valuesOf = (
  row: ProposalRow,
  { contact, organization, owner }: VariableSources,
  { number, date, validUntil }: Issue,
): Values => {
  const { language, currency, revision } = row
  return {
    ...{ language, currency },
    ...(contact && { contact: presentContact(contact) }),
    organization: { name: organization.name },
    ...(owner && { owner: { name: owner.name, email: owner.email } }),
    proposal: {
      title: row.title,
      revision,
      language,
      currency,
      number,
      date,
      validUntil,
      // The same value as on the page, so that a text never names another day.
      expiresAt: validUntil,
    },
    totals: totalsOf(row),
    variables: row.content.variables,
  }
}

const figures = [
  ...(['subtotal', 'discount', 'net', 'tax', 'total'] as const),
  ...(['withholding', 'rounding', 'due'] as const),
]

/**
 * Returns the totals as variables: `totals.total` and its siblings cover all first payments; `totals.month.total`
 * covers one period.
 */
function totalsOf({ totals, content }: ProposalRow): Record<string, unknown> {
  const { firstTotal, contractValue } = totals
  const dues = amountsDue(totals.buckets, content)
  const buckets = totals.buckets.map((bucket, index) => ({
    ...bucket,
    ...(dues[index] as AmountDue),
  }))
  const kinds = Object.fromEntries(
    buckets.map((bucket) => [bucket.billing === 'one_time' ? 'oneTime' : bucket.billing, bucket]),
  )
  const sums = figures.map((name) => [name, sumOf(buckets, name)])
  return { firstTotal, contractValue, ...Object.fromEntries(sums), ...kinds }
}

const sumOf = (
  buckets: readonly (BucketTotals & AmountDue)[],
  name: (typeof figures)[number],
): number => buckets.reduce((sum, bucket) => sum + bucket[name], 0)
