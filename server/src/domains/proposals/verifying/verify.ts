import type { Db } from '../../../platform/db/database.ts'
import { ApiError, unavailable } from '../../../platform/errors.ts'
import type { CertificateDescription } from '../../../platform/pdf-signatures/certificate.ts'
import type { PdfVerification } from '../../../platform/pdf-signatures/verify.ts'
import { verifyFile } from '../../../platform/pdf-signatures/verify-file.ts'
import { sha256Of } from '../blobs/blob.ts'
import { listFingerprints } from '../certificates/service.ts'
import { ProposalId } from '../ids.ts'
import { shownNumber } from '../representation.ts'
import type { ProposalVerification, Verdict } from './schema.ts'
import { findProposalOfPdf, type OwnedPdf } from './store.ts'

/** A file, and the result of checking its signatures. Null: it has one, but it cannot be read. */
interface CheckedFile {
  sha256: string
  bytes: number
  signed: PdfVerification | null
}

/**
 * Checks the signatures of a file from any source.
 *
 * @throws ApiError 415 if it is not a PDF, 422 if it is unreadable, 503 if it takes too long
 */
export async function checkFile(organizationId: string, content: Buffer): Promise<CheckedFile> {
  // Readers look for it near the beginning (ISO 32000-1, annex H, note 13).
  if (!content.subarray(0, 1024).includes('%PDF-')) {
    throw new ApiError('unsupported_media_type', 'file must be a PDF.', { field: 'file' })
  }
  const about = { sha256: sha256Of(content), bytes: content.length }
  const answer = await verifyFile(organizationId, content)
  if ('verification' in answer) return { ...about, signed: answer.verification }
  if (answer.fault === 'took_too_long') {
    throw unavailable('The file took longer than 15 seconds to read. Send it again in a moment.')
  }
  if (content.includes('/ByteRange')) return { ...about, signed: null }
  const message =
    'file starts like a PDF but cannot be read, because it is damaged or incomplete. Send the original file.'
  throw new ApiError('validation_error', message, { field: 'file' })
}

/** Compares a checked file with the organization's certificates and proposals. */
export async function judgeFile(
  { db, organizationId }: { db: Db; organizationId: string },
  { sha256, bytes, signed }: CheckedFile,
): Promise<ProposalVerification> {
  const own = await listFingerprints(db, organizationId)
  const proposal = await findProposalOfPdf(db, organizationId, sha256)
  const verdict = verdictOf(signed, own, proposal)
  return {
    ...{ verdict, sha256, bytes },
    message: sentences[verdict](proposal, signed),
    proposal: proposal
      ? {
          id: ProposalId.show(proposal.id),
          number: shownNumber(proposal),
          title: proposal.title,
          status: proposal.status,
        }
      : null,
    signatures: (signed?.signatures ?? []).map(({ certificate, timestampedAt, ...signature }) => ({
      ...signature,
      timestampedAt: timestampedAt?.toISOString() ?? null,
      certificate: certificate && presentCertificate(certificate, own),
    })),
  }
}

function verdictOf(
  signed: PdfVerification | null,
  own: ReadonlySet<string>,
  proposal: OwnedPdf | undefined,
): Verdict {
  if (signed === null) return 'changed'
  if (signed.signatures.length === 0) return 'unsigned'
  if (!signed.isIntact) return 'changed'
  // If the bytes are the stored ones, another key may have sealed them.
  if (proposal?.isSealed) return 'sealed'
  const isOwn = signed.signatures.every(({ certificate }) =>
    own.has(certificate?.fingerprint ?? ''),
  )
  return isOwn ? 'replaced' : 'foreign'
}

const nameOf = (proposal: OwnedPdf | undefined): string =>
  (proposal && (shownNumber(proposal) ?? proposal.title)) ?? 'a proposal'

const sentences: Record<
  Verdict,
  (proposal: OwnedPdf | undefined, signed: PdfVerification | null) => string
> = {
  sealed: (proposal) =>
    proposal?.status === 'voided'
      ? `This is the sealed PDF of ${nameOf(proposal)}, unchanged. The proposal is void.`
      : `This is the sealed PDF of ${nameOf(proposal)}, unchanged.`,
  replaced: () =>
    'The file is sealed with your key and unchanged, but it is no longer the sealed PDF of a proposal, which was countersigned since or deleted.',
  changed: (_, signed) =>
    signed === null
      ? 'The file was changed after it was signed, and can no longer be read as a PDF.'
      : 'The file was changed after it was signed, or a signature in it is not genuine.',
  foreign: () => 'The file is signed and unchanged, but not with a key of this organization.',
  unsigned: (proposal) =>
    proposal
      ? `The file has no signature. It is the PDF of ${nameOf(proposal)} as it was sent.`
      : 'The file has no signature.',
}

const presentCertificate = (
  { subject, issuer, serialNumber, notBefore, notAfter, fingerprint }: CertificateDescription,
  own: ReadonlySet<string>,
) => ({
  ...{ subject, issuer, serialNumber, fingerprint },
  notBefore: notBefore.toISOString(),
  notAfter: notAfter.toISOString(),
  isOwn: own.has(fingerprint),
})
