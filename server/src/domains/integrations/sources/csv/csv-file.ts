import type { OutboundResponse } from '../../../../platform/net/index.ts'
import { ConnectionFault } from '../../connections/client.ts'
import { type PageRequest, SourceFault } from '../../syncs/source.ts'
import { refusalOf, textSetting, withinOrigin } from '../answers.ts'
import { hasSpool, openSpool, readSpool, removeSpool } from './spool.ts'

/** File that a run reads. */
export type CsvFile = {
  /** Version of the file: the server's ETag, or the digest of the file. */
  tag: string
  size: number
  /** Name of the local copy; null if parts are requested from the server. */
  spool: string | null
  /** Charset that the server declares. */
  charset: string | null
}

/** Thrown if the server has a newer version than the rows already read. */
export class FileChanged extends Error {}

const name = 'The file server'
const firstPart = 64 * 1024
const maxFileBytes = 2 * 1024 * 1024 * 1024

/** Requests the file without compression, because offsets count its bytes. */
const asIs = { 'Accept-Encoding': 'identity' }

/**
 * Opens a file. From a server that supports ranges and sends a strong ETag, parts are requested; other files are
 * copied.
 */
export async function openFile(
  request: PageRequest,
  { isFirst }: { isFirst: boolean },
): Promise<CsvFile | 'unchanged'> {
  const known = isFirst && request.mode === 'incremental' ? knownTag(request) : null
  const range = await fetchFile(request, {
    ...asIs,
    Range: `bytes=0-${firstPart - 1}`,
    ...(known?.includes('"') && { 'If-None-Match': known }),
  })
  if (range === 'unchanged') return range
  if (range !== 'no range') {
    const { response, file } = range
    const size = Number(/\/(\d+)$/.exec(response.headers['content-range'] ?? '')?.[1] ?? Number.NaN)
    // The whole file, although only its beginning was requested.
    if (response.status === 200 || size === file.size)
      return isKnown(file, known, request.directory)
    await removeSpool(request.directory, file.spool)
    if (isStrong(response.headers['etag']) && Number.isSafeInteger(size)) {
      return { ...file, size, spool: null }
    }
  }
  const whole = await fetchFile(request, asIs)
  if (typeof whole === 'string' || whole.response.status !== 200) {
    throw new SourceFault(`${name} does not return the whole file.`)
  }
  return isKnown(whole.file, known, request.directory)
}

const knownTag = ({ state }: PageRequest): string | null =>
  (state as { tag: string } | null)?.tag ?? null

/** Returns true if it is the file of the last run. Without an ETag, only the whole file can show that. */
async function isKnown(
  file: CsvFile,
  known: string | null,
  directory: string,
): Promise<CsvFile | 'unchanged'> {
  if (file.tag !== known) return file
  await removeSpool(directory, file.spool)
  return 'unchanged'
}

async function fetchFile(
  request: PageRequest,
  headers: Record<string, string>,
): Promise<{ response: OutboundResponse; file: CsvFile } | 'unchanged' | 'no range'> {
  const spool = await openSpool(request.directory)
  let isKept = false
  try {
    const response = await request.client.request({
      url: addressOf(request),
      headers,
      maxBodyBytes: maxFileBytes,
      onBody: spool.write,
      signal: request.signal,
    })
    if (response.status === 304) return 'unchanged'
    // An empty file has no range.
    if (response.status === 416 && headers['Range']) return 'no range'
    if (response.status !== 200 && response.status !== 206) throw refusalOf(name, response)
    const { size, digest } = spool.end()
    const { etag, 'content-type': type = '' } = response.headers
    const charset = /;\s*charset="?([\w-]{1,40})/i.exec(type)?.[1] ?? null
    isKept = true
    const tag = etag ?? digest
    return { response, file: { tag, size, spool: spool.name, charset } }
  } finally {
    await spool.close()
    if (!isKept) await removeSpool(request.directory, spool.name)
  }
}

const addressOf = ({ client, config }: PageRequest): string =>
  withinOrigin(name, textSetting(config, 'path') ?? '', client.baseUrl).href

const isStrong = (etag: string | undefined): boolean => etag !== undefined && /^"/.test(etag)

/**
 * Reads a limited number of bytes from `place.at` on. A lost copy is fetched again.
 *
 * @throws FileChanged if the file has another version now
 */
export async function readPart(
  request: PageRequest,
  place: CsvFile & { at: number },
  length: number,
): Promise<{ file: CsvFile; bytes: Buffer }> {
  const { at, tag, size, charset } = place
  const wanted = Math.min(length, size - at)
  if (place.spool === null) {
    const file = { tag, size, charset, spool: null }
    return { file, bytes: wanted > 0 ? await readRange(request, place, wanted) : Buffer.alloc(0) }
  }
  let file: CsvFile = { tag, size, charset, spool: place.spool }
  if (!(await hasSpool(request.directory, place.spool, size))) {
    const fetched = await fetchFile(request, asIs)
    if (typeof fetched === 'string' || fetched.file.tag !== tag || fetched.file.size !== size) {
      if (typeof fetched !== 'string') await removeSpool(request.directory, fetched.file.spool)
      throw new FileChanged()
    }
    file = fetched.file
  }
  return { file, bytes: await readSpool(request.directory, file.spool ?? '', at, wanted) }
}

async function readRange(
  request: PageRequest,
  { at, tag, size }: CsvFile & { at: number },
  wanted: number,
): Promise<Buffer> {
  const content = Buffer.alloc(wanted)
  let bytes = 0
  const end = at + wanted - 1
  const response = await request.client.request({
    url: addressOf(request),
    headers: { ...asIs, Range: `bytes=${at}-${end}`, 'If-Match': tag },
    maxBodyBytes: maxFileBytes,
    onBody: (part) => {
      // A server without conditions or ranges sends the whole file if it has changed.
      if (bytes + part.length > wanted) throw new FileChanged()
      bytes += part.copy(content, bytes)
    },
    signal: request.signal,
  })
  const { status, headers } = response
  if (status === 412 || status === 416 || status === 200) throw new FileChanged()
  if (status !== 206) throw refusalOf(name, response)
  if (headers['etag'] !== tag || headers['content-range'] !== `bytes ${at}-${end}/${size}`) {
    throw new FileChanged()
  }
  if (bytes < wanted)
    throw new ConnectionFault('retry', `${name} closed the connection too early.`, { status })
  return content
}
