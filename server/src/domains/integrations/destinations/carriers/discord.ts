import type { Escape } from '../../../../platform/expressions/text.ts'
import { cut, readEvent, type SentEvent, wordsOf } from '../words.ts'
import type { Carrier } from './order.ts'
import { judgeStatus, post } from './post.ts'

/** Markdown, masked links and the forms of mentions are shown as they are written. */
export const asDiscordText: Escape = (text) => text.replace(/[\\*_~`|>#[\]()<:@-]/g, '\\$&')

const maxContent = 2_000

/** `allowed_mentions` without anything: whatever the text says, nobody is called. */
export const discordMessage = ({ type, createdAt, id }: SentEvent, words: string) => ({
  content: cut(words, maxContent),
  embeds: [{ title: type, timestamp: createdAt, footer: { text: id } }],
  allowed_mentions: { parse: [] },
})

/** With `?wait=true` in its address Discord answers 200 and the message in place of 204. */
export const discord: Carrier = async (order) => {
  const event = readEvent(order.parcel.body)
  const words = wordsOf(event, order.row.template, order.catalogue.events, asDiscordText)
  return post(order, discordMessage(event, words), (status, body) => ({
    outcome: status === 204 || status === 200 ? 'done' : judgeStatus(status),
    waitMs: status === 429 ? retryAfterOf(body) : null,
  }))
}

/** Seconds with a fraction: https://discord.com/developers/docs/topics/rate-limits. */
function retryAfterOf(body: string): number | null {
  try {
    const { retry_after: seconds } = Object(JSON.parse(body)) as { retry_after?: unknown }
    return typeof seconds === 'number' && seconds >= 0 ? Math.ceil(seconds * 1_000) : null
  } catch {
    // A SyntaxError: the body is not JSON.
    return null
  }
}
