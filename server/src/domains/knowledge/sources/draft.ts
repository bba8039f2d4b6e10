import { createHash } from 'node:crypto'
import type { Keyring } from '../../../platform/crypto/seal.ts'
import { requireEncoding } from '../../../platform/files/encoding.ts'
import type { Upload } from '../../../platform/operations/uploaded-file.ts'
import { canonicalUrl } from '../fetching/page-links.ts'
import { withoutFragment } from './check-reachable.ts'
import type { FetchedSource, FileFields, NewSource } from './new-source.ts'
import { requireGlobs } from './path-globs.ts'
import { isSite } from './schema.ts'
import { requireHeaders, sealHeaders } from './secret-headers.ts'
import type { NewSourceRow } from './store.ts'

type Fields = Pick<NewSourceRow, 'type' | 'name'> & Partial<Omit<NewSourceRow, 'type' | 'name'>>

/** The fields of a source that its type decides. */
export interface SourceDraft extends Fields {
  /** Two sources of a base with the same key are duplicates. */
  key: Buffer
  /** Field of the request that the key is made of. */
  keyField: 'url' | 'text' | 'file'
}

/** Builds a draft; `id` is the source that the headers are sealed for. */
export const draftOf = (keyring: Keyring, id: string, input: NewSource): SourceDraft => ({
  ...(input.type === 'text' ? textDraft(input) : addressDraft(keyring, id, input)),
  id,
})

const textDraft = ({ name, text }: Extract<NewSource, { type: 'text' }>): SourceDraft => ({
  type: 'text',
  name,
  given_text: text,
  key: contentKey(createHash('sha256').update(text).digest()),
  keyField: 'text',
})

function addressDraft(keyring: Keyring, id: string, input: FetchedSource): SourceDraft {
  const { type, headers = {} } = input
  requireHeaders(headers)
  if (type !== 'url') {
    requireGlobs('include', input.include ?? [])
    requireGlobs('exclude', input.exclude ?? [])
  }
  const url = withoutFragment(input.url)
  const site =
    type === 'url'
      ? null
      : {
          include: input.include ?? [],
          exclude: input.exclude ?? [],
          maxPages: input.maxPages ?? (type === 'sitemap' ? 1000 : 100),
          ...(type === 'crawl' && { maxDepth: input.maxDepth ?? 3 }),
        }
  return {
    type,
    url,
    name: input.name ?? nameOfAddress(url),
    ignore_robots: input.ignoreRobots ?? false,
    ...(type === 'url' &&
      input.encoding && { encoding: requireEncoding(input.encoding, 'encoding') }),
    ...(site && { site: JSON.stringify(site) }),
    ...(Object.keys(headers).length > 0 && { sealed_headers: sealHeaders(keyring, id, headers) }),
    key: addressKey(type, url),
    keyField: 'url',
  }
}

/** Returns the name of an address without one, until its page has a title. */
export const nameOfAddress = (url: string): string => url.slice(0, 500)

/** Returns the key of a page. A sitemap or a crawl may begin at the address of a page. */
export const addressKey = (type: string, url: string): Buffer =>
  createHash('sha256')
    .update(`${isSite({ type }) ? type : 'url'}:${canonicalUrl(url)}`)
    .digest()

/** Returns the key of a text or a file: the same for the same bytes. */
export const contentKey = (sha256: Buffer): Buffer =>
  createHash('sha256').update('bytes:').update(sha256).digest()

export const fileKey = ({ sha256 }: Upload['file']): Buffer =>
  contentKey(Buffer.from(sha256, 'hex'))

export const fileDraft = (id: string, { file, fields }: Upload<FileFields>): SourceDraft => {
  const { name, mediaType, bytes, sha256 } = file
  return {
    id,
    type: 'file',
    name: fields.name ?? name,
    ...(fields.encoding && { encoding: requireEncoding(fields.encoding, 'encoding') }),
    file: JSON.stringify({ name, mediaType, bytes, sha256 }),
    key: fileKey(file),
    keyField: 'file',
  }
}
