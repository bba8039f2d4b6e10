import { setTimeout as wait } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { type Clock, elapsedMs, statementTime } from '../../../platform/clock.ts'
import { createBatcher } from '../../../platform/concurrency/batcher.ts'
import { hashSecret } from '../../../platform/crypto/hash.ts'
import { isRefusal } from '../../../platform/db/refusals.ts'
import { ApiError } from '../../../platform/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { gapUs, gcraAdmit } from '../../../platform/rates/gcra.ts'
import { daysBefore } from '../../../platform/retention.ts'
import {
  type AdmittedHook,
  admitHooks,
  type HookAddress,
  type HookRequests,
  listAddresses,
} from './intake-store.ts'
import { tokenPattern } from './secrets.ts'

export const retiredDays = 30
const maxRemembered = 10_000
const maxBatch = 200
/**
 * Delay of the response to a flood. Each such response takes 0.1 ms or more from senders within their rate. With the
 * delay, a sender that waits for each response sends a twentieth of its requests; the response tells it to wait a second
 * or more. Above the limit of delayed responses, all others are sent immediately.
 */
const floodPauseMs = 200
const maxPaused = 256

type Dependencies = Pick<Platform, 'database' | 'clock'>
export type Admitted = AdmittedHook & { organizationId: string }

interface Asked {
  address: HookAddress
  hash: Buffer
}

/** Rate limit of each hook. */
export const hookRate = { requestsPerMinute: 600, burst: 100 }
/** Most that a stored arrival may be ahead of now while there is room for one more. */
const toleranceUs = gapUs(hookRate) * (hookRate.burst - 1)

interface Counted {
  /** Number of requests, the first ones, that had room. */
  taken: number
  /** Distance of the arrival from now, after them. */
  ahead_us: number
}

const sweepEvery = 1_000

/** Rates of hooks in memory, if one process owns the database: a statement took 0.07 ms for each. */
class LocalHookRates {
  readonly #clock: Clock
  readonly #arrivals = new Map<string, number>()
  #counts = 0

  constructor(clock: Clock) {
    this.#clock = clock
  }

  count(hookId: string, asked: number): Counted {
    const nowUs = elapsedMs(this.#clock) * 1000
    if (++this.#counts % sweepEvery === 0) this.#sweep(nowUs)
    let arrivalUs = this.#arrivals.get(hookId) ?? 0
    let taken = 0
    while (taken < asked) {
      const next = gcraAdmit(hookRate, arrivalUs, nowUs)
      if (next === null) break
      arrivalUs = next
      taken++
    }
    if (taken > 0) this.#arrivals.set(hookId, arrivalUs)
    return { taken, ahead_us: arrivalUs - nowUs }
  }

  /** Deletes arrivals in the past, which limit nothing. */
  #sweep(nowUs: number): void {
    for (const [hookId, arrivalUs] of this.#arrivals) {
      if (arrivalUs <= nowUs) this.#arrivals.delete(hookId)
    }
  }
}

/** Finds the hook of a URL and counts the request against its rate, before any byte of the body is read. */
export class HookAdmission {
  readonly #clock: Platform['clock']
  /**
   * Times until which hooks have no room, by token, on the clock `elapsedMs`. Only time makes room, so the database is
   * not queried before.
   */
  readonly #full = new LRUCache<string, number>({ max: maxRemembered })
  /** Addresses by token. The owner of an address never changes. */
  readonly #addresses = new LRUCache<string, HookAddress>({ max: maxRemembered })
  #paused = 0
  readonly #lookUp: (hash: Buffer) => Promise<HookAddress | undefined>
  readonly #admit: (asked: Asked) => Promise<(AdmittedHook & { index: number }) | undefined>

