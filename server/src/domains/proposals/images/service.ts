import { ApiError } from '../../../platform/errors.ts'
import { newId } from '../../../platform/ids.ts'
import { type Outbound, OutboundError } from '../../../platform/net/index.ts'
import type { Upload } from '../../../platform/operations/uploaded-file.ts'
import type { Work } from '../../../platform/work.ts'
import { requireStorage } from '../../billing/index.ts'
import { keepBlob, sha256Of } from '../blobs/blob.ts'
import { ImageId } from '../ids.ts'
import { readHeader } from './header.ts'
import { type Image, maxImageBytes, maxPixels } from './schema.ts'
import { findImageOfHash, type ImageRow, insertImage } from './store.ts'

const presentImage = (row: ImageRow): Image => ({
  id: ImageId.show(row.id),
  mediaType: row.media_type as Image['mediaType'],
  width: row.width,
  height: row.height,
  bytes: row.bytes,
  sha256: row.sha256,
  createdAt: row.created_at.toISOString(),
})

export async function readUpload({ file }: Upload): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of file.parts(file.bytes || 1)) parts.push(Buffer.from(part))
  return Buffer.concat(parts)
}

const timeouts = { connectMs: 5_000, headersMs: 10_000, totalMs: 20_000 }

/** Fetches an image once. Only its bytes are stored, so pages and PDFs never request the address. */
export async function fetchImage(outbound: Outbound, url: string): Promise<Buffer> {
  try {
    const { status, body } = await outbound.request({
      ...{
        url: url.replace(/#.*$/s, ''),
        redirects: 3,
        maxBodyBytes: maxImageBytes,
        onOversize: 'fail',
        timeouts,
      },
      headers: { accept: 'image/png, image/jpeg, image/webp' },
    })
    if (status === 200) return body
    throw unfit(`url returned ${status} instead of an image.`)
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    const { code, message } = error
    if (code === 'body_too_large') throw tooLarge()
    if (code === 'target_not_allowed') {
      throw new ApiError('target_not_allowed', message, { field: 'url' })
    }
    throw unfit(`url could not be fetched: ${message}`)
  }
}

const unfit = (message: string): ApiError =>
  new ApiError('validation_error', message, { field: 'url' })

const tooLarge = (): ApiError =>
  new ApiError('payload_too_large', 'The image is larger than 5 MiB. Make it smaller.')

/** Stores an image under its hash, or returns the existing one with the same bytes. */
export async function storeImage(work: Work, content: Buffer, field: string): Promise<Image> {
  const { db, organizationId, now } = work
  if (content.length > maxImageBytes) throw tooLarge()
  const header = readHeader(content)
  if (!header) {
    const message = 'The file is not a PNG, JPEG or WebP. Its content decides, not its name.'
    throw new ApiError('unsupported_media_type', message)
  }
  const { mediaType, width, height, isCmyk } = header
  if (isCmyk) {
    const message = `${field} is a JPEG in CMYK, which is for printing. Save it in RGB (sRGB) and upload that.`
    throw new ApiError('validation_error', message, { field })
  }
  if (width * height > maxPixels) {
    const message = `${field} has ${width} × ${height} pixels. An image can have up to 25 million.`
    throw new ApiError('validation_error', message, { field })
  }
  work.lock('proposal images')
  const known = await findImageOfHash(db, organizationId, sha256Of(content))
  if (known) return presentImage(known)
  await requireStorage(db, organizationId, content.length)
  const sha256 = keepBlob(work, { mediaType, content })
  const row: ImageRow = {
    organization_id: organizationId,
    id: newId(),
    sha256,
    media_type: mediaType,
    width,
    height,
    bytes: content.length,
    created_at: now,
  }
  insertImage(work, row)
  return presentImage(row)
}
