import { ApiError } from '../../../platform/errors.ts'
import { parseExactly } from '../event-log/exact-json.ts'
import { maxDataBytes, maxSubjectLength, type NewEvent, type NewEventBatch } from './schema.ts'

/** An event to publish, checked. */
export interface Draft {
  type: string
  subject: string | null
  /** By which a repeat is known. */
  dedupeKey: string | null
  data: NewEvent['data']
  /** The bytes of the data as they are delivered. */
  dataText: string
}

/** @throws for data that are too large, and names the field. */
export function readDrafts(body: NewEvent | NewEventBatch, bytes: Buffer | undefined): Draft[] {
  const sent = exactly(body, bytes)
  return 'events' in sent
    ? sent.events.map((event, index) => readDraft(event, `events.${index}.data`))
    : [readDraft(sent, 'data')]
}

/** The body again, with the numbers as they were written if a double may print another one. */
function exactly<Body>(body: Body, bytes: Buffer | undefined): Body {
  const text = bytes?.toString()
  return text !== undefined && /\d[.eE]|\d{16}|-0/.test(text) ? (parseExactly(text) as Body) : body
}

function readDraft({ type, subject, data, id }: NewEvent, field: string): Draft {
  const dataText = JSON.stringify(data)
  const bytes = Buffer.byteLength(dataText)
  if (bytes > maxDataBytes) {
    const message = `${field} has ${bytes} bytes and must have at most ${maxDataBytes}: send a link to what is large.`
    throw new ApiError('validation_error', message, { field })
  }
  return { type, subject: subject ?? idIn(data), dedupeKey: id ?? null, data, dataText }
}

const idIn = ({ id }: NewEvent['data']): string | null =>
  typeof id === 'string' && id.length > 0 && id.length <= maxSubjectLength ? id : null
