import type { Carried, CarryOutcome } from '../../../../platform/events/transport.ts'
import { EchoFilter } from '../../../../platform/net/echo.ts'
import { OutboundError, type OutboundResponse } from '../../../../platform/net/index.ts'
import { readRetryAfter } from '../../../webhooks/index.ts'
import { allowedSchemes, type Order, timeouts, unanswered } from './order.ts'

const maxAnswerBytes = 16_384
const utf8 = new TextDecoder()

/** What a chat says of a message. */
export interface PostOutcome {
  outcome: CarryOutcome
  /** In ms. */
  waitMs?: number | null
}

/** Posts a message to the secret address of a chat. */
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

/** Servers like to repeat the path that they do not know: the whole of it, and each part that is long. */
function secretsOf(address: string): string[] {
  const { pathname, search } = new URL(address)
  const parts = [...pathname.split('/'), ...search.split(/[?&=]/)]
  return [address, `${pathname}${search}`, pathname.length > 1 ? pathname : '', ...parts]
    .filter((part) => part.length >= 8)
    .toSorted((a, b) => b.length - a.length)
}

/** As every chat has it, but for what it says of success: what is not there any more stays so. */
export function judgeStatus(status: number): CarryOutcome {
  if (status === 404 || status === 410) return 'gone'
  // This message, and none but this one, is never taken.
  if (status === 400 || status === 413 || status === 422) return 'failed'
  return 'retry'
}
