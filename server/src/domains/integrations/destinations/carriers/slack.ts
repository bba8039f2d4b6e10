import type { Escape } from '../../../../platform/expressions/text.ts'
import { cut, readEvent, type SentEvent, wordsOf } from '../words.ts'
import { ask } from './ask.ts'
import type { Carrier } from './order.ts'
import { judgeStatus, post } from './post.ts'

/**
 * Escapes the three characters that make mentions and links: https://docs.slack.dev/messaging/formatting-message-text.
 */
export const asSlackText: Escape = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const maxSectionText = 3_000

/** Cuts a text, but never inside `&lt;`, whose rest would be read literally. */
const cutEscaped = (text: string, most: number): string =>
  text.length <= most ? text : cut(text, most).replace(/&[a-z]*…$/, '…')

/** Returns a message. `verbatim` and `parse` keep Slack from linking names and channels. */
export function slackMessage({ type, createdAt, id }: SentEvent, words: string) {
  const text = cutEscaped(words, maxSectionText)
  const about = asSlackText(`${type} · ${createdAt} · ${id}`)
  return {
    text,
    parse: 'none',
    link_names: false,
    unfurl_links: false,
    unfurl_media: false,
    blocks: [
      { type: 'section', text: { type: 'mrkdwn', text, verbatim: true } },
      { type: 'context', elements: [{ type: 'mrkdwn', text: about, verbatim: true }] },
    ],
  }
}

/** Sends to an incoming webhook, or as the app of a connection. */
export const slack: Carrier = async (order) => {
  const { row, parcel, catalogue, settings, client } = order
  const event = readEvent(parcel.body)
  const message = slackMessage(event, wordsOf(event, row.template, catalogue.events, asSlackText))
  if (!client) {
    return post(order, message, (status, body) => ({
      outcome: status === 200 && body.trim() === 'ok' ? 'done' : judgeStatus(status),
    }))
  }
  const addressed = { channel: settings.channel, ...message }
  const request = {
    method: 'POST',
    url: 'chat.postMessage',
    body: JSON.stringify(addressed),
  } as const
  return ask(order, client, request, judgeAnswer)
}

/** Permanent errors of `chat.postMessage`: https://docs.slack.dev/reference/methods/chat.postMessage. */
const forGood = /^(?:channel_not_found|is_archived|not_in_channel|channel_type_not_supported)$/
const ofMessage = /^(?:invalid_blocks|invalid_blocks_format|msg_too_long|no_text)$/

function judgeAnswer(status: number, body: string) {
  if (status !== 200) return { outcome: judgeStatus(status) }
  const { ok, error = '' } = readAnswer(body)
  if (ok === true) return { outcome: 'done' as const }
  if (forGood.test(error)) return { outcome: 'gone' as const }
  return { outcome: ofMessage.test(error) ? ('failed' as const) : ('retry' as const) }
}

function readAnswer(body: string): { ok?: unknown; error?: string } {
  try {
    const { ok, error } = Object(JSON.parse(body)) as { ok?: unknown; error?: unknown }
    return { ok, ...(typeof error === 'string' && { error }) }
  } catch {
    return {}
  }
}
