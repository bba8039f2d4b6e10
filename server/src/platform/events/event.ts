import { AsyncLocalStorage } from 'node:async_hooks'
import type { Static, TSchema } from 'typebox'

/** A type of event that the product can emit. The catalogue and `docs/events.md` come from these. */
export interface EventType<Data extends TSchema = TSchema> extends EventOptions<Data> {
  /** Name in the past tense: `<resource>.<what happened>`. */
  type: string
  summary: string
  data: Data
  example: unknown
  /** True if the subject was deleted: the content of earlier events about it is removed. */
  erases: boolean
  /**
   * Scope needed to read the event's data, as in the catalogue. If absent, everyone who can read events can read it.
   */
  scope?: string
}

interface EventOptions<Data extends TSchema> {
  erases?: boolean
  /** Returns other subjects that were deleted with it, from its data. */
  alsoErased?(data: Static<Data>): readonly string[]
  /** Returns the id of the contact whose timeline shows the event, from its data; null if none. */
  contactOf?(data: Static<Data>): string | null
  /** Returns the timeline's sentence for the event. By default, the summary of the type. */
  describe?(data: Static<Data>): string
  /** Returns who acted, if the data names them. By default, it is who made the change. */
  actorOf?(data: Static<Data>): EventActor | null
  /** Returns the resource that the timeline links. By default, there is none. */
  subjectOf?(data: Static<Data>): EventSubject
}

/** A person who acted without signing in. */
export interface EventActor {
  kind: string
  id: string | null
  name: string
}

export interface EventSubject {
  id: string
  number: string | null
  title: string
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
  /** Id of the event's subject: the `id` of its data, or null if it has none. */
  subject: string | null
  erases: boolean
  /** Subjects whose earlier content is removed: its own if it erases, and those deleted with it. */
  erased: readonly string[]
  /** Exact bytes of the body in every delivery. */
  body: string
  createdAt: Date
  /** The contact it concerns, with the timeline's sentence; null if none. */
  contact: { id: string; sentence: string } | null
}

/** The automation run or sync run that caused a change, directly or indirectly. */
export interface Cause {
  /** Id of the run, as in the API. */
  runId: string
  /** Number of runs that led to it, including this one. */
  depth: number
  /** Id of the connection that it was read from, as in the API. The change is not written back there. */
  connectionId?: string
  /**
   * Id of the hook that triggered the run, as in the API. It can appear on records that the run creates, not on events.
   */
  hookId?: string
}

/** Returns the cause in the form for events. */
export const toldCause = ({ hookId: _, ...told }: Cause): Cause => told

const causes = new AsyncLocalStorage<Cause | null>()

/** Returns the cause of the current work, or null if a person, a program or a schedule began it. */
export const currentCause = (): Cause | null => causes.getStore() ?? null

/** Runs with a cause. Events emitted in it, and in the jobs that it enqueues, carry the cause. */
export const withCause = <T>(cause: Cause | null, run: () => T): T => causes.run(cause, run)

/**
 * Header that carries the cause to a server that Capstan calls, and back if that server calls Capstan. It ends loops
 * through HTTP.
 */
export const depthHeader = 'capstan-depth'

/** Formats the header as a structured field (RFC 9651): `2;run=arun_…`. */
export const writeDepth = ({ runId, depth }: Cause): string => `${depth};run=${runId}`

/** Parses the header. Returns null if it is not Capstan's. */
export function readDepth(header: string | readonly string[] | undefined): Cause | null {
  const [, depth, runId] = /^(\d{1,3});run=([a-z]{2,8}_[0-9a-z]{26})$/.exec(`${header}`) ?? []
  return depth && runId ? { depth: Number(depth), runId } : null
}
