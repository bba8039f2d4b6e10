import type { Static, TSchema } from 'typebox'

/** A kind of event that the product can emit; the catalogue and `docs/events.md` come from these. */
export interface EventType<Data extends TSchema = TSchema> {
  /** Past tense, `<resource>.<what happened>`. */
  type: string
  summary: string
  data: Data
  example: unknown
  /** The subject was deleted: the content of earlier events about it is expunged. */
  erases: boolean
}

export const defineEvent = <Data extends TSchema>(
  type: string,
  summary: string,
  data: Data,
  example: Static<Data>,
  { erases = false }: { erases?: boolean } = {},
): EventType<Data> => ({ type, summary, data, example, erases })

export interface EmittedEvent {
  id: string
  organizationId: string
  type: string
  /** Id of what the event is about: the `id` of its data; null when that has none. */
  subject: string | null
  erases: boolean
  /** The exact bytes that every delivery of it carries. */
  body: string
  createdAt: Date
}
