import { LRUCache } from 'lru-cache'
import { statementTime } from '../../../platform/clock.ts'
import { createBatcher } from '../../../platform/concurrency/batcher.ts'
import { hashSecret } from '../../../platform/crypto/hash.ts'
import { ApiError } from '../../../platform/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { gapUs } from '../../../platform/rates/gcra.ts'
import { daysBefore } from '../../../platform/retention.ts'
import {
  type AdmittedHook,
  admitHooks,
  type HookAddress,
  type HookRequests,
  listAddresses,
} from './intake-store.ts'
import { tokenPattern } from './secrets.ts'

export const hookRate = { requestsPerMinute: 600, burst: 100 }
/** How far a stored arrival may be ahead of now with room for one more. */
const toleranceUs = gapUs(hookRate) * (hookRate.burst - 1)
export const retiredDays = 30
const maxRemembered = 10_000
const maxBatch = 200

type Handles = Pick<Platform, 'database' | 'clock'>
export type Admitted = AdmittedHook & { organizationId: string }

interface Asked {
  address: HookAddress
  hash: Buffer
}

/**
 * Finds the hook of an address and counts the request against its rate, before a byte of the body is read. Where a
 * token belongs never changes, so nodes remember it; all else is read anew, for those that come together at once.
 */
export class HookAdmission {
  readonly #clock: Platform['clock']
  /** Until when hooks have no room, in ms. Only time makes room, so nobody asks the database before. */
  readonly #full = new LRUCache<string, number>({ max: maxRemembered })
  readonly #known = new LRUCache<string, HookAddress>({ max: maxRemembered })
  readonly #lookUp: (hash: Buffer) => Promise<HookAddress | undefined>
  readonly #admit: (asked: Asked) => Promise<(Admitted & { index: number }) | undefined>

  constructor({ database, clock }: Handles) {
    this.#clock = clock
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
      waitsForCrowd: true,
      async run(asked: Asked[]) {
        const groups = groupByAddress(asked)
        const requests = [...groups.values()]
        const rows = await admitHooks(database.admission, requests, hookRate, statementTime(clock))
        const counted = new Map(
          requests.map((request, index) => [request, { row: rows[index], next: 0 }]),
        )
        return asked.map(({ address, hash }) => {
          const request = groups.get(keyOf(hash))
          const of = request && counted.get(request)
          if (!of?.row) return undefined
          return { ...of.row, organizationId: address.organizationId, index: of.next++ }
        })
      },
    })
  }

  /** @throws ApiError 404 for an unknown address, 410 for one that was given up, 429 beyond the rate */
  async admit(token: string): Promise<Admitted> {
    if (!tokenPattern.test(token)) throw noSuchHook()
    const hash = hashSecret(token)
    const key = keyOf(hash)
    const askedAt = this.#clock.now().getTime()
    const fullUntil = this.#full.get(key) ?? 0
    if (askedAt < fullUntil) throw tooFast(fullUntil - askedAt)
    const known = this.#known.get(key)
    const address = known ?? (await this.#lookUp(hash))
    if (!address || address.retiredAt) throw this.#refusalOf(address)
    const hook = await this.#admit({ address, hash })
    if (!hook) {
      this.#known.delete(key)
      throw this.#refusalOf(await this.#lookUp(hash))
    }
    this.#known.set(key, address)
    if (hook.index < hook.taken) return hook
    const waitMs = Math.max(Number(hook.ahead_us) - toleranceUs, 0) / 1000
    // From before the question: a node never says "full" longer than the database would.
    this.#full.set(key, askedAt + waitMs)
    throw tooFast(waitMs)
  }

  #refusalOf(address: HookAddress | undefined): ApiError {
    const since = daysBefore(this.#clock.now(), retiredDays)
    return address?.retiredAt && address.retiredAt > since
      ? new ApiError('gone', 'This hook is deleted, or has another address now.')
      : noSuchHook()
  }
}

const keyOf = (hash: Uint8Array): string => Buffer.from(hash).toString('base64')

const noSuchHook = (): ApiError => new ApiError('not_found', 'There is no hook at this address.')

/** In one order everywhere, so that two nodes with the same ones do not wait for each other in a circle. */
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

function tooFast(waitMs: number): ApiError {
  const seconds = Math.max(Math.ceil(waitMs / 1000), 1)
  return new ApiError(
    'rate_limited',
    `This hook takes ${hookRate.requestsPerMinute} requests a minute. Retry in ${seconds} s.`,
    { headers: { 'Retry-After': String(seconds) } },
  )
}

/** Where a hook may take no more bytes, in a sentence for the sender. */
export const tooLarge = (maxBytes: number): ApiError =>
  new ApiError('payload_too_large', `This hook takes at most ${maxBytes} bytes.`)
