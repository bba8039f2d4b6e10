import type { Webhook, WebhookHealth } from '@capstan/sdk'
import { formatDuration } from '../../ui/format.ts'

const healthyFrom = 0.95
const failingBelow = 0.5

/** The status of a webhook in one word; without attempts there is nothing to say of its health. */
export function statusOf(
  { enabled, disabledReason, stoppedReason }: Webhook,
  health?: WebhookHealth,
): string {
  if (!enabled) return disabledReason === 'manual' && stoppedReason === null ? 'disabled' : 'failed'
  const rate = health?.successRate ?? null
  if (rate === null) return 'enabled'
  if (rate >= healthyFrom) return 'healthy'
  return rate < failingBelow ? 'failing' : 'degraded'
}

/** Since when nothing succeeds: the last success, where a failure came after it; null while all is well. */
export function failingSince({
  lastSuccessAt,
  lastFailureAt,
  since,
}: WebhookHealth): string | null {
  if (!lastFailureAt || (lastSuccessAt && lastSuccessAt >= lastFailureAt)) return null
  return lastSuccessAt ?? since
}

const minuteMs = 60_000

/** `Failing for 1 h 26 min`; null while the newest attempt succeeded. */
export function failureWords(health: WebhookHealth, now: Date): string | null {
  const since = failingSince(health)
  if (!since) return null
  const minutes = Math.floor((now.getTime() - Date.parse(since)) / minuteMs)
  if (!health.lastSuccessAt || minutes < 1) return 'Failing'
  return `Failing for ${formatDuration(minutes * minuteMs)}`
}

/** Without the scheme, which is always the same. */
export const shortUrl = (url: string): string => url.replace(/^https:\/\//, '').replace(/\/$/, '')

export const hostOf = (url: string): string => new URL(url).host

/** Fields of the form whose parts the server names: `events.0`, `headers.Authorization`. */
export const foldedFields = ['events', 'headers', 'retryScheduleSeconds'] as const
