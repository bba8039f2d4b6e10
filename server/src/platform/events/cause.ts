import { AsyncLocalStorage } from 'node:async_hooks'

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
