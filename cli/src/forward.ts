import { setTimeout as wait } from 'node:timers/promises'
import { type CapstanEvent, signWebhook } from '@capstan/sdk'

/** Where events are forwarded to. */
export interface Target {
  url: string
  secret: string
  signal: AbortSignal
  /** Called once for each event while the local server does not answer. */
  onAway(reason: string): void
}

export interface Forwarded {
  status: number
  durationMs: number
}

const firstWaitMs = 250
const longestWaitMs = 5_000
/** As long as Capstan itself waits for the whole exchange. */
const timeoutMs = 20_000

/**
 * Posts an event as Capstan would, signed with the local secret, again and again until the
 * local server answers, whatever the status. Rejects with the signal's reason when that aborts.
 */
export async function forward(event: CapstanEvent, target: Target): Promise<Forwarded> {
  const { url, secret, signal, onAway } = target
  const body = JSON.stringify(event)
  for (let tries = 0; ; tries++) {
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Capstan-Webhooks/1 (capstan webhooks listen)',
      'x-service-event': event.type,
      ...(await signWebhook(body, { id: event.id, secret })),
    }
    const startedAt = performance.now()
    try {
      const bounds = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
      const init = { method: 'POST', headers, body, signal: bounds, redirect: 'manual' } as const
      const response = await fetch(url, init)
      await response.body?.cancel()
      return { status: response.status, durationMs: Math.round(performance.now() - startedAt) }
    } catch (error) {
      signal.throwIfAborted()
      if (tries === 0) onAway(reasonOf(error))
      await wait(Math.min(firstWaitMs * 2 ** tries, longestWaitMs), undefined, { signal })
    }
  }
}

function reasonOf(error: unknown): string {
  const { cause, message } = error as Error & { cause?: { code?: string } }
  return cause?.code ?? message
}
