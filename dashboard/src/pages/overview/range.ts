import type { OverviewRange } from './search-params.ts'

export const shortNames: Record<OverviewRange, string> = {
  '24h': '24 h',
  '7d': '7 d',
  '30d': '30 d',
  '90d': '90 d',
}

/** `Last 30 days`. */
export const rangeNames: Record<OverviewRange, string> = {
  '24h': 'Last 24 hours',
  '7d': 'Last 7 days',
  '30d': 'Last 30 days',
  '90d': 'Last 90 days',
}

/** The period that the figures are compared with. */
export const earlierNames: Record<OverviewRange, string> = {
  '24h': '24 hours before',
  '7d': '7 days before',
  '30d': '30 days before',
  '90d': '90 days before',
}
