import pg from 'pg'
import { clientOptions } from './sessions.ts'

const reconnectMs = 1_000

/** How often the connection is asked whether it still listens, and how long it may take to answer. */
const heartbeat = { everyMs: 10_000, answerMs: 5_000 }

export interface ListenOptions {
  /** A statement that the session runs when it begins, and then again and again to show that it is alive. */
  keep?: string | undefined
  everyMs?: number
  answerMs?: number
}

/**
 * LISTEN on a channel on a connection of its own. One that is lost, or no longer answers, is opened again,
 * and `onGap` says that calls may be missing.
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
