import type { Escape } from '../../../../platform/expressions/text.ts'
import { cut, readEvent, type SentEvent, wordsOf } from '../words.ts'
import type { Carrier } from './order.ts'
import { judgeStatus, post } from './post.ts'

/** Escapes Markdown, masked links and mentions, so that they are shown literally. */
export const asDiscordText: Escape = (text) => text.replace(/[\\*_~`|>#[\]()<:@-]/g, '\\$&')

const maxContent = 2_000

/** Returns a message with empty `allowed_mentions`, so that no text can notify anybody. */
export const discordMessage = ({ type, createdAt, id }: SentEvent, words: string) => ({
  content: cut(words, maxContent),
  embeds: [{ title: type, timestamp: createdAt, footer: { text: id } }],
  allowed_mentions: { parse: [] },
})

/** Sends to Discord. With `?wait=true` in the URL, Discord answers 200 and the message instead of 204. */
export const discord: Carrier = async (order) => {
  const event = readEvent(order.parcel.body)
  const words = wordsOf(event, order.row.template, order.catalogue.events, asDiscordText)
  return post(order, discordMessage(event, words), (status, body) => ({
    outcome: status === 204 || status === 200 ? 'done' : judgeStatus(status),
    waitMs: status === 429 ? retryAfterOf(body) : null,
  }))
}

/** Reads seconds with a fraction: https://discord.com/developers/docs/topics/rate-limits. */
function retryAfterOf(body: string): number | null {
  try {
    const { retry_after: seconds } = Object(JSON.parse(body)) as { retry_after?: unknown }
    return typeof seconds === 'number' && seconds >= 0 ? Math.ceil(seconds * 1_000) : null
  } catch {
    // JSON.parse throws a SyntaxError: the body is not JSON.
    return null
  }
}
