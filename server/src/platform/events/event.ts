import type { Static, TSchema } from 'typebox'

/** A kind of event that the product can emit; the catalogue and `docs/events.md` come from these. */
export interface EventType<Data extends TSchema = TSchema> extends EventOptions<Data> {
  /** Past tense, `<resource>.<what happened>`. */
  type: string
  summary: string
  data: Data
  example: unknown
  /** The subject was deleted: the content of earlier events about it is expunged. */
  erases: boolean
  /** The scope that reading its data takes, as the catalogue has it. Absent: whoever may read events may read it. */
  scope?: string
}

interface EventOptions<Data extends TSchema> {
  erases?: boolean
  /** Other subjects that are gone with it, as its data show them. */
  alsoErased?(data: Static<Data>): readonly string[]
  /** Id of the contact in whose timeline the event stands, as its data show it; null for none. */
  contactOf?(data: Static<Data>): string | null
  /** What the timeline says of it; the summary of the type where that is enough. */
  describe?(data: Static<Data>): string
}

export const defineEvent = <Data extends TSchema>(
  type: string,
  summary: string,
  data: Data,
  example: Static<Data>,
  { erases = false, ...options }: EventOptions<Data> = {},
): EventType<Data> => ({ type, summary, data, example, erases, ...options })

export interface EmittedEvent {
  id: string
  organizationId: string
  type: string
  /** Id of what the event is about: the `id` of its data; null when that has none. */
  subject: string | null
  erases: boolean
  /** The subjects of which earlier content is expunged: its own, where it erases, and those gone with it. */
  erased: readonly string[]
  /** The exact bytes that every delivery of it carries. */
  body: string
  createdAt: Date
  /** The contact that it concerns, and what it says of it; null where it concerns none. */
  contact: { id: string; sentence: string } | null
}
