import type { Webhook, WebhookHealth } from '@capstan/sdk'
import { formatDuration } from '../../ui/format.ts'

const healthyFrom = 0.95
const failingBelow = 0.5
/** So many successes after the last failure are a recovery, whatever came before. */
const recoveredAfter = 20

/**
 * The status of a webhook in one word; without attempts there is nothing to say of its health. Only a webhook whose
 * last attempt failed is failing.
 */
export function statusOf(
  { enabled, disabledReason, stoppedReason }: Webhook,
  health?: WebhookHealth,
): string {
  if (!enabled) return disabledReason === 'manual' && stoppedReason === null ? 'disabled' : 'failed'
  const rate = health?.successRate ?? null
  if (rate === null) return 'enabled'
  const { succeededInARow = 0 } = health ?? {}
  if (rate >= healthyFrom || succeededInARow >= recoveredAfter) return 'healthy'
  return rate < failingBelow && succeededInARow === 0 ? 'failing' : 'degraded'
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

/** `Failing for 1 h 26 min`; null while the newest attempt succeeded, and in the first minute: a retry may heal it. */
export function failureWords(health: WebhookHealth, now: Date): string | null {
  const since = failingSince(health)
  if (!since) return null
  const minutes = Math.floor((now.getTime() - Date.parse(since)) / minuteMs)
  if (!health.lastSuccessAt) return 'Failing'
  if (minutes < 1) return null
  return `Failing for ${formatDuration(minutes * minuteMs)}`
}

/** Without the scheme, which is always the same. */
export const shortUrl = (url: string): string => url.replace(/^https:\/\//, '').replace(/\/$/, '')

export const hostOf = (url: string): string => new URL(url).host

/** Fields of the form whose parts the server names: `events.0`, `headers.Authorization`. */
export const foldedFields = ['events', 'headers', 'retryScheduleSeconds'] as const
