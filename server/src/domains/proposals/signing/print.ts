import type { PdfFiles } from '../../../platform/pdf/pdf-task.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readBlob } from '../blobs/blob.ts'
import type { Evidence } from '../evidence/schema.ts'
import { ImageId } from '../ids.ts'
import { imageIdsOf } from '../images/shown-images.ts'
import { listImages } from '../images/store.ts'
import type { PrintedSignature } from '../pdf/document-data.ts'
import { renderProposal } from '../pdf/render-proposal.ts'
import type { RenderProposal } from './dependencies.ts'

/** Renders PDFs with the installation's renderer and the stored images of a document. */
export const printer =
  ({ pdf, database: { db } }: Pick<Platform, 'pdf' | 'database'>): RenderProposal =>
  (organizationId, document, { createdAt, evidence, isUrgent = false, signal }) => {
    const images = async (): Promise<PdfFiles> => {
      const ids = imageIdsOf(document).flatMap((id) => ImageId.read(id) ?? [])
      const read: Record<string, Uint8Array> = {}
      for (const { id, sha256 } of await listImages(db, organizationId, ids)) {
        read[ImageId.show(id)] = await readBlob(db, organizationId, sha256)
      }
      return read
    }
    const signed = evidence && {
      evidence,
      signatures: signaturesIn(evidence),
      manual: evidence.signatures.some(({ source }) => source === 'manual'),
    }
    const turn = { organizationId, isUrgent, ...(signal && { signal }) }
    return renderProposal(pdf, document, { createdAt, images, turn, ...signed })
  }

const signaturesIn = ({ signatures }: Evidence): PrintedSignature[] =>
  signatures.map(({ recipientId, name, signature, at }) => ({
    signerId: recipientId,
    name: signature?.type === 'typed' ? signature.text : name,
    strokes:
      signature?.type === 'drawn' ? (signature.strokes as PrintedSignature['strokes']) : null,
    signedAt: at,
  }))
