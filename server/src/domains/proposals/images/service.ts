import { ApiError } from '../../../platform/errors.ts'
import { newId } from '../../../platform/ids.ts'
import { type Outbound, OutboundError } from '../../../platform/net/index.ts'
import type { Upload } from '../../../platform/operations/uploaded-file.ts'
import type { Work } from '../../../platform/work.ts'
import { requireStorage } from '../../billing/index.ts'
import { keepBlob, sha256Of } from '../blobs/blob.ts'
import { ImageId } from '../ids.ts'
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

/** Fetches it once; what is kept are its bytes, and no page or PDF asks the address again. */
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
    throw unfit(`url answered ${status} in place of an image.`)
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
  new ApiError('payload_too_large', 'An image has at most 5 MB. Make it smaller.')

interface ImageHeader extends Pick<Image, 'mediaType' | 'width' | 'height'> {
  /** A JPEG in the four colours of a print shop, which neither browsers nor PDF/A show alike. */
  isCmyk?: boolean
}

/**
 * What the first bytes of a file say: PNG, JPEG or WebP with its size in pixels, read without decoding it. Null for
 * anything else, SVG too: it is a program, not a picture.
 */
export const readHeader = (bytes: Buffer): ImageHeader | null =>
  readPng(bytes) ?? readWebp(bytes) ?? readJpeg(bytes)

/** https://www.w3.org/TR/png-3/#11IHDR */
function readPng(bytes: Buffer): ImageHeader | null {
  if (bytes.length < 24 || bytes.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n') return null
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') return null
  return sized('image/png', bytes.readUInt32BE(16), bytes.readUInt32BE(20))
}

/** https://developers.google.com/speed/webp/docs/riff_container */
function readWebp(bytes: Buffer): ImageHeader | null {
  if (bytes.length < 30 || bytes.toString('latin1', 0, 4) !== 'RIFF') return null
  if (bytes.toString('latin1', 8, 12) !== 'WEBP') return null
  const form = bytes.toString('latin1', 12, 16)
  if (form === 'VP8X') {
    return sized('image/webp', bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1)
  }
  if (form === 'VP8L' && bytes[20] === 0x2f) {
    const packed = bytes.readUInt32LE(21)
    return sized('image/webp', (packed & 0x3fff) + 1, ((packed >>> 14) & 0x3fff) + 1)
  }
  if (form === 'VP8 ' && bytes.readUIntBE(23, 3) === 0x9d012a) {
    return sized('image/webp', bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff)
  }
  return null
}

function readJpeg(bytes: Buffer): ImageHeader | null {
  if (bytes.length < 4 || bytes.readUIntBE(0, 3) !== 0xffd8ff) return null
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1] ?? 0
    // Fill bytes, and markers without a length.
    if (marker === 0xff) {
      at++
      continue
    }
    if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) {
      at += 2
      continue
    }
    if (isFrame(marker)) {
      const header = sized('image/jpeg', bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5))
      return header && bytes[at + 9] === 4 ? { ...header, isCmyk: true } : header
    }
    // Scan data and the end come after the frame.
    if (marker === 0xda || marker === 0xd9) return null
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return null
}

/** Stores the bytes under their hash; the same image again is the one that is there. */
export async function storeImage(work: Work, content: Buffer, field: string): Promise<Image> {
  const { db, organizationId, now } = work
  if (content.length > maxImageBytes) throw tooLarge()
  const header = readHeader(content)
  if (!header) {
    const message = 'Images are PNG, JPEG or WebP, by their bytes and not by their name.'
    throw new ApiError('unsupported_media_type', message)
  }
  const { mediaType, width, height, isCmyk } = header
  if (isCmyk) {
    const message = `${field} is a JPEG in CMYK, the colours of print shops. Save it in RGB (sRGB), and upload that.`
    throw new ApiError('validation_error', message, { field })
  }
  if (width * height > maxPixels) {
    const message = `${field} has ${width} × ${height} pixels; an image has at most 25 million.`
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

/** Frames that tell the size; the other markers between them are tables (ITU T.81, table B.1). */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

const sized = (
  mediaType: ImageHeader['mediaType'],
  width: number,
  height: number,
): ImageHeader | null => (width > 0 && height > 0 ? { mediaType, width, height } : null)
