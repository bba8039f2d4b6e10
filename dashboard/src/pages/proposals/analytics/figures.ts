import type { ProposalAnalytics } from '@capstan/sdk'

export type Figures = ProposalAnalytics['total']
export type AnalyticsGroup = ProposalAnalytics['groups'][number]
export type CurrencyValue = Figures['values'][number]

export const acceptedOf = ({ statuses: { accepted, countersigned } }: Figures): number =>
  accepted + countersigned

export const openOf = ({ statuses: { sent, viewed, signing } }: Figures): number =>
  sent + viewed + signing

/** The one that most proposals are in. */
export const leadingCurrency = ({ values }: Figures): string | undefined =>
  values.toSorted((one, other) => other.count - one.count)[0]?.currency

export const valueIn = ({ values }: Figures, currency: string): CurrencyValue | undefined =>
  values.find((value) => value.currency === currency)

const month = new Intl.DateTimeFormat('en-GB', { month: 'short', year: '2-digit', timeZone: 'UTC' })
const wholeMonth = new Intl.DateTimeFormat('en-GB', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** `2026-11` below the axis and in the tip. */
export const monthOf = (key: string | null) => {
  const at = new Date(`${key}-01T00:00:00Z`)
  return { tick: month.format(at), title: wholeMonth.format(at) }
}
