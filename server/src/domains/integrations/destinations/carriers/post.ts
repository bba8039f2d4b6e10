import type { Carried, CarryOutcome } from '../../../../platform/events/transport.ts'
import { EchoFilter } from '../../../../platform/net/echo.ts'
import { OutboundError, type OutboundResponse } from '../../../../platform/net/index.ts'
import { readRetryAfter } from '../../../webhooks/index.ts'
import { allowedSchemes, type Order, timeouts, unanswered } from './order.ts'

const maxAnswerBytes = 16_384
const utf8 = new TextDecoder()

/** Result of posting a message to a chat. */
export interface PostOutcome {
  outcome: CarryOutcome
  /** Wait in ms. */
  waitMs?: number | null
}

/** Posts a message to the secret URL of a chat. */
export async function post(
  { platform, settings, signal }: Order,
  message: object,
  judge: (status: number, body: string) => PostOutcome,
): Promise<Carried> {
  const { address = '' } = settings
  const url = `${new URL(address).origin}/(hidden)`
  let response: OutboundResponse
  try {
    response = await platform.outbound.request({
      url: address,
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify(message),
      schemes: allowedSchemes(platform),
      maxBodyBytes: maxAnswerBytes,
      onOversize: 'truncate',
      timeouts,
      signal,
    })
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    return unanswered(url, error)
  }
  return answered(url, response, judge, secretsOf(address), platform.clock.now())
}

export function answered(
  url: string,
  response: OutboundResponse,
  judge: (status: number, body: string) => PostOutcome,
  secrets: readonly string[],
  now: Date,
): Carried {
  const { status, headers, timings } = response
  const body = utf8.decode(response.body)
  const echo = new EchoFilter(secrets)
  const { outcome, waitMs } = judge(status, body)
  const isBusy = status === 429 || status === 503
  const headerMs = isBusy ? readRetryAfter(headers['retry-after'], now) : null
  const shown = Object.entries(headers).map(([name, value]) => [name, echo.hide(value)])
  return {
    outcome,
    waitMs: waitMs ?? headerMs,
    request: { url, headers: {} },
    response: {
      status,
      headers: Object.fromEntries(shown),
      body: echo.hideCut(body),
      truncated: response.truncated || !response.bodyComplete,
    },
    error: null,
    timings,
  }
}

/** Returns the texts to hide: the whole path and each long part of it, because servers often repeat an unknown path. */
function secretsOf(address: string): string[] {
  const { pathname, search } = new URL(address)
  const parts = [...pathname.split('/'), ...search.split(/[?&=]/)]
  return [address, `${pathname}${search}`, pathname.length > 1 ? pathname : '', ...parts]
    .filter((part) => part.length >= 8)
    .toSorted((a, b) => b.length - a.length)
}

/** Returns the outcome of a status, the same for all chats except for success. A deleted channel stays deleted. */
export function judgeStatus(status: number): CarryOutcome {
  if (status === 404 || status === 410) return 'gone'
  // Only this message can never be delivered.
  if (status === 400 || status === 413 || status === 422) return 'failed'
  return 'retry'
}
