import { LRUCache } from 'lru-cache'
import { createSerialQueue } from '../../platform/concurrency/serial-queue.ts'
import { FailedAuthLimiter } from '../../platform/operations/failed-auth-limiter.ts'
import type { Admit, Caller, Principal } from '../../platform/operations/principal.ts'
import type { Platform } from '../../platform/platform.ts'
import { hashToken, isWellFormed } from './token.ts'
import {
  inMemoryAuthenticator,
  postgresAuthenticator,
  type TokenAuthenticator,
} from './token-authenticator.ts'

/** Turns the credential of a request into its principal. */
export interface Authenticator extends AsyncDisposable {
  authenticate: Admit
  /** To be called when a token, a plan or an organization has changed. */
  invalidate(): void
}

/** Hashes of 44 characters each. */
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
  kind = platform.database.kind,
  rates = platform.rates,
): Authenticator {
  const tokens: TokenAuthenticator =
    kind === 'embedded' ? inMemoryAuthenticator(platform, rates) : postgresAuthenticator(platform)
  const limiter = new FailedAuthLimiter(platform.clock)
  const unknownHashes = new LRUCache<string, true>({ max: maxRemembered })
  const knownHashes = new LRUCache<string, true>({ max: maxRemembered })
  const enqueueLookUp = createSerialQueue({ maxPending: maxPendingLookUps })

  const refuse = ({ address }: Caller): never => {
    throw limiter.recordFailure(address)
  }

  const lookUp = async (hash: Buffer, key: string, caller: Caller): Promise<Principal | null> => {
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
