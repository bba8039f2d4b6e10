import { isIP } from 'node:net'
import { LRUCache } from 'lru-cache'
import { every } from '../../platform/background.ts'
import { statementTime } from '../../platform/clock.ts'
import { createBatcher } from '../../platform/concurrency/batcher.ts'
import { createSerialQueue } from '../../platform/concurrency/limiter.ts'
import { pipelineAll } from '../../platform/db/pipeline.ts'
import { isRefusal } from '../../platform/db/refusals.ts'
import { TokenHomes } from '../../platform/db/token-homes.ts'
import { ApiError } from '../../platform/errors.ts'
import { FailedAuthLimiter } from '../../platform/operations/failed-auth-limiter.ts'
import {
  type Admit,
  type Principal,
  type RequestOrigin,
  unauthorized,
} from '../../platform/operations/principal.ts'
import type { Platform } from '../../platform/platform.ts'
import { limitsOf, type RateLimits } from '../../platform/rates/gcra.ts'
import { type RateStatus, type Rates, ratesOf } from '../../platform/rates/rates.ts'
import { TokenId } from './schema.ts'
import {
  type AdmissionRequest,
  admitTokens,
  findLivingToken,
  type LastUse,
  type LivingToken,
  noteLastUses,
  type TokenRecord,
} from './store.ts'
import { hashToken, isAllowed, isWellFormed } from './token.ts'

/** Turns the credential of a request into its principal. */
export interface Authenticator extends AsyncDisposable {
  authenticate: Admit
  /** To be called when a token, a plan or an organization has changed. */
  invalidate(): void
}

/** Entries of each cache of hashes, of 44 characters, and of tokens. */
const maxRemembered = 10_000
const maxPendingLookUps = 100

/**
 * Authenticates tokens and refuses guesses cheaply. The checksum refuses a malformed value. A hash without
 * a token is remembered: no token ever gets a value that was sent before it was issued. An address with
 * too many failures has its values looked up one at a time. A value that was valid before skips that
 * queue, so a valid token is never refused because of other requests from its address, unless this node
 * has not seen it yet and the queue is full.
 */
export function createAuthenticator(
  platform: Platform,
  isShared = platform.database.isShared,
  rates = platform.rates,
): Authenticator {
  const tokens: TokenAuthenticator = isShared
    ? postgresAuthenticator(platform)
    : inMemoryAuthenticator(platform, rates)
  const limiter = new FailedAuthLimiter(platform.clock)
  const unknownHashes = new LRUCache<string, true>({ max: maxRemembered })
  const knownHashes = new LRUCache<string, true>({ max: maxRemembered })
  const enqueueLookUp = createSerialQueue({ maxPending: maxPendingLookUps })

  const refuse = ({ address }: RequestOrigin): never => {
    throw limiter.recordFailure(address)
  }

  const lookUp = async (
    hash: Buffer,
    key: string,
    caller: RequestOrigin,
  ): Promise<Principal | null> => {
    const authenticate = () => tokens.authenticate(hash, caller)
    if (knownHashes.has(key) || !limiter.isOver(caller.address)) return authenticate()
    const pending = enqueueLookUp(authenticate)
    if (!pending) throw limiter.slowDown(caller.address)
    return pending
  }

  return {
    async authenticate(credential, caller) {
      if (!isWellFormed(credential)) return refuse(caller)
      const hash = hashToken(credential)
      const key = hash.toString('base64')
      if (unknownHashes.get(key)) return refuse(caller)
      const principal = await lookUp(hash, key, caller)
      if (principal) {
        knownHashes.set(key, true)
        return principal
      }
      unknownHashes.set(key, true)
      return refuse(caller)
    },
    invalidate: () => tokens.invalidate(),
    [Symbol.asyncDispose]: () => tokens[Symbol.asyncDispose](),
  }
}

/** Finds tokens and counts their requests: in memory for one process, in the database for many nodes. */
interface TokenAuthenticator extends AsyncDisposable {
  /**
   * Null when no token has this hash.
   *
   * @throws ApiError 401 for a token that is revoked or expired, 403 for one that is not allowed from there
   */
  authenticate(hash: Buffer, caller: RequestOrigin): Promise<Principal | null>
  /** To be called when a token, a plan or an organization has changed. */
  invalidate(): void
}

type KnownToken = LivingToken & { limits: RateLimits }

/**
 * For the embedded database, which one process owns: it caches tokens in memory, where their requests are counted too.
 * `invalidate` runs before a revocation is answered, so no later request meets a stale token.
 */