  constructor({ database, clock }: Dependencies) {
    this.#clock = clock
    // Null if the database counts, which other nodes share.
    const rates = database.isShared ? null : new LocalHookRates(clock)
    this.#lookUp = createBatcher({
      maxBatch,
      run: async (hashes: Buffer[]) => {
        const rows = await listAddresses(database.admission, hashes)
        const found = new Map(rows.map((row) => [keyOf(row.hash), row]))
        return hashes.map((hash) => found.get(keyOf(hash)))
      },
    })
    this.#admit = createBatcher({
      maxBatch,
      apart: { keyOf: ({ address }) => address.organizationId, mayConcernOne: isRefusal },
      async run(asked: Asked[]) {
        const groups = groupByAddress(asked)
        const requests = [...groups.values()]
        const rate = rates ? null : hookRate
        const rows = await admitHooks(database.admission, requests, rate, statementTime(clock))
        const counted = new Map(
          requests.map((request, index) => {
            const row = rows[index]
            return [
              request,
              { row: row && { ...row, ...rates?.count(row.id, request.asked) }, next: 0 },
            ]
          }),
        )
        return asked.map(({ hash }) => {
          const request = groups.get(keyOf(hash))
          const of = request && counted.get(request)
          if (!of?.row) return undefined
          return { ...of.row, index: of.next++ }
        })
      },
    })
  }

  /** @throws ApiError 404 for an unknown URL, 410 for a former one, 429 above the rate */
  async admit(token: string): Promise<Admitted> {
    if (!tokenPattern.test(token)) throw noSuchHook()
    const askedAt = elapsedMs(this.#clock)
    const fullUntil = this.#full.get(token) ?? 0
    if (askedAt < fullUntil) {
      await this.#pause()
      throw tooFast(fullUntil - askedAt)
    }
    const hash = hashSecret(token)
    const address = this.#addresses.get(token) ?? (await this.#lookUp(hash))
    if (!address || address.retiredAt) throw this.#refusalOf(address)
    const hook = await this.#admit({ address, hash })
    if (!hook) {
      this.#addresses.delete(token)
      throw this.#refusalOf(await this.#lookUp(hash))
    }
    this.#addresses.set(token, address)
    if (hook.index < hook.taken) return { ...hook, organizationId: address.organizationId }
    const waitMs = Math.max(Number(hook.ahead_us) - toleranceUs, 0) / 1000
    // Measured before the query, so that a node never says "full" longer than the database would.
    this.#full.set(token, askedAt + waitMs)
    throw tooFast(waitMs)
  }

  async #pause(): Promise<void> {
    if (this.#paused >= maxPaused) return
    this.#paused++
    await wait(floodPauseMs)
    this.#paused--
  }

  #refusalOf(address: HookAddress | undefined): ApiError {
    const since = daysBefore(this.#clock.now(), retiredDays)
    return address?.retiredAt && address.retiredAt > since
      ? new ApiError(
          'gone',
          'This hook was deleted or has a new URL. Ask its owner for the new one.',
        )
      : noSuchHook()
  }
}

const keyOf = (hash: Uint8Array): string => Buffer.from(hash).toString('base64')

const noSuchHook = (): ApiError =>
  new ApiError('not_found', 'There is no hook at this URL. Check the URL.')

/** Groups requests by hook, in one order everywhere, so that two nodes with the same hooks do not deadlock. */
function groupByAddress(asked: readonly Asked[]): Map<string, HookRequests> {
  const counts = Map.groupBy(asked, ({ hash }) => keyOf(hash))
  const groups = [...counts].map(([key, same]): [string, HookRequests] => {
    const [first] = same as [Asked, ...Asked[]]
    const { organizationId, hookId } = first.address
    return [key, { organizationId, hookId, hash: first.hash, asked: same.length }]
  })
  return new Map(groups.sort(([, one], [, other]) => (placeOf(one) < placeOf(other) ? -1 : 1)))
}

const placeOf = ({ organizationId, hookId }: HookRequests): string => `${organizationId} ${hookId}`

/** Returns the error without a stack, which took a twelfth of a refusal and is never read. */
function tooFast(waitMs: number): ApiError {
  const seconds = Math.max(Math.ceil(waitMs / 1000), 1)
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 0
  try {
    return new ApiError(
      'rate_limited',
      `This hook takes ${hookRate.requestsPerMinute} requests a minute. Retry in ${seconds} s.`,
      { headers: { 'Retry-After': String(seconds) } },
    )
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}

/** Returns the error for a body above the hook's size limit. */
export const tooLarge = (maxBytes: number): ApiError =>
  new ApiError(
    'payload_too_large',
    `The body is too large. This hook accepts up to ${maxBytes} bytes.`,
  )
