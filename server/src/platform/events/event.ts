import { AsyncLocalStorage } from 'node:async_hooks'
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

/** The run of an automation or a sync that something comes from, in the end. */
export interface Cause {
  /** As the API shows it. */
  runId: string
  /** How many runs led to it, this one included. */
  depth: number
  /** The connection that it was read by, as the API shows it: it is not written back there. */
  connectionId?: string
  /** The hook that set the run off, as the API shows it. What the run makes may say so; events do not. */
  hookId?: string
}

/** As events tell it. */
export const toldCause = ({ hookId: _, ...told }: Cause): Cause => told

const causes = new AsyncLocalStorage<Cause | null>()

/** What the work underway comes from; null where a person, a program or a schedule began it. */
export const currentCause = (): Cause | null => causes.getStore() ?? null

/** Events emitted within, and within the jobs that it enqueues, carry the cause. */
export const withCause = <T>(cause: Cause | null, run: () => T): T => causes.run(cause, run)

/** Tells a server that we call, and us if it calls back, what a request comes from: loops through HTTP end by it. */
export const depthHeader = 'capstan-depth'

/** As a structured field, RFC 9651: `2;run=arun_…`. */
export const writeDepth = ({ runId, depth }: Cause): string => `${depth};run=${runId}`

/** Returns what a header says, or null where there is none of ours. */
export function readDepth(header: string | readonly string[] | undefined): Cause | null {
  const [, depth, runId] = /^(\d{1,3});run=([a-z]{2,8}_[0-9a-z]{26})$/.exec(`${header}`) ?? []
  return depth && runId ? { depth: Number(depth), runId } : null
}
