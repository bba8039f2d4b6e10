import { type Clock, systemClock } from '../../platform/clock.ts'
import type { Admit, Principal, RateState } from '../../platform/http/principal.ts'
import { unauthorized } from '../../platform/http/principal.ts'
import type { Platform } from '../../platform/platform.ts'
import { gathered } from './gathered.ts'
import { arrive, rateState } from './rate.ts'
import { admitTokens, findLivingToken, touchTokens } from './store.ts'
import { hashToken, isWellFormed } from './token.ts'

/** Admission, and what must be told when a token, a plan or an organization changed. */
export interface Gate extends AsyncDisposable {
  admit: Admit
  forget(): void
}

/** Shared database: one statement asks whether tokens are alive and counts the requests. */
export function sharedGate({ database, clock }: Platform): Gate {
  const admit = gathered((hashes: Buffer[]) => admitTokens(database.db, hashes, timeOf(clock)))
  return {
    async admit(credential) {
      const row = await admit(formed(credential))
      if (!row) throw unauthorized('invalid_token')
      requireAlive(row.revoked_at, row.expires_at, row.checked_at)
      const { requests_per_minute: requestsPerMinute, burst } = row
      const rate =
        requestsPerMinute === null || burst === null
          ? null
          : rateState({ requestsPerMinute, burst }, row.ahead_us, row.admitted)
      return principalOf({ ...row, id: row.token_id }, rate)
    },
    forget() {},
    async [Symbol.asyncDispose]() {},
  }
}

// Nodes agree on the database's clock; a test that holds the time by hand passes its own.
const timeOf = (clock: Clock): Date | null => (clock === systemClock ? null : clock.now())

type LivingToken = NonNullable<Awaited<ReturnType<typeof findLivingToken>>>

const maxRemembered = 10_000
const touchEveryMs = 10_000

/**
 * Embedded database: this process owns everything, so it may remember tokens and count in memory.
 * `forget` runs before the answer to a revocation, so nothing started later meets a stale memory.
 */
export function ownGate({ database, clock, log }: Platform): Gate {
  const living = new Map<string, LivingToken>()
  const arrivals = new Map<string, number>()
  const used = new Map<string, Date>()
  let generation = 0

  const flush = async (): Promise<void> => {
    const nowUs = microseconds(clock.now())
    for (const [id, arrivalUs] of arrivals) if (arrivalUs <= nowUs) arrivals.delete(id)
    if (used.size === 0) return
    const batch = new Map(used)
    used.clear()
    await touchTokens(database.db, batch)
  }
  const timer = setInterval(() => {
    flush().catch((error: unknown) => log.warn({ err: error }, 'last use of tokens'))
  }, touchEveryMs).unref()

  const find = async (hash: Buffer, now: Date): Promise<LivingToken> => {
    const key = hash.toString('base64')
    const remembered = living.get(key)
    // The previous value of a rotated token ends by the clock, so it is looked up each time.
    if (remembered) return remembered
    const asked = generation
    const row = await findLivingToken(database.db, hash, now)
    if (!row) throw unauthorized('invalid_token')
    if (living.size >= maxRemembered) living.clear()
    if (asked === generation && hash.equals(row.hash)) living.set(key, row)
    return row
  }

  return {
    async admit(credential) {
      const now = clock.now()
      const row = await find(formed(credential), now)
      requireAlive(row.revoked_at, row.expires_at, now)
      used.set(row.id, now)
      return principalOf(row, count(row, arrivals, microseconds(now)))
    },
    forget() {
      generation++
      living.clear()
    },
    async [Symbol.asyncDispose]() {
      clearInterval(timer)
      await flush()
    },
  }
}

const microseconds = (time: Date): number => time.getTime() * 1000

function count(row: LivingToken, arrivals: Map<string, number>, nowUs: number): RateState | null {
  const { requests_per_minute: requestsPerMinute, burst } = row
  if (requestsPerMinute === null || burst === null) return null
  const limit = { requestsPerMinute, burst }
  const before = arrivals.get(row.id) ?? 0
  const next = arrive(limit, before, nowUs)
  if (next !== null) arrivals.set(row.id, next)
  return rateState(limit, (next ?? before) - nowUs, next !== null)
}

function formed(credential: string): Buffer {
  if (!isWellFormed(credential)) throw unauthorized('invalid_token')
  return hashToken(credential)
}

function requireAlive(revokedAt: Date | null, expiresAt: Date | null, now: Date): void {
  if (revokedAt) throw unauthorized('revoked_token')
  if (expiresAt && expiresAt <= now) throw unauthorized('expired_token')
}

type LivingRow = Pick<
  LivingToken,
  'id' | 'name' | 'organization_id' | 'plan' | 'scopes' | 'expires_at'
>

const principalOf = (row: LivingRow, rate: RateState | null): Principal => ({
  kind: 'token',
  tokenId: row.id,
  tokenName: row.name,
  organizationId: row.organization_id,
  plan: row.plan,
  scopes: row.scopes,
  expiresAt: row.expires_at,
  rate,
})
