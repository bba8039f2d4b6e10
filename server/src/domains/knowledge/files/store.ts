import type { Db } from '../../../platform/db/database.ts'

export async function insertFilePart(
  db: Db,
  organizationId: string,
  part: { sourceId: string; position: number; bytes: Buffer },
): Promise<void> {
  await db
    .insertInto('source_files')
    .values({
      organization_id: organizationId,
      source_id: part.sourceId,
      position: part.position,
      bytes: part.bytes,
    })
    .execute()
}

/** The bytes of an upload; empty when the source has none. */
export async function readFile(db: Db, organizationId: string, sourceId: string): Promise<Buffer> {
  const parts = await db
    .selectFrom('source_files')
    .select('bytes')
    .where('organization_id', '=', organizationId)
    .where('source_id', '=', sourceId)
    .orderBy('position')
    .execute()
  return Buffer.concat(parts.map(({ bytes }) => bytes))
}
