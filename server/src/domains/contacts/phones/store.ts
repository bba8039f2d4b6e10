import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { Sender } from '../../../platform/db/pipeline.ts'
import type { Contact } from '../schema.ts'

export interface UndescribedPhone {
  organization_id: string
  id: string
  phone: string
}

export async function listUndescribed(db: Db, limit: number): Promise<UndescribedPhone[]> {
  const rows = await db
    .selectFrom('contacts')
    .select(['organization_id', 'id', 'phone'])
    .where('phone', 'is not', null)
    .where('phone_info', 'is', null)
    .orderBy('organization_id')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows as UndescribedPhone[]
}

export type DescribedPhone = UndescribedPhone & { info: NonNullable<Contact['phoneInfo']> }

/** In the order of the keys, as every writer of many contacts. A number that changed meanwhile is left alone. */
export async function updatePhoneInfo(
  sender: Sender,
  organizationId: string,
  phones: readonly DescribedPhone[],
): Promise<void> {
  const column = <Name extends keyof DescribedPhone>(name: Name) => phones.map((one) => one[name])
  const infos = phones.map(({ info }) => JSON.stringify(info))
  await sql`
    update contacts c set phone_info = d.info::jsonb
    from (
      select c.id, d.info
      from unnest(${column('id')}::uuid[], ${column('phone')}::text[], ${infos}::text[])
        as d (id, phone, info)
      join contacts c on c.organization_id = ${organizationId} and c.id = any (${column('id')}::uuid[])
        and c.id = d.id and c.phone = d.phone
      order by 1 for update of c
    ) as d
    where c.organization_id = ${organizationId} and c.id = any (${column('id')}::uuid[])
      and c.id = d.id`.execute(sender)
}
