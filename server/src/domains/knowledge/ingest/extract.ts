import { binaryFormat } from './binary.ts'
import { decodeText } from './charset.ts'
import { csvToMarkdown } from './csv-text.ts'
import { ExtractionError } from './extraction-error.ts'
import { extractHtml } from './html-text.ts'
import { jsonToMarkdown } from './json-text.ts'
import { formOf, unsupported } from './media-type.ts'
import { markdownTitle, tidyLines } from './plain-text.ts'

export { ExtractionError }

export interface Extracted {
  markdown: string
  title: string | null
  /** A BCP 47 tag, as the page declares it. */
  language: string | null
  /** What the body was read in: a name of the WHATWG Encoding Standard, lower-cased. */
  charset: string | null
  /** ISO 8601 in UTC. */
  publishedAt: string | null
}

/**
 * The text of a page or file as Markdown: the main content of HTML; Markdown, plain text, JSON and CSV
 * whole. What a body is, its bytes decide before its declared type does; `url` is its address or file
 * name. Pure and deterministic; the time grows with the size of the body, which the caller bounds.
 * Throws `ExtractionError` with a sentence for people.
 */
export function extract(input: {
  body: Uint8Array
  contentType: string | null
  url: string | null
}): Extracted {
  refuseBinary(input.body, input.contentType)
  const { text, charset } = decodeText(input.body, input.contentType)
  const form = formOf(text, input.contentType, input.url)
  const isPage = form === 'html' || form === 'xhtml'
  const extracted = isPage
    ? extractHtml(text, { isXml: form === 'xhtml', url: input.url })
    : { ...extractPlain(text, form), language: null, publishedAt: null }
  if (!/[\p{L}\p{N}]/u.test(extracted.markdown)) throw noText(isPage)
  return { ...extracted, charset }
}

function extractPlain(
  text: string,
  form: 'markdown' | 'json' | 'csv' | 'text',
): { markdown: string; title: string | null } {
  switch (form) {
    case 'json':
      return { markdown: tidyLines(jsonToMarkdown(text)), title: null }
    case 'csv':
      return { markdown: tidyLines(csvToMarkdown(text)), title: null }
    case 'markdown':
      return { markdown: tidyLines(text), title: markdownTitle(text) }
    case 'text':
      return { markdown: tidyLines(text), title: null }
  }
}

function refuseBinary(body: Uint8Array, contentType: string | null): void {
  const binary = binaryFormat(body)
  if (binary === null) return
  if (binary.format !== null) throw unsupported(binary.format)
  throw new ExtractionError(
    'binary_content',
    `The content is binary data, declared as ${contentType ?? 'nothing'}, and not text; text is read from HTML, Markdown, plain text, JSON and CSV.`,
  )
}

const noText = (isPage: boolean): ExtractionError =>
  new ExtractionError(
    'no_text',
    isPage
      ? 'The page has no readable text; if it is built by JavaScript in the browser, add an address whose text the server sends, or add the text itself.'
      : 'The content has no readable text.',
  )
