import { sql } from 'kysely'
import { defineSealedColumn } from '../../../platform/crypto/seal.ts'
import type { Db } from '../../../platform/db/database.ts'
import { ownedTable } from '../../../platform/db/owned-table.ts'
import type { Writing } from '../../../platform/db/pending-writes.ts'

export const privateKeyColumn = defineSealedColumn('signing_certificates', 'private_key', [
  'organization_id',
  'id',
])

export interface CertificateRow {
  id: string
  /** `own` was made here, `uploaded` came from the organization. */
  source: 'own' | 'uploaded'
  /** PEM, the certificate of the key first. */
  chain: string
  private_key: Buffer
  not_after: Date
  created_at: Date
}

const certificates = ownedTable<'signing_certificates', CertificateRow>('signing_certificates', {
  columns: ['id', 'source', 'chain', 'private_key', 'not_after', 'created_at'],
})

export const insertCertificate = (
  writing: Writing,
  organizationId: string,
  row: CertificateRow,
): void => certificates.insert(writing, { organization_id: organizationId, ...row })

/** Finds the certificate that seals: the newest that has not expired. */
export const findCertificate = (
  db: Db,
  organizationId: string,
  now: Date,
): Promise<CertificateRow | undefined> =>
  certificates
    .select(db, organizationId)
    .where('not_after', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()

/** Lists the chains that seal or have sealed for the organization: PEM, newest first. */
export async function listChains(db: Db, organizationId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('signing_certificates')
    .select('chain')
    .where('organization_id', '=', organizationId)
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map(({ chain }) => chain)
}

/** Lists organizations whose newest certificate is uploaded and ends before a time. */
export async function listEnding(
  db: Db,
  before: Date,
  limit: number,
): Promise<{ organizationId: string; notAfter: Date }[]> {
  const { rows } = await sql<{ organizationId: string; notAfter: Date }>`
    select organization_id as "organizationId", not_after as "notAfter" from signing_certificates c
    where source = 'uploaded' and not_after < ${before} and not exists (
      select from signing_certificates newer
      where newer.organization_id = c.organization_id
        and (newer.created_at, newer.id) > (c.created_at, c.id))
    order by not_after limit ${limit}`.execute(db)
  return rows
}
