import { setImmediate as turn } from 'node:timers/promises'
import { createGunzip } from 'node:zlib'
import { Parser } from 'htmlparser2'
import { IngestError } from '../failures.ts'

export interface SitemapEntry {
  url: string
  /** The time in the form of the site. Only a change of it matters. */
  lastModified: string | null
}

export interface Sitemap {
  pages: SitemapEntry[]
  /** Listed sitemaps, if this is an index. */
  sitemaps: string[]
  /** Unpacked size. */
  bytes: number
  /** False if a limit was reached, so there is more than was read. */
  isWhole: boolean
}

/** Maximum depth, more than any sitemap needs. A stray end tag costs the parser time in proportion to the depth. */
const maxDepth = 32
const maxTextChars = 4_096

/**
 * Reads a sitemap or an index of sitemaps (https://www.sitemaps.org/protocol.html): XML or one address on each line,
 * gzipped or not. It works in slices, between which other work can run. Only XML's own entities are known, and nothing
 * is loaded.
 *
 * @param bounds unpacked `bytes`, and `urls` of pages and sitemaps together; the rest is not read.
 * @throws {IngestError} `malformed_file`.
 */
export async function readSitemap(
  body: Buffer,
  bounds: { bytes: number; urls: number },
): Promise<Sitemap> {
  const found: Sitemap = { pages: [], sitemaps: [], bytes: 0, isWhole: true }
  let reader: Reader | null = null
  for await (const slice of slicesOf(body)) {
    found.bytes += slice.length
    found.isWhole = found.bytes <= bounds.bytes
    if (!found.isWhole) return found
    reader ??= readerOf(slice, found)
    reader.write(slice)
    found.isWhole = found.pages.length + found.sitemaps.length <= bounds.urls
    if (!found.isWhole) return { ...found, pages: found.pages.slice(0, bounds.urls) }
    await turn()
  }
  reader?.end()
  return found
}

const sliceBytes = 65_536

async function* slicesOf(body: Buffer): AsyncIterable<Buffer> {
  if (body[0] !== 0x1f || body[1] !== 0x8b) {
    for (let at = 0; at < body.length; at += sliceBytes) yield body.subarray(at, at + sliceBytes)
    return
  }
  const gunzip = createGunzip({ chunkSize: sliceBytes })
  gunzip.end(body)
  try {
    for await (const slice of gunzip) yield slice
  } catch (cause) {
    if (cause instanceof IngestError) throw cause
    throw malformed('its compression is damaged', cause)
  } finally {
    gunzip.destroy()
  }
}

interface Reader {
  write(slice: Buffer): void
  end(): void
}

function readerOf(start: Buffer, found: Sitemap): Reader {
  const beginning = start.subarray(0, 512).toString('utf8')
  if (/^\ufeff?\s*</.test(beginning)) return xmlReader(found)
  if (/^\ufeff?\s*https?:\/\//i.test(beginning)) return lineReader(found)
  throw malformed('it is neither XML nor a list of addresses')
}

function lineReader({ pages }: Sitemap): Reader {
  const decoder = new TextDecoder()
  let rest = ''
  const take = (line: string): void => {
    const url = line.trim()
    if (url !== '') pages.push({ url, lastModified: null })
  }
  return {
    write(slice) {
      const lines = (rest + decoder.decode(slice, { stream: true })).split('\n')
      rest = lines.pop() ?? ''
      if (rest.length > maxTextChars) throw malformed('one of its lines is too long')
      for (const line of lines) take(line)
    },
    end: () => take(rest),
  }
}

function xmlReader(found: Sitemap): Reader {
  const decoder = new TextDecoder()
  const open: string[] = []
  let text = ''
  let entry: { loc: string; lastmod: string } | null = null
  let isSitemap = false
  const parser = new Parser(
    {
      onopentag(name) {
        if (open.length === 0) isSitemap = name === 'urlset' || name === 'sitemapindex'
        if (open.push(name) > maxDepth) throw malformed('it is nested too deeply')
        text = ''
        if (isSitemap && open.length === 2) entry = { loc: '', lastmod: '' }
      },
      ontext(part) {
        if (text.length < maxTextChars) text += part
      },
      onclosetag(name) {
        open.pop()
        // Extensions have a `loc` of their own, such as image:loc, or one at a deeper level.
        if (entry && open.length === 2 && (name === 'loc' || name === 'lastmod')) {
          entry[name] = text.trim()
        }
        if (entry && open.length === 1) {
          if (entry.loc !== '' && name === 'url') {
            found.pages.push({ url: entry.loc, lastModified: entry.lastmod || null })
          }
          if (entry.loc !== '' && name === 'sitemap') found.sitemaps.push(entry.loc)
          entry = null
        }
      },
    },
    { xmlMode: true },
  )
  return {
    write: (slice) => parser.write(decoder.decode(slice, { stream: true })),
    end() {
      parser.end()
      if (!isSitemap) throw malformed('it is another kind of document; it is often at /sitemap.xml')
    },
  }
}

const malformed = (why: string, cause?: unknown): IngestError =>
  new IngestError(`The address is not a sitemap: ${why}.`, {
    code: 'malformed_file',
    cause,
  })
