import type { Db } from '../../../platform/db/database.ts'
import { newId, OrganizationId } from '../../../platform/ids.ts'
import {
  certificateOf,
  describeCertificate,
  type SigningKey,
} from '../../../platform/pdf-signatures/certificate.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Work } from '../../../platform/work.ts'
import { findOrganization } from '../../organizations/index.ts'
import { readPem, writePem } from './schema.ts'
import {
  type CertificateRow,
  findCertificate,
  insertCertificate,
  listChains,
  listEnding,
  privateKeyColumn,
} from './store.ts'

type Dependencies = Pick<Platform, 'database' | 'transact' | 'keyring' | 'clock'>

const dayMs = 86_400_000
/** Validity of a certificate made here. PDF readers show it beside the signature; a seal outlives its certificate. */
const ownForMs = 5 * 365 * dayMs
const warnBeforeMs = 30 * dayMs

const system = { kind: 'system' } as const

/**
 * Returns the key that seals the organization's documents now. Makes one if there is none, or if the one made here is
 * about to expire. Only the organization can replace an uploaded one.
 */
export async function getSigningKey(
  handles: Dependencies,
  organizationId: string,
): Promise<SigningKey> {
  const { database, keyring } = handles
  const now = handles.clock.now()
  const row = await findCertificate(database.db, organizationId, now)
  if (row && (row.source === 'uploaded' || !endsSoon(row, now))) {
    return openKey(keyring, organizationId, row)
  }
  const organization = await findOrganization(database.db, organizationId)
  // The libraries load with the first certificate instead of at the start of the server.
  const { createSelfSigned } = await import('../../../platform/pdf-signatures/self-signed.ts')
  const key = await createSelfSigned({
    organization: organization?.name ?? 'Capstan',
    notBefore: new Date(now.getTime() - dayMs),
    notAfter: new Date(now.getTime() + ownForMs),
  })
  return handles.transact(organizationId, system, async (work) => {
    work.lock('signing certificate')
    const other = await findCertificate(work.db, organizationId, now)
    // Two sends may run concurrently: the certificate that was stored first is used.
    if (other && other.id !== row?.id) return openKey(keyring, organizationId, other)
    storeKey(work, keyring, 'own', key)
    return key
  })
}

const endsSoon = ({ not_after: end }: CertificateRow, now: Date): boolean =>
  end.getTime() - now.getTime() < warnBeforeMs

function openKey(
  keyring: Platform['keyring'],
  organizationId: string,
  { id, chain, private_key: sealed }: CertificateRow,
): SigningKey {
  const opened = keyring.column(privateKeyColumn).open([organizationId, id], sealed)
  return {
    privateKey: new Uint8Array(Buffer.from(opened, 'base64')),
    certificates: readPem(chain),
  }
}

function storeKey(
  work: Work,
  keyring: Platform['keyring'],
  source: CertificateRow['source'],
  key: SigningKey,
): CertificateRow {
  const id = newId()
  const plain = Buffer.from(key.privateKey).toString('base64')
  const row = {
    id,
    source,
    chain: writePem(key.certificates),
    private_key: keyring.column(privateKeyColumn).seal([work.organizationId, id], plain),
    not_after: describeCertificate(certificateOf(key)).notAfter,
    created_at: work.now,
  }
  insertCertificate(work, work.organizationId, row)
  return row
}

/** Replaces the sealing certificate with the organization's own key and certificate. */
export const replaceCertificate = (
  work: Work,
  keyring: Platform['keyring'],
  key: SigningKey,
): CertificateRow => storeKey(work, keyring, 'uploaded', key)

/** Lists the SHA-256, in hexadecimal, of each certificate that seals or has sealed for the organization. */
export async function listFingerprints(db: Db, organizationId: string): Promise<Set<string>> {
  const chains = await listChains(db, organizationId)
  const own = chains.flatMap((chain) => readPem(chain).slice(0, 1))
  return new Set(own.map((der) => describeCertificate(der).fingerprint))
}

/** The most organizations that are named. */
const maxConcerns = 20

/** Writes a sentence for each organization whose uploaded certificate ends within 30 days. */
export async function describeEnding({
  database: { db },
  clock,
}: Pick<Platform, 'database' | 'clock'>): Promise<string[]> {
  const soon = new Date(clock.now().getTime() + warnBeforeMs)
  const ending = await listEnding(db, soon, maxConcerns)
  return ending.map(({ organizationId, notAfter }) => {
    const when = `${notAfter <= clock.now() ? 'ended' : 'ends'} on ${notAfter.toISOString().slice(0, 10)}`
    return `The certificate that seals the proposals of ${OrganizationId.show(organizationId)} ${when}. An owner or admin of this organization must upload a new one in the proposal settings.`
  })
}
