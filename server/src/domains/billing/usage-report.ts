import type { Limit } from '../../platform/domain.ts'
import type { ReadContext } from '../../platform/operations/operation.ts'
import type { Principal } from '../../platform/operations/principal.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Work } from '../../platform/work.ts'
import { bringLedgerUpToDate, isLedgerBehind } from './ledger.ts'
import { getAccount } from './plan-store.ts'
import { type Account, presentLimits, type Usage } from './schema.ts'
import {
  type CreditGrantRow,
  countUsage,
  listDailyUse,
  listOpenGrants,
  sumReserved,
} from './store.ts'

type Grants = readonly CreditGrantRow[] | 'unmetered'

export async function readAccount(
  platform: Pick<Platform, 'transact'>,
  reader: ReadContext,
  limits: readonly Limit[],
): Promise<Account & { organizationName: string }> {
  const { db, organizationId, principal, now } = reader
  const account = await getAccount(db, organizationId)
  return {
    organizationName: account.name,
    plan: account.key,
    rateLimit: rateLimitOf(principal, false),
    organizationRateLimit: rateLimitOf(principal, true),
    limits: presentLimits(account.limits, await countUsage(db, organizationId, now), limits),
    credits: { balance: balanceOf(await readGrants(platform, reader, account.allowance)) },
  }
}

const shownDays = 30

export async function readUsage(
  platform: Pick<Platform, 'transact'>,
  reader: ReadContext,
  limits: readonly Limit[],
): Promise<Usage> {
  const { db, organizationId, now } = reader
  const { organizationName: _, ...account } = await readAccount(platform, reader, limits)
  const grants = account.credits.balance === null ? [] : await listOpenGrants(db, organizationId)
  const since = new Date(now.getTime() - shownDays * 86_400_000)
  const daily = await listDailyUse(db, organizationId, since)
  return {
    ...account,
    credits: {
      ...account.credits,
      reserved: await sumReserved(db, organizationId),
      grants: grants.map((grant) => ({
        amount: grant.amount,
        remaining: grant.remaining,
        reason: grant.reason,
        expiresAt: grant.expires_at?.toISOString() ?? null,
      })),
    },
    daily: daily.map(({ date, credits }) => ({ date, credits: Number(credits) })),
  }
}

/** Null when credits are not metered. */
export const readBalance = async (work: Work): Promise<number | null> =>
  balanceOf(await bringLedgerUpToDate(work))

/** A month begins and grants expire without a request: the first reader afterwards records it. */
export async function readGrants(
  { transact }: Pick<Platform, 'transact'>,
  { db, organizationId, now }: ReadContext,
  allowance: number | null,
): Promise<Grants> {
  if (allowance === null) return 'unmetered'
  const grants = await listOpenGrants(db, organizationId)
  if (!(await isLedgerBehind(db, organizationId, { allowance, grants, now }))) return grants
  return transact(organizationId, { kind: 'system' }, bringLedgerUpToDate)
}

const balanceOf = (grants: Grants): number | null =>
  grants === 'unmetered' ? null : grants.reduce((sum, { remaining }) => sum + remaining, 0)

function rateLimitOf({ rates }: Principal, isOfOrganization: boolean): Account['rateLimit'] {
  const rate = rates.find(({ name }) => (name === 'organization') === isOfOrganization)
  if (!rate) return null
  const { limit, remaining, resetSeconds } = rate
  return { limit, remaining, resetSeconds }
}
