import { setTimeout as wait } from 'node:timers/promises'
import { signWebhook } from '@capstan/sdk'

/** Where events are forwarded to. */
export interface Target {
  url: string
  secret: string
  signal: AbortSignal
  /** Called once for each event while the local server does not answer. */
  onAway(reason: string): void
}

/** An event, and its text as the server wrote it. */
export interface Message {
  id: string
  type: string
  body: string
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
export async function forward(message: Message, target: Target): Promise<Forwarded> {
  const { id, type, body } = message
  const { url, secret, signal, onAway } = target
  for (let tries = 0; ; tries++) {
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Capstan-Webhooks/1 (capstan webhooks listen)',
      'x-service-event': type,
      ...(await signWebhook(body, { id, secret })),
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
