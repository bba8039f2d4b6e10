import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'

/** A due proposal of any organization. The work on it runs for its organization alone. */
export interface DueProposal {
  organizationId: string
  id: string
}

/** Lists proposals whose time is over, longest overdue first. */
export async function listOverdue(db: Db, now: Date, limit: number): Promise<DueProposal[]> {
  const { rows } = await sql<DueProposal>`
    select organization_id as "organizationId", id from proposals
    where expires_at <= ${now} and status in ('sent', 'viewed', 'signing')
    order by expires_at limit ${limit}`.execute(db)
  return rows
}

/** Lists proposals that end before a time and whose signers have not been warned. */
export async function listExpiring(
  db: Db,
  now: Date,
  until: Date,
  limit: number,
): Promise<DueProposal[]> {
  const { rows } = await sql<DueProposal>`
    select organization_id as "organizationId", id from proposals
    where expires_at > ${now} and expires_at <= ${until} and status in ('sent', 'viewed', 'signing')
      and reminders is not null and not exists (
        select from proposal_mails
        where proposal_mails.organization_id = proposals.organization_id
          and proposal_mails.proposal_id = proposals.id and kind = 'expiring')
      and (owner_id is not null or exists (
        select from proposal_recipients
        where proposal_recipients.organization_id = proposals.organization_id
          and proposal_recipients.proposal_id = proposals.id and delivery <> 'none'))
    order by expires_at limit ${limit}`.execute(db)
  return rows
}

/** Lists proposals whose next reminder is due, counted from sending or from the last reminder. */
export async function listToRemind(
  db: Db,
  now: Date,
  after: DueProposal | null,
  limit: number,
): Promise<DueProposal[]> {
  const { rows } = await sql<DueProposal>`
    select organization_id as "organizationId", id from proposals
    where reminders is not null and status in ('sent', 'viewed', 'signing')
      and (expires_at is null or expires_at > ${now})
      and reminders_sent < (reminders ->> 'max')::integer
      and case when reminded_at is null
        then (transitions ->> 'sent')::timestamptz + (reminders ->> 'afterDays')::integer * interval '24 hours'
        else reminded_at + (reminders ->> 'everyDays')::integer * interval '24 hours' end <= ${now}
      and (${after === null} or (organization_id, id) > (${after?.organizationId}::uuid, ${after?.id}::uuid))
    order by organization_id, id limit ${limit}`.execute(db)
  return rows
}

/** Lists proposals that ended longer ago than their organization keeps them. */
export async function listOutlived(db: Db, now: Date, limit: number): Promise<DueProposal[]> {
  const { rows } = await sql<DueProposal>`
    select organization_id as "organizationId", id from (
      select proposals.organization_id, proposals.id,
        (transitions ->> coalesce(nullif(status, 'countersigned'), 'accepted'))::timestamptz as ended_at,
        case when status in ('declined', 'canceled', 'expired') then
          case when settings is null then 24 else (settings -> 'retention' ->> 'endedMonths')::integer end
        else
          case when settings is null then 120 else (settings -> 'retention' ->> 'acceptedMonths')::integer end
        end as months
      from proposals
      left join proposal_settings on proposal_settings.organization_id = proposals.organization_id
      where status in ('declined', 'canceled', 'expired', 'accepted', 'countersigned', 'voided')
    ) as ended
    where ended_at < ${now}::timestamptz - make_interval(months => months)
    limit ${limit}`.execute(db)
  return rows
}
