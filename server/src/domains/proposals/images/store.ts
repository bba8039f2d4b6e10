import type { Selectable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { Writing } from '../../../platform/db/pending-writes.ts'
import type { ProposalImagesTable } from '../../../platform/db/tables.generated.ts'

const columns = ['id', 'sha256', 'media_type', 'width', 'height', 'bytes', 'created_at'] as const

export type ImageRow = Pick<Selectable<ProposalImagesTable>, (typeof columns)[number]>

export const insertImage = ({ db, write }: Writing, organizationId: string, row: ImageRow): void =>
  write(db.insertInto('proposal_images').values({ organization_id: organizationId, ...row }))

const select = (db: Db, organizationId: string) =>
  db.selectFrom('proposal_images').select(columns).where('organization_id', '=', organizationId)

export const findImage = (
  db: Db,
  organizationId: string,
  id: string,
): Promise<ImageRow | undefined> =>
  select(db, organizationId).where('id', '=', id).executeTakeFirst()

/** An image of the same bytes, so that one that is sent twice is kept once. */
export const findImageOfHash = (
  db: Db,
  organizationId: string,
  sha256: string,
): Promise<ImageRow | undefined> =>
  select(db, organizationId).where('sha256', '=', sha256).orderBy('id').limit(1).executeTakeFirst()

/** Those of the ids that are there. */
export const listImages = (
  db: Db,
  organizationId: string,
  ids: readonly string[],
): Promise<ImageRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : select(db, organizationId).where('id', 'in', ids).execute()