function inMemoryAuthenticator(
  platform: Platform,
  rates: Rates = platform.rates,
): TokenAuthenticator {
  const { database, clock } = platform
  const uses = new LastUses(platform)
  const homes = new TokenHomes(database.db)
  const living = new LRUCache<string, KnownToken>({ max: maxRemembered })
  let generation = 0

  const find = async (hash: Buffer): Promise<KnownToken | undefined> => {
    const key = hash.toString('base64')
    const cached = living.get(key)
    if (cached) return cached
    const readIn = generation
    const home = await homes.find(hash)
    if (home === undefined) return undefined
    const row = await findLivingToken(database.db, home, { hash, now: clock.now() })
    if (!row) return undefined
    const token = { ...row, limits: limitsOf(row) }
    // The previous value of a rotated token ends by the clock, so it is not cached.
    if (readIn === generation && hash.equals(row.hash)) living.set(key, token)
    return token
  }

  return {
    async authenticate(hash, caller) {
      const row = await find(hash)
      if (!row) return null
      const now = clock.now()
      requireAlive(row, now)
      requireAddress(isAllowed(row.allowed_networks, caller.address), caller)
      uses.note({ ...caller, tokenId: row.id, organizationId: row.organization_id, at: now })
      const subject = { kind: 'token' as const, id: row.id, organizationId: row.organization_id }
      return principalOf(row, await rates.admit(subject, row.limits))
    },
    invalidate() {
      generation++
      living.clear()
    },
    async [Symbol.asyncDispose]() {
      await uses[Symbol.asyncDispose]()
    },
  }
}

const maxBatch = 200

/** For many nodes on one database: one statement checks the tokens of a batch and counts their requests. */
function postgresAuthenticator(platform: Platform): TokenAuthenticator {
  const { clock, database } = platform
  const uses = new LastUses(platform)
  const homes = new TokenHomes(database.admission)
  const admit = createBatcher({
    maxBatch,
    apart: { keyOf: ({ organizationId }) => organizationId, mayConcernOne: isRefusal },
    run: (requests: AdmissionRequest[]) =>
      admitTokens(database.admission, requests, statementTime(clock)),
  })
  return {
    async authenticate(hash, caller) {
      const address = isIP(caller.address) === 0 ? null : caller.address
      const organizationId = await homes.find(hash)
      if (organizationId === undefined) return null
      const row = await admit({ organizationId, hash, address })
      if (!row) return null
      requireAlive(row, row.checked_at)
      requireAddress(row.address_allowed, caller)
      uses.note({
        ...caller,
        tokenId: row.id,
        organizationId: row.organization_id,
        at: row.checked_at,
      })
      return principalOf(row, ratesOf('token', limitsOf(row), row))
    },
    invalidate() {},
    [Symbol.asyncDispose]: () => uses[Symbol.asyncDispose](),
  }
}

function requireAlive({ revoked_at, expires_at }: TokenRecord, now: Date): void {
  if (revoked_at) throw unauthorized('revoked_token')
  if (expires_at && expires_at <= now) throw unauthorized('expired_token')
}

function requireAddress(isAllowed: boolean, { address }: RequestOrigin): void {
  if (isAllowed) return
  throw new ApiError('address_not_allowed', `The token may not be used from ${address}.`)
}

const principalOf = (token: TokenRecord, rates: readonly RateStatus[]): Principal => ({
  kind: 'token',
  id: token.id,
  name: token.name,
  shownId: TokenId.show(token.id),
  organizationId: token.organization_id,
  plan: token.plan,
  scopes: token.scopes,
  expiresAt: token.expires_at,
  rates,
})

const writeEveryMs = 10_000
const maxTokens = 10_000
/** A connection is not held for longer than their statements take. */
const organizationsAtOnce = 100

/**
 * Collects in memory when and by whom each token was last used, and writes all of it every ten seconds, so
 * that a request writes nothing. A process that is killed loses the uses of those seconds.
 */
class LastUses implements AsyncDisposable {
  readonly #platform: Pick<Platform, 'database' | 'log'>
  readonly #uses = new Map<string, LastUse>()
  readonly #loop: AsyncDisposable

  constructor(platform: Pick<Platform, 'database' | 'log'>) {
    this.#platform = platform
    this.#loop = every(writeEveryMs, () => this.write(), {
      log: platform.log,
      failure: 'the last uses of tokens could not be written',
      unref: true,
    })
  }

  note(use: LastUse): void {
    if (this.#uses.size < maxTokens || this.#uses.has(use.tokenId)) this.#uses.set(use.tokenId, use)
  }

  async write(): Promise<void> {
    if (this.#uses.size === 0) return
    const organizations = [
      ...Map.groupBy(this.#uses.values(), ({ organizationId }) => organizationId),
    ]
    this.#uses.clear()
    for (let first = 0; first < organizations.length; first += organizationsAtOnce) {
      const next = organizations.slice(first, first + organizationsAtOnce)
      await pipelineAll(this.#platform.database.db, next, (sender, [id, uses]) =>
        noteLastUses(sender, id, uses),
      )
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#loop[Symbol.asyncDispose]()
    await this.write()
  }
}
