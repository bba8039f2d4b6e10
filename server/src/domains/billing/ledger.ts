import type { Db } from '../../platform/db/database.ts'
import { ApiError } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import { defineCounter } from '../../platform/metrics.ts'
import type { Work } from '../../platform/work.ts'
import { getMonthlyCredits } from './plan-store.ts'
import {
  type CreditGrantRow,
  changeGrant,
  findAllowance,
  insertEntry,
  insertGrant,
  listEntriesOf,
  listOpenGrants,
  raiseGrant,
} from './store.ts'

/**
 * The credits ledger. Every movement names its subject and happens once; the organization's movements
 * queue for one lock, so that what was counted is still there when it is taken. Whoever moves credits does
 * so last in its transaction: the lock holds up whatever else the organization has to pay for.
 */
export interface Grant {
  amount: number
  reason: string
  expiresAt: Date | null
}

export async function grantCredits(work: Work, grant: Grant): Promise<void> {
  work.lock('credits')
  await addGrant(work, grant, null)
}

/** Sets `amount` aside for `subject`, or refuses with 402. A subject is reserved for once. */
export async function reserveCredits(work: Work, subject: string, amount: number): Promise<void> {
  const grants = await bringLedgerUpToDate(work)
  if (grants === 'unmetered') return
  const earlier = await listEntriesOf(work.db, work.organizationId, subject)
  if (earlier.length > 0) return
  const available = grants.reduce((sum, { remaining }) => sum + remaining, 0)
  if (available < amount) {
    throw new ApiError(
      'insufficient_credits',
      `This needs ${amount} credits; ${available} are available.`,
    )
  }
  let missing = amount
  for (const { id, remaining } of grants) {
    const taken = Math.min(missing, remaining)
    if (taken > 0) await move(work, subject, 'reserve', -taken, id)
    missing -= taken
  }
}

/**
 * Ends the reservation of `subject`: `used` credits are gone, the rest is available again. What was used
 * beyond the reservation is taken too, or refused with 402.
 */
export async function settleCredits(work: Work, subject: string, used: number): Promise<void> {
  work.lock('credits')
  const entries = await listEntriesOf(work.db, work.organizationId, subject)
  if (entries.some(({ kind }) => kind === 'settle')) return
  const reserved = -entries.reduce((sum, { amount }) => sum + amount, 0)
  if (used > reserved && (await bringLedgerUpToDate(work)) !== 'unmetered') {
    await chargeCredits(work, `${subject}:more`, used - reserved)
    return settleCredits(work, subject, reserved)
  }
  let unused = reserved - used
  for (const { grant_id: grantId, amount } of entries) {
    const released = Math.min(unused, -amount)
    if (grantId && released > 0) await move(work, subject, 'release', released, grantId)
    unused -= released
  }
  await record(work, subject, { kind: 'settle', amount: 0, used, grant_id: null })
}

/** Takes `amount` for work that is done at once. A subject is charged or reserved for, never both. */
export async function chargeCredits(work: Work, subject: string, amount: number): Promise<void> {
  await reserveCredits(work, subject, amount)
  const entries = await listEntriesOf(work.db, work.organizationId, subject)
  if (entries.some(({ kind }) => kind === 'settle')) return
  await record(work, subject, { kind: 'settle', amount: 0, used: amount, grant_id: null })
}

/** Brings allowance and expiries up to now, and returns what can be used. */
export async function bringLedgerUpToDate(
  work: Work,
): Promise<readonly CreditGrantRow[] | 'unmetered'> {
  const allowance = await getMonthlyCredits(work.db, work.organizationId)
  if (allowance === null) return 'unmetered'
  work.lock('credits')
  if (allowance > 0) await giveAllowance(work, allowance)
  const grants = await listOpenGrants(work.db, work.organizationId)
  const isOver = ({ expires_at }: CreditGrantRow) => expires_at !== null && expires_at <= work.now
  for (const grant of grants.filter(isOver)) {
    await move(work, `expiry:${newId()}`, 'expire', -grant.remaining, grant.id)
  }
  return grants.filter((grant) => !isOver(grant))
}

/** Whether bringing the ledger up to date would change it: an allowance is due, or a grant has expired. */
export async function isLedgerBehind(
  db: Db,
  organizationId: string,
  { allowance, grants, now }: { allowance: number; grants: readonly CreditGrantRow[]; now: Date },
): Promise<boolean> {
  if (grants.some(({ expires_at }) => expires_at !== null && expires_at <= now)) return true
  if (allowance === 0) return false
  const [month] = monthOf(now)
  const granted = await findAllowance(db, organizationId, month)
  return granted === undefined || granted.amount < allowance
}

/** A month's allowance is the largest of the plans that the organization had in that month. */
async function giveAllowance(work: Work, amount: number): Promise<void> {
  const [month, next] = monthOf(work.now)
  const given = await findAllowance(work.db, work.organizationId, month)
  if (!given) {
    return addGrant(work, { amount, reason: 'monthly allowance', expiresAt: next }, month)
  }
  const more = amount - given.amount
  if (more <= 0) return
  await raiseGrant(work.db, work.organizationId, given.id, more)
  const subject = `grant:${given.id}:${amount}`
  await record(work, subject, { kind: 'grant', amount: more, used: 0, grant_id: given.id })
}

async function addGrant(work: Work, grant: Grant, month: string | null): Promise<void> {
  const id = newId()
  await insertGrant(work.db, {
    organization_id: work.organizationId,
    id,
    amount: grant.amount,
    remaining: grant.amount,
    reason: grant.reason,
    allowance_month: month,
    created_at: work.now,
    expires_at: grant.expiresAt,
  })
  const entry = { kind: 'grant', amount: grant.amount, used: 0, grant_id: id }
  await record(work, `grant:${id}`, entry)
}

async function move(
  work: Work,
  subject: string,
  kind: 'reserve' | 'release' | 'expire',
  amount: number,
  grantId: string,
): Promise<void> {
  await changeGrant(work.db, work.organizationId, grantId, amount)
  const isFirst = await record(work, subject, { kind, amount, used: 0, grant_id: grantId })
  if (!isFirst) throw new Error(`${subject} would ${kind} twice from one grant`)
}

/** Counts the credits that all organizations have used, metered or not. */
export const creditsUsed = defineCounter(
  'capstan_credits_used_total',
  'Credits used on this node, by all organizations.',
)

/** False when it is there already: only what is not metered moves without the lock, and may race with itself. */
async function record(
  work: Work,
  subject: string,
  entry: { kind: string; amount: number; used: number; grant_id: string | null },
): Promise<boolean> {
  const isFirst = await insertEntry(work.db, {
    organization_id: work.organizationId,
    id: newId(),
    subject,
    created_at: work.now,
    ...entry,
  })
  if (isFirst && entry.used > 0) work.count(creditsUsed, {}, entry.used)
  return isFirst
}

/** First day of the month of `now`, and the first moment of the next one, in UTC. */
function monthOf(now: Date): [string, Date] {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()]
  const first = new Date(Date.UTC(year, month, 1))
  return [first.toISOString().slice(0, 10), new Date(Date.UTC(year, month + 1, 1))]
}
