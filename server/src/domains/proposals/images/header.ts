import type { Image } from './schema.ts'

export interface ImageHeader extends Pick<Image, 'mediaType' | 'width' | 'height'> {
  /** True for a JPEG in CMYK, the colours for printing, which browsers and PDF/A show differently. */
  isCmyk?: boolean
}

/**
 * Reads the format (PNG, JPEG or WebP) and the size in pixels from the first bytes of a file, without decoding it.
 * Returns null for anything else, including SVG, which can contain scripts.
 */
export const readHeader = (bytes: Buffer): ImageHeader | null =>
  readPng(bytes) ?? readWebp(bytes) ?? readJpeg(bytes)

/** Reads a PNG: https://www.w3.org/TR/png-3/#11IHDR */
function readPng(bytes: Buffer): ImageHeader | null {
  if (bytes.length < 24 || bytes.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n') return null
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') return null
  return sized('image/png', bytes.readUInt32BE(16), bytes.readUInt32BE(20))
}

/** Reads a WebP: https://developers.google.com/speed/webp/docs/riff_container */
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

/** Returns true for a frame, which has the size. The other markers before it are tables (ITU T.81, table B.1). */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

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
    // Scan data and the end of the image come after the frame.
    if (marker === 0xda || marker === 0xd9) return null
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return null
}

const sized = (
  mediaType: ImageHeader['mediaType'],
  width: number,
  height: number,
): ImageHeader | null => (width > 0 && height > 0 ? { mediaType, width, height } : null)
