import type { Platform } from '../../../platform/platform.ts'
import { readBlob } from '../blobs/blob.ts'
import type { Evidence } from '../evidence/schema.ts'
import { ImageId } from '../ids.ts'
import { imageIdsOf } from '../images/shown-images.ts'
import { listImages } from '../images/store.ts'
import type { PrintedSignature } from '../pdf/document-data.ts'
import { renderProposal } from '../pdf/render-proposal.ts'
import type { RenderProposal } from './handles.ts'

/** Makes PDFs by the installation's renderer, with the stored images that a document names. */
export const printer =
  ({ pdf, database: { db } }: Pick<Platform, 'pdf' | 'database'>): RenderProposal =>
  async (organizationId, document, { createdAt, evidence }) => {
    const ids = imageIdsOf(document).flatMap((id) => ImageId.read(id) ?? [])
    const rows = await listImages(db, organizationId, ids)
    const images: Record<string, Uint8Array> = {}
    for (const { id, sha256 } of rows) {
      images[ImageId.show(id)] = await readBlob(db, organizationId, sha256)
    }
    const signed = evidence && {
      evidence,
      signatures: signaturesIn(evidence),
      manual: evidence.signatures.some(({ source }) => source === 'manual'),
    }
    return renderProposal(pdf, document, { createdAt, images, ...signed })
  }

const signaturesIn = ({ signatures }: Evidence): PrintedSignature[] =>
  signatures.map(({ recipientId, name, signature, at }) => ({
    signerId: recipientId,
    name: signature?.type === 'typed' ? signature.text : name,
    strokes:
      signature?.type === 'drawn' ? (signature.strokes as PrintedSignature['strokes']) : null,
    signedAt: at,
  }))
