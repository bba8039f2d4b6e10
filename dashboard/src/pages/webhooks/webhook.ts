import type { Webhook, WebhookHealth } from '@capstan/sdk'
import { errorFor } from '../../queries.ts'

const wellFrom = 0.95
const failingBelow = 0.5

/** The status of a webhook in one word; without attempts there is nothing to say of its health. */
export function statusOf({ enabled, disabledReason }: Webhook, health?: WebhookHealth): string {
  if (!enabled) return disabledReason === 'manual' ? 'disabled' : 'failed'
  const rate = health?.successRate ?? null
  if (rate === null) return 'enabled'
  if (rate >= wellFrom) return 'healthy'
  return rate < failingBelow ? 'failing' : 'degraded'
}

/** Without the scheme, which is always the same. */
export const shortUrl = (url: string): string => url.replace(/^https:\/\//, '').replace(/\/$/, '')

export const hostOf = (url: string): string => new URL(url).host

/** The sentence for a field whose parts the server also names: `events.0`, `headers.Authorization`. */
export function errorUnder(error: unknown, field: string): string | null {
  const blamed = (error as { field?: string } | null)?.field
  return blamed?.startsWith(`${field}.`) ? errorFor(error, blamed) : errorFor(error, field)
}

const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 })

/** Never rounded up to 100 %: one failure stays one. */
export const showRate = (rate: number): string =>
  percent.format(rate < 1 ? Math.min(rate, 0.999) : 1)
