import { setTimeout as wait } from 'node:timers/promises'
import { signWebhook } from '@capstan/sdk'

/** Address to forward requests to. */
export interface Place {
  url: string
  signal: AbortSignal
  /** Called once for each event while the local server does not answer. */
  onAway(reason: string): void
}

/** Address to forward events to. */
export interface Target extends Place {
  secret: string
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

const maxText = 2_000

const firstWaitMs = 250
const longestWaitMs = 5_000
/** Timeout in ms, the same as Capstan's for the whole exchange. */
const timeoutMs = 20_000

/**
 * Posts an event as Capstan would, signed with the local secret, again and again until the
 * local server answers, whatever the status. Rejects with the signal's reason when that aborts.
 */
export async function forward(message: Message, target: Target): Promise<Forwarded> {
  const { id, type, body } = message
  const { status, durationMs } = await postUntilAnswered(target, async () => ({
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Capstan-Webhooks/1 (capstan webhooks listen)',
      'x-service-event': type,
      ...(await signWebhook(body, { id, secret: target.secret })),
    },
    body,
  }))
  return { status, durationMs }
}

/** Posts bytes with the headers that they came with, until the server answers. */
export const forwardBytes = (
  { headers, body }: { headers: Record<string, string>; body: Uint8Array },
  place: Place,
): Promise<Forwarded & { text: string }> =>
  postUntilAnswered(place, async () => ({ headers, body: new Uint8Array(body) }))

async function postUntilAnswered(
  { url, signal, onAway }: Place,
  make: () => Promise<Pick<RequestInit, 'headers' | 'body'>>,
): Promise<Forwarded & { text: string }> {
  for (let tries = 0; ; tries++) {
    const message = await make()
    const startedAt = performance.now()
    try {
      const bounds = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
      const init = { method: 'POST', ...message, signal: bounds, redirect: 'manual' } as const
      const response = await fetch(url, init)
      const text = (await response.text()).slice(0, maxText)
      return {
        status: response.status,
        durationMs: Math.round(performance.now() - startedAt),
        text,
      }
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
