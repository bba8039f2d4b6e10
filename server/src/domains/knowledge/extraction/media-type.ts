import { ExtractionError } from './extraction-error.ts'
import { refuseTooMany } from './json-text.ts'

export type TextFormat = 'html' | 'xhtml' | 'markdown' | 'json' | 'csv' | 'text'

const htmlDocument = /^(?:<!doctype\s+html|<html[\s>])/i
/** Signatures from the WHATWG MIME Sniffing Standard, for bodies without a type. */
const htmlStart =
  /^<(?:!doctype html|html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p|!--)[\s>]/i
const xmlKinds = new Map(
  Object.entries({
    rss: 'an RSS feed',
    feed: 'an Atom feed',
    'rdf:rdf': 'an RDF document',
    svg: 'an SVG image',
    urlset: 'a sitemap (add it as a sitemap source)',
    sitemapindex: 'a sitemap index (add it as a sitemap source)',
  }),
)
const formByType = new Map<string, TextFormat>(
  Object.entries({
    'text/html': 'html',
    'application/xhtml+xml': 'xhtml',
    'text/markdown': 'markdown',
    'text/x-markdown': 'markdown',
    'application/json': 'json',
    'text/json': 'json',
    'text/csv': 'csv',
    'application/csv': 'csv',
    'text/tab-separated-values': 'csv',
  }),
)
const formByExtension = new Map<string, TextFormat>(
  Object.entries({
    md: 'markdown',
    markdown: 'markdown',
    json: 'json',
    csv: 'csv',
    tsv: 'csv',
  }),
)

/**
 * Determines the format of a text. Its first words come before the declared type, and the type before the name, which
 * only distinguishes what servers send as plain text. Throws `unsupported_type` for XML other than XHTML.
 */
export function formOf(text: string, contentType: string | null, name: string | null): TextFormat {
  const type = contentType?.split(';')[0]?.trim().toLowerCase() ?? ''
  const declared = formByType.get(type) ?? (type.endsWith('+json') ? 'json' : null)
  const start = withoutProlog(text.slice(0, 10_000))
  if (htmlDocument.test(start)) return declared === 'xhtml' ? 'xhtml' : 'html'
  const isXml = /^\s*<\?xml\s/i.test(text) || /^(?:text|application)\/(?:.+\+)?xml$/.test(type)
  if (isXml || declared === 'html' || !type.startsWith('text/')) refuseXml(start, isXml)
  if (declared === 'html' || declared === 'xhtml') {
    if (isJson(text)) return 'json'
    return /<[a-z!/]/i.test(text) ? declared : 'text'
  }
  if (declared === 'json') return isJson(text) ? 'json' : 'text'
  if (declared) return declared
  const extension = /\.(\w+)(?:$|[?#])/.exec(name ?? '')?.[1]?.toLowerCase()
  const named = formByExtension.get(extension ?? '')
  if (named) return named === 'json' && !isJson(text) ? 'text' : named
  if (type.startsWith('text/')) return 'text'
  if (htmlStart.test(start)) return 'html'
  return isJson(text) ? 'json' : 'text'
}

/** Returns the text from its first element or word on, after comments and the XML declaration. */
const withoutProlog = (start: string): string =>
  start.replace(/^(?:\s+|\ufeff|<\?xml[^>]*>|<!--[\s\S]*?-->)+/i, '')

function refuseXml(start: string, isXml: boolean): void {
  const root = /^(?:<![^>]*>\s*)*<([a-z][\w:.-]*)/i.exec(start)?.[1]?.toLowerCase() ?? 'html'
  const kind = xmlKinds.get(root)
  if (root !== 'html' && (isXml || kind)) throw unsupported(kind ?? `an XML document (<${root}>)`)
}

function isJson(text: string): boolean {
  if (!/^\s*[[{]/.test(text)) return false
  refuseTooMany(text)
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

export const readable =
  'text is read from PDF, Word, PowerPoint and Excel files, EPUB books, email, HTML, Markdown, plain text, JSON and CSV'

export const unsupported = (what: string): ExtractionError =>
  new ExtractionError('unsupported_type', `The content is ${what}; ${readable}.`)
