import type { Attempt } from './attempt.ts'
import type { Health, HealthChange } from './store.ts'

const hourMs = 3_600_000

/** Both must be met: a burst of failures proves as little as one failure that is old. */
const failing = { forMs: 5 * 24 * hourMs, attempts: 20 } as const

/** What a batch of attempts says about each webhook; nothing about those that were and are well. */
export function healthChanges(attempts: readonly Attempt[]): HealthChange[] {
  const changes = new Map<string, HealthChange>()
  for (const { claim, status, startedAt, counts } of attempts) {
    if (!counts) continue
    const { webhookId } = claim
    const change = changes.get(webhookId) ?? {
      webhookId,
      recovered: false,
      failures: 0,
      firstFailureAt: null,
    }
    if (status !== 'succeeded') {
      const { failures, firstFailureAt } = change
      changes.set(webhookId, {
        ...change,
        failures: failures + 1,
        firstFailureAt: firstFailureAt ?? startedAt,
      })
    } else if (claim.hasFailures || change.failures > 0) {
      changes.set(webhookId, { ...change, recovered: true, failures: 0, firstFailureAt: null })
    }
  }
  return [...changes.values()]
}

/** What is due to a webhook with this record of failures: nothing, a warning at half, or the end. */
export function verdict(
  { failures, firstFailureAt, warnedAt }: Omit<Health, 'webhookId'>,
  now: Date,
): 'well' | 'warn' | 'disable' {
  const lastedMs = firstFailureAt ? now.getTime() - firstFailureAt.getTime() : 0
  const isPast = (share: number): boolean =>
    lastedMs >= failing.forMs * share && failures >= failing.attempts * share
  if (isPast(1)) return 'disable'
  return isPast(0.5) && !warnedAt ? 'warn' : 'well'
}
