import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '../../../platform/clock.ts'
import { PostponeJob } from '../../../platform/jobs/job-type.ts'

/** Limits requests to a host, over all sources of this process. */
export interface HostRateLimiter {
  /**
   * Waits until the next request to `host` may start: two at a time, with `delayMs` between their starts. Returns a
   * function to call when the request has ended.
   *
   * @throws {PostponeJob} if the wait is longer than 5 seconds, because a worker must not wait that long.
   */
  acquire(host: string, delayMs: number, signal?: AbortSignal): Promise<() => void>
}

export type Sleep = (ms: number, signal: AbortSignal | undefined) => Promise<unknown>

const requestsAtOnce = 2
const patienceMs = 5_000
const longestPostponementMs = 15 * 60_000
/** Number of hosts above which idle ones are removed. */
const maxIdleHosts = 1_000

interface Host {
  running: number
  waiting: (() => void)[]
  /** Time when the next request may start, in milliseconds of the clock. */
  freeAtMs: number
  /** Latest time that a postponed request was given to return at. */
  promisedAtMs: number
}

const systemPause: Sleep = (ms, signal) => wait(ms, undefined, signal ? { signal } : {})

export function createHostRateLimiter(clock: Clock, pause: Sleep = systemPause): HostRateLimiter {
  const hosts = new Map<string, Host>()

  const hostOf = (name: string, nowMs: number): Host => {
    const known = hosts.get(name)
    if (known) return known
    if (hosts.size >= maxIdleHosts) forgetIdle(hosts, nowMs)
    const host = { running: 0, waiting: [], freeAtMs: 0, promisedAtMs: 0 }
    hosts.set(name, host)
    return host
  }

  return {
    async acquire(name, delayMs, signal) {
      const nowMs = clock.now().getTime()
      const host = hostOf(name, nowMs)
      const waitMs = reserve(host, nowMs, delayMs)
      await waitForSlot(host, pause, signal)
      try {
        if (waitMs > 0) await pause(waitMs, signal)
      } catch (error) {
        release(host)
        throw error
      }
      return () => release(host)
    },
  }
}

/** Reserves the next free time and returns the wait until then. */
function reserve(host: Host, nowMs: number, delayMs: number): number {
  const waitMs = Math.max(0, host.freeAtMs - nowMs)
  if (waitMs > patienceMs) {
    // Each postponed request gets a different time: if many returned together, only one could start.
    const comeAtMs = Math.max(host.freeAtMs, host.promisedAtMs)
    host.promisedAtMs = comeAtMs + delayMs
    throw new PostponeJob(Math.min(comeAtMs - nowMs, longestPostponementMs))
  }
  host.freeAtMs = nowMs + waitMs + delayMs
  return waitMs
}

async function waitForSlot(
  host: Host,
  pause: Sleep,
  signal: AbortSignal | undefined,
): Promise<void> {
  if (host.running < requestsAtOnce) {
    host.running++
    return
  }
  const turn = Promise.withResolvers<true>()
  const admit = (): void => turn.resolve(true)
  host.waiting.push(admit)
  const ended = new AbortController()
  const stop = signal ? AbortSignal.any([signal, ended.signal]) : ended.signal
  try {
    const isAdmitted = await Promise.race([turn.promise, pause(patienceMs, stop)])
    if (isAdmitted !== true) throw new PostponeJob(patienceMs)
  } catch (error) {
    const place = host.waiting.indexOf(admit)
    // Admitted at the moment of giving up: pass the slot to the next request.
    if (place === -1) release(host)
    else host.waiting.splice(place, 1)
    throw error
  } finally {
    ended.abort()
  }
}

function release(host: Host): void {
  const next = host.waiting.shift()
  if (next) next()
  else host.running--
}

function forgetIdle(hosts: Map<string, Host>, nowMs: number): void {
  for (const [name, { running, freeAtMs }] of hosts) {
    if (running === 0 && freeAtMs <= nowMs) hosts.delete(name)
  }
}
