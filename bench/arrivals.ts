import { once } from 'node:events'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { Pool } from 'undici'

/** In a body, something else in each request. autocannon's `idReplacement` knows the same mark. */
const differs = '[<id>]'

export interface ArrivingRequest {
  url: string
  method: 'GET' | 'POST' | 'PUT'
  headers: Record<string, string>
  body?: string
  /** Sent in turn, each with what it has in place of the above. */
  variants?: readonly SignedRequest[]
}

/** What differs between requests that are signed one by one. */
export interface SignedRequest {
  path: string
  headers: Record<string, string>
  body: string | null
}

interface Schedule extends ArrivingRequest {
  perSecond: number
  count: number
}

export interface Latency {
  p50: number
  p99: number
  /** By how much the load itself was late, which the figures above contain. */
  lateP99: number
}

interface Measured {
  latencies: number[]
  delays: number[]
}

/**
 * Sends requests evenly spaced, whether earlier ones have been answered or not, and takes the time of each from
 * the moment it was due: a stall delays all that arrive in it. In threads of their own.
 */
export async function measureArrivals(
  request: ArrivingRequest,
  perSecond: number,
  seconds: number,
): Promise<Latency> {
  const schedule: Schedule = { ...request, perSecond, count: Math.round(perSecond * seconds) }
  const sender = new Worker(new URL(import.meta.url), { workerData: { schedule } })
  const [{ latencies, delays }] = (await once(sender, 'message')) as [Measured]
  await sender.terminate()
  return {
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    lateP99: percentile(delays, 0.99),
  }
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

const now = (): number => performance.timeOrigin + performance.now()

async function send(schedule: Schedule): Promise<void> {
  const { origin, pathname, search } = new URL(schedule.url)
  const { method, headers, body, count, variants } = schedule
  const pool = new Pool(origin, { connections: 128 })
  const seed = Date.now().toString(36)
  const request = async (n: number): Promise<void> => {
    const text = body?.replaceAll(differs, `${seed}-${n}`) ?? null
    const usual = { path: pathname + search, headers, body: text }
    const answer = await pool.request({ method, ...(variants?.[n % variants.length] ?? usual) })
    await answer.body.dump()
    if (answer.statusCode > 299) throw new Error(`${schedule.url}: ${answer.statusCode}`)
  }
  const measured: Measured = { latencies: [], delays: [] }
  const answers: Promise<void>[] = []
  const clock = new Worker(new URL(import.meta.url), { workerData: { tick: schedule } })
  const all = Promise.withResolvers<void>()
  clock.on('message', (dueAt: number) => {
    measured.delays.push(now() - dueAt)
    const answered = request(answers.length).then(() => void measured.latencies.push(now() - dueAt))
    answered.catch(all.reject)
    if (answers.push(answered) === count) all.resolve()
  })
  await all.promise
  await Promise.all(answers)
  await pool.close()
  parentPort?.postMessage(measured)
}

/** Timers count whole milliseconds; this wait does not, and blocks nobody in a thread of its own. */
function tick({ perSecond, count }: Schedule): void {
  const sleeper = new Int32Array(new SharedArrayBuffer(4))
  const startedAt = now() + 100
  for (let n = 0; n < count; n++) {
    const dueAt = startedAt + (n * 1000) / perSecond
    const ms = dueAt - now()
    if (ms > 0) Atomics.wait(sleeper, 0, 0, ms)
    parentPort?.postMessage(dueAt)
  }
}

if (!isMainThread) {
  const role = workerData as { schedule?: Schedule; tick?: Schedule }
  if (role.schedule) await send(role.schedule)
  if (role.tick) tick(role.tick)
}
