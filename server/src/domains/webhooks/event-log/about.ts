import { readBody } from './event-body.ts'

/** Subject of an event, in the words and ids of its data. */
interface Subject {
  name: string | null
  ids: Record<string, string>
}

const named = ['name', 'title', 'fileName', 'email', 'url', 'message'] as const

/** Returns the subject of an event, or null if its data has no text to tell it by. */
export function subjectOf(body: string): Subject | null {
  const data: Record<string, unknown> = { ...Object(readBody(body).data) }
  const texts = Object.entries(data).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  )
  const ids = Object.fromEntries(texts.filter(([field]) => /^id$|Id$/.test(field)))
  const fields = Object.fromEntries(texts)
  const first = named.map((field) => fields[field]).find((text) => text !== undefined)
  // People call a proposal by its number.
  const { number } = fields
  const name = number && first ? `${number}, ${first}` : (first ?? number ?? null)
  return name === null && Object.keys(ids).length === 0 ? null : { name, ids }
}
