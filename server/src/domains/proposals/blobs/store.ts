import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { Writing } from '../../../platform/db/pending-writes.ts'
import { storedParts } from '../../../platform/db/stored-parts.ts'

export interface BlobRow {
  sha256: string
  media_type: string
  bytes: number
  created_at: Date
}

/**
 * Inserts a blob. A blob that already exists counts as new: its row stays locked until the transaction ends, and a
 * deletion then checks its age again.
 */
export const insertBlob = ({ db, write }: Writing, organizationId: string, blob: BlobRow): void =>
  write(
    db
      .insertInto('blobs')
      .values({ organization_id: organizationId, ...blob })
      .onConflict((conflict) =>
        conflict
          .columns(['organization_id', 'sha256'])
          .doUpdateSet((set) => ({ created_at: set.ref('excluded.created_at') })),
      ),
  )

const blobParts = storedParts({ table: 'blob_parts', owner: 'sha256' })

export const insertBlobPart = (
  { db, write }: Writing,
  organizationId: string,
  { sha256, position, bytes }: { sha256: string; position: number; bytes: Buffer },
): void =>
  write(
    blobParts
      .insert(db, [organizationId, sha256], position, bytes)
      .onConflict((conflict) => conflict.doNothing()),
  )

export const streamBlobParts = (
  db: Db,
  organizationId: string,
  { sha256, bytes }: Pick<BlobRow, 'sha256' | 'bytes'>,
): AsyncGenerator<Buffer> => blobParts.stream(db, [organizationId, sha256], bytes)

export const findBlob = (
  db: Db,
  organizationId: string,
  sha256: string,
): Promise<BlobRow | undefined> =>
  db
    .selectFrom('blobs')
    .select(['sha256', 'media_type', 'bytes', 'created_at'])
    .where('organization_id', '=', organizationId)
    .where('sha256', '=', sha256)
    .executeTakeFirst()

/** Deletes up to `limit` unused blobs of any organization that were stored before `cutoff`; returns how many. */
export async function deleteUnusedBlobs(db: Db, cutoff: Date, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from blobs b using (
      select c.organization_id, c.sha256 from blobs c
      where c.created_at < ${cutoff} and ${isUnused('c')}
      limit ${limit}) as unused
    where b.organization_id = unused.organization_id and b.sha256 = unused.sha256
      and b.created_at < ${cutoff} and ${isUnused('b')}`.execute(db)
  return Number(numAffectedRows)
}

const isUnused = (blob: 'b' | 'c') => {
  const [organization, hash] = [sql.ref(`${blob}.organization_id`), sql.ref(`${blob}.sha256`)]
  return sql`
    not exists (select from proposals p where p.organization_id = ${organization} and p.content_sha256 = ${hash})
    and not exists (select from proposals p where p.organization_id = ${organization} and p.sent_sha256 = ${hash})
    and not exists (select from proposals p where p.organization_id = ${organization} and p.sealed_sha256 = ${hash})
    and not exists (select from proposal_images i where i.organization_id = ${organization} and i.sha256 = ${hash})`
}
