import { inflateSync } from 'node:zlib'
import type { PDF, PdfDict, PdfObject, PdfStream } from '@libpdf/core'

const maxContentBytes = 16 * 1024 * 1024

/** Letters that join, change their form or have marks: their glyphs differ from their characters. */
const shaped = /[\u0590-\u08ff\u0900-\u109f\u1780-\u17ff\ufb1d-\ufdff\ufe70-\ufefc]/

/** Returns true if the glyphs may stand for a different text than they seem to. */
export const isShaped = (text: string): boolean => shaped.test(text)

/**
 * Reads the texts that a program stores beside its glyphs (`ActualText`, PDF 32000-1 section 14.9.4) from the page's
 * content, because the library that draws pages omits them.
 */
export function createActualTexts(body: Uint8Array): (page: number) => Promise<(string | null)[]> {
  let document: Promise<PDF | null> | undefined
  return async (page) => {
    document ??= import('@libpdf/core')
      .then(({ PDF }) => PDF.load(body))
      // What one library reads the other need not: then glyphs are all there is.
      .catch(() => null)
    const pdf = await document
    if (!pdf) return []
    try {
      const dict = pdf.getPage(page - 1)?.dict
      return dict ? markedTexts(contentOf(dict, pdf)) : []
    } catch {
      // The page's content is encoded in a way that this does not read.
      return []
    }
  }
}

function contentOf(page: PdfDict, pdf: PDF): string {
  const resolve = (object: PdfObject | undefined): PdfObject | null | undefined =>
    object?.type === 'ref' ? pdf.getObject(object) : object
  const contents = resolve(page.get('Contents'))
  const parts = contents?.type === 'array' ? [...contents] : [contents ?? undefined]
  let bytes = 0
  return parts
    .map((part) => {
      const stream = resolve(part)
      if (stream?.type !== 'stream') throw new Error('no content')
      const decoded = decodedOf((stream as PdfStream).data, resolve(stream.get('Filter')))
      bytes += decoded.length
      if (bytes > maxContentBytes) throw new Error('too much content')
      return decoded.toString('latin1')
    })
    .join('\n')
}

function decodedOf(data: Uint8Array, filter: PdfObject | null | undefined): Buffer {
  if (!filter) return Buffer.from(data)
  const only = filter.type === 'array' && filter.length === 1 ? filter.at(0) : filter
  if (only?.type !== 'name' || only.value !== 'FlateDecode') throw new Error('another filter')
  return inflateSync(data, { maxOutputLength: maxContentBytes })
}

const tokens = /%[^\r\n]*|<<|>>|<[\da-fA-F\s]*>|\/[^\s()<>[\]{}/%]*|[()[\]{}>]|[^\s()<>[\]{}/%]+/g

/** Returns the text or null of each marked content, in the order in which they begin. */
export function markedTexts(content: string): (string | null)[] {
  const texts: (string | null)[] = []
  let text: string | null = null
  let [last, tag] = ['', '']
  tokens.lastIndex = 0
  for (let match = tokens.exec(content); match; match = tokens.exec(content)) {
    const [token] = match
    const isText = last === '/ActualText'
    last = token
    if (token === '(') {
      const end = endOfString(content, tokens.lastIndex)
      if (isText) text = textOf(literalBytes(content.slice(tokens.lastIndex, end)))
      tokens.lastIndex = end + 1
    } else if (token.startsWith('<') && token !== '<<') {
      if (isText) text = textOf(Buffer.from(token.replace(/[^\da-f]/gi, ''), 'hex'))
    } else if (token.startsWith('/')) {
      if (tag === '') tag = token
    } else if (/^[a-zA-Z'"]/.test(token)) {
      if ((token === 'BDC' || token === 'BMC') && tag !== '/OC') texts.push(text)
      if (token === 'ID') skipImage(content)
      ;[text, tag] = [null, '']
    }
  }
  return texts
}

function skipImage(content: string): void {
  const end = /\sEI(?=\s)/g
  end.lastIndex = tokens.lastIndex
  tokens.lastIndex = end.exec(content) ? end.lastIndex : content.length
}

/** Returns the end of the string that began before `from`; brackets inside it are balanced. */
function endOfString(content: string, from: number): number {
  let depth = 1
  for (let at = from; at < content.length; at += 1) {
    const char = content[at]
    if (char === '\\') at += 1
    else if (char === '(') depth += 1
    else if (char === ')') depth -= 1
    if (depth === 0) return at
  }
  return content.length
}

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

const literalBytes = (literal: string): Buffer =>
  Buffer.from(
    literal.replace(/\\(?:([0-7]{1,3})|(\r\n?|\n)|([\s\S]))/g, (_, octal, line, char) =>
      octal
        ? String.fromCharCode(Number.parseInt(octal, 8) & 255)
        : line
          ? ''
          : (escapes[char] ?? char),
    ),
    'latin1',
  )

const textOf = (bytes: Buffer): string | null => {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) {
    return Buffer.from(bytes.subarray(2, bytes.length & ~1))
      .swap16()
      .toString('utf16le')
  }
  return bytes.every((byte) => byte < 0x80) ? bytes.toString('latin1') : null
}
