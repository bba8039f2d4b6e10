import { cut, readEvent, type SentEvent, wordsOf } from '../words.ts'
import type { Carrier } from './order.ts'
import { judgeStatus, post } from './post.ts'

/** Largest message: https://learn.microsoft.com/microsoftteams/platform/webhooks-and-connectors. */
const maxBytes = 28_000

/**
 * Returns a card. Text runs are shown literally: they have no Markdown, and a mention would need `msteams.entities`,
 * which this card does not have.
 */
function cardOf({ type, createdAt, id }: SentEvent, words: string) {
  const run = (text: string, style: object = {}) => ({
    type: 'RichTextBlock',
    inlines: [{ type: 'TextRun', text, ...style }],
  })
  return {
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        contentUrl: null,
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          version: '1.4',
          body: [
            run(type, { weight: 'Bolder' }),
            ...words
              .split('\n')
              .slice(0, 100)
              .map((line) => run(line || ' ')),
            run(`${createdAt} · ${id}`, { size: 'Small', isSubtle: true }),
          ],
        },
      },
    ],
  }
}

export function teamsMessage(event: SentEvent, words: string) {
  for (let most = Math.min(words.length, 20_000); ; most = Math.floor(most / 2)) {
    const card = cardOf(event, cut(words, Math.max(most, 1)))
    if (most < 2 || Buffer.byteLength(JSON.stringify(card)) <= maxBytes) return card
  }
}

export const teams: Carrier = async (order) => {
  const event = readEvent(order.parcel.body)
  const words = wordsOf(event, order.row.template, order.catalogue.events)
  return post(order, teamsMessage(event, words), (status) => ({
    outcome: status >= 200 && status < 300 ? 'done' : judgeStatus(status),
  }))
}
