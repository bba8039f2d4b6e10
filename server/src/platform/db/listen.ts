import pg from 'pg'
import { clientOptions } from './sessions.ts'

const reconnectMs = 1_000

/** Interval of the check that the connection still listens, and the longest wait for its answer. */
const heartbeat = { everyMs: 10_000, answerMs: 5_000 }

export interface ListenOptions {
  /** Statement that the session runs at its start and then at intervals to show that it is alive. */
  keep?: string | undefined
  everyMs?: number
  answerMs?: number
}

/**
 * Listens on a channel on its own connection. Reopens a connection that is lost or no longer answers; `onGap` reports
 * that notifications may be missing.
 */
export async function listenForever(
  url: string,
  channel: string,
  onNotify: (payload: string) => void,
  onGap: () => void,
  {
    keep = 'select 1',
    everyMs = heartbeat.everyMs,
    answerMs = heartbeat.answerMs,
  }: ListenOptions = {},
): Promise<AsyncDisposable> {
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      ...clientOptions(url),
      connectionTimeoutMillis: answerMs,
      query_timeout: answerMs,
    })
    next.on('error', () => {})
    next.on('end', () => {
      clearTimeout(timer)
      if (!stopped) timer = setTimeout(() => void reconnect(), reconnectMs)
    })
    next.on('notification', ({ payload }) => onNotify(payload ?? ''))
    client = next
    await next.connect()
    await next.query(`listen "${channel}"; ${keep}`)
    beat(next)
  }
  const beat = (current: pg.Client): void => {
    timer = setTimeout(() => {
      current.query(keep).then(
        () => !stopped && beat(current),
        // Its `end` opens the next one.
        () => current.end().catch(() => {}),
      )
    }, everyMs)
  }
  const reconnect = async (): Promise<void> => {
    try {
      await connect()
      onGap()
    } catch {
      // The connection is lost already.
      await client?.end().catch(() => {})
    }
  }
  await connect()
  return {
    async [Symbol.asyncDispose]() {
      stopped = true
      clearTimeout(timer)
      await client?.end()
    },
  }
}
