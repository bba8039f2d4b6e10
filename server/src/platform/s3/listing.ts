import { readTime } from '../foreign-values.ts'
import { childrenOf, textAt, type XmlElement, XmlFault } from '../xml/index.ts'

export interface ListedObject {
  key: string
  /** ETag with its quotes. */
  etag: string
  size: number
  changedAt: Date | null
}

export interface ObjectPage {
  objects: ListedObject[]
  /** Token of the next page; null on the last page. */
  next: string | null
}

/**
 * Parses a page of objects.
 *
 * @throws XmlFault if it is not a listing, or is truncated without a token
 */
export function objectPageOf(root: XmlElement): ObjectPage {
  if (root.name !== 'ListBucketResult') {
    throw new XmlFault(`The listing of the bucket is a ${root.name.slice(0, 60)} element.`)
  }
  const isEncoded = textAt(root, ['EncodingType']) === 'url'
  const objects = childrenOf(root, 'Contents').map((object) => objectOf(object, isEncoded))
  const isCut = textAt(root, ['IsTruncated']) === 'true'
  const next = textAt(root, ['NextContinuationToken']) || null
  if (isCut && next === null) {
    throw new XmlFault(
      'The listing of the bucket is truncated, but has no token for the next page.',
    )
  }
  return { objects, next: isCut ? next : null }
}

function objectOf(object: XmlElement, isEncoded: boolean): ListedObject {
  const key = childrenOf(object, 'Key')[0]?.text ?? ''
  return {
    key: isEncoded ? decoded(key) : key,
    etag: textAt(object, ['ETag']) ?? '',
    size: Number(textAt(object, ['Size']) ?? 0),
    changedAt: readTime(textAt(object, ['LastModified'])),
  }
}

/** Decodes a key, which is form-encoded: a space is a plus (Amazon) or %20 (others), and a plus is %2B. */
function decoded(key: string): string {
  try {
    return decodeURIComponent(key.replaceAll('+', ' '))
  } catch {
    throw new XmlFault(`The listing of the bucket has a malformed key: ${key.slice(0, 200)}`)
  }
}
