import type { Principal } from '../../platform/http/principal.ts'
import type { Work } from '../../platform/work.ts'
import { bringLedgerUpToDate } from './ledger.ts'
import { type AccountUsage, presentLimits, type Usage } from './schema.ts'
import { countUsage, getAccount, listDailyUse, sumReserved } from './store.ts'

type Asker = Work & { principal: Principal }

export async function readAccount(
  work: Asker,
): Promise<AccountUsage & { organizationName: string }> {
  const { db, organizationId, principal } = work
  const account = await getAccount(db, organizationId)
  const grants = await bringLedgerUpToDate(work)
  return {
    organizationName: account.name,
    plan: account.key,
    rateLimit: rateLimitOf(principal),
    limits: presentLimits(account.limits, await countUsage(db, organizationId)),
    credits: { balance: balanceOf(grants) },
  }
}

const shownDays = 30

export async function readUsage(work: Asker): Promise<Usage> {
  const { db, organizationId, now } = work
  const { organizationName: _, ...account } = await readAccount(work)
  const grants = await bringLedgerUpToDate(work)
  const since = new Date(now.getTime() - shownDays * 86_400_000)
  const daily = await listDailyUse(db, organizationId, since)
  return {
    ...account,
    credits: {
      balance: balanceOf(grants),
      reserved: await sumReserved(db, organizationId),
      grants: (grants === 'unmetered' ? [] : grants).map((grant) => ({
        amount: grant.amount,
        remaining: grant.remaining,
        reason: grant.reason,
        expiresAt: grant.expires_at?.toISOString() ?? null,
      })),
    },
    daily: daily.map(({ date, credits }) => ({ date, credits: Number(credits) })),
  }
}

const balanceOf = (grants: Awaited<ReturnType<typeof bringLedgerUpToDate>>): number | null =>
  grants === 'unmetered' ? null : grants.reduce((sum, { remaining }) => sum + remaining, 0)

function rateLimitOf({ rate }: Principal): AccountUsage['rateLimit'] {
  if (!rate) return null
  const { limit, remaining, resetSeconds } = rate
  return { limit, remaining, resetSeconds }
}
