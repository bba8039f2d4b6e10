import { attribute, parseXml } from '../../../../platform/office/xml.ts'
import type { Archive } from '../../../../platform/office/zip.ts'
import { type Warning, warn } from '../../warnings.ts'
import { decodeText } from '../charset.ts'
import { hiddenWarnings, readPage } from '../html-page.ts'
import { toMarkdown } from '../markdown.ts'
import { parsePage } from '../page-tree.ts'
import { malformed } from './archive.ts'

interface Publication {
  title: string | null
  language: string | null
  /** Paths of the chapters in reading order. */
  chapters: string[]
  /** Chapters that the book lists but does not contain. */
  missing: string[]
}

/** Reads all chapters of a book (EPUB 3, section 5: the spine of the package document). */
export async function extractEpub(archive: Archive): Promise<{
  markdown: string
  title: string | null
  language: string | null
  publishedAt: null
  warnings: Warning[]
}> {
  const { title, language, chapters, missing } = await readPackage(archive)
  const warnings = missing.map((path) =>
    warn(
      'part_missing',
      `The chapter ${path} is listed, but not in the file. Export the book again and add it.`,
      path,
    ),
  )
  const texts: string[] = []
  for (const path of chapters) {
    const { text } = decodeText(await archive.read(path), 'application/xhtml+xml')
    const page = readPage(text, { isXml: true, keepHidden: false })
    warnings.push(...hiddenWarnings(page))
    texts.push(toMarkdown(parsePage(page.markup).body, new Set()))
  }
  const markdown = texts.filter((text) => text !== '').join('\n\n')
  return { markdown, title, language, publishedAt: null, warnings }
}

async function readPackage(archive: Archive): Promise<Publication> {
  const path = await packagePath(archive)
  const items = new Map<string, string>()
  const spine: string[] = []
  const metadata = new Map<string, string>()
  let open = ''
  await parseXml(archive, path, {
    open: (name, attributes) => {
      open = name
      const isChapter = /html/.test(attributes['media-type'] ?? '')
      if (name === 'item' && isChapter) {
        const { pathname } = new URL(attributes['href'] ?? '', `zip:/${path}`)
        items.set(attributes['id'] ?? '', decodeURIComponent(pathname.slice(1)))
      } else if (name === 'itemref') spine.push(attributes['idref'] ?? '')
    },
    close: () => {
      open = ''
    },
    text: (text) => {
      if (!metadata.has(open)) metadata.set(open, text.replace(/\s+/g, ' ').trim())
    },
  })
  const listed = spine.flatMap((id) => items.get(id) ?? [])
  return {
    title: metadata.get('title')?.slice(0, 300) || null,
    language: metadata.get('language') || null,
    chapters: listed.filter((one) => archive.has(one)),
    missing: listed.filter((one) => !archive.has(one)),
  }
}

async function packagePath(archive: Archive): Promise<string> {
  let path = ''
  await parseXml(archive, 'META-INF/container.xml', {
    open: (name, attributes) => {
      if (name === 'rootfile') path ||= attribute(attributes, 'full-path') ?? ''
    },
  })
  if (!archive.has(path)) throw malformed()
  return path
}
