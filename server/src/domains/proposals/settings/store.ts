import type { Db } from '../../../platform/db/database.ts'
import type { Writing } from '../../../platform/db/pending-writes.ts'
import { statement } from '../../../platform/db/statement.ts'
import type { ProposalSettings } from './schema.ts'

const findOne = statement<{ settings: Partial<ProposalSettings> }>(
  'select settings from proposal_settings where organization_id = $1',
)

export async function findSettings(
  db: Db,
  organizationId: string,
): Promise<Partial<ProposalSettings> | undefined> {
  const [row] = await findOne(db, organizationId)
  return row?.settings
}

export const putSettings = (
  { db, write }: Writing,
  organizationId: string,
  settings: ProposalSettings,
  now: Date,
): void =>
  write(
    db
      .insertInto('proposal_settings')
      .values({
        organization_id: organizationId,
        settings: JSON.stringify(settings),
        updated_at: now,
      })
      .onConflict((conflict) =>
        conflict.column('organization_id').doUpdateSet((set) => ({
          settings: set.ref('excluded.settings'),
          updated_at: set.ref('excluded.updated_at'),
        })),
      ),
  )
