import sniff from 'html-encoding-sniffer'
import { countUtf8, encodingNamed, guessEncoding } from '../../../platform/files/encoding.ts'
import { type Warning, warn } from '../warnings.ts'
import { utf16Of } from './binary.ts'

export interface Decoded {
  text: string
  /** Lower-case name from the WHATWG Encoding Standard. */
  charset: string
}

/** Size of the prescan. Pages with long heads declare their charset far down. */
const maxPrescanBytes = 16_384

/**
 * Decodes a body in `encoding` if given, otherwise like `decodeText`. If nothing is declared and the bytes are not
 * UTF-8, it guesses the charset from the letters.
 */
export async function decodeBody(
  body: Uint8Array,
  contentType: string | null,
  encoding: string | null = null,
): Promise<Decoded & { warnings: Warning[] }> {
  const told = encoding === null ? decodeAsTold(body, contentType) : decode(body, encoding)
  const decoded = told ?? decode(body, (await guessEncoding(body)) ?? lastResort)
  return { ...decoded, warnings: doubtsOf(decoded, body, contentType, encoding) }
}

function doubtsOf(
  { text, charset }: Decoded,
  body: Uint8Array,
  contentType: string | null,
  encoding: string | null,
): Warning[] {
  const doubts: Warning[] = []
  const { header, markup } = declaredIn(body, contentType)
  const declared = header ?? markup
  if (
    encoding === null &&
    !charset.startsWith('utf-') &&
    charset !== header &&
    charset !== markup
  ) {
    const why = declared
      ? `declares ${declared}, but its bytes are not ${declared}`
      : 'declares no encoding'
    const message = `The file ${why}, so it was read as ${charset}. If letters are wrong, set its encoding and refresh it, or save it as UTF-8.`
    doubts.push(warn('encoding_guessed', message))
  }
  // A text in UTF-8 may also contain replacement characters from another program.
  const lost = text.includes('\ufffd') && tryDecode(body, charset) === null
  if (lost) {
    const count = text.match(/\ufffd/g)?.length ?? 0
    const message = `${count.toLocaleString('en')} ${count === 1 ? 'character is' : 'characters are'} not valid ${charset} and could not be read. Save the file as UTF-8 and add it again.`
    doubts.push(warn('characters_lost', message))
  }
  return doubts
}

/**
 * Decodes a body in the charset of its byte order mark, the HTTP header, or its own markup, in this order as in the
 * HTML Standard, unless the bytes contradict it. Valid UTF-8 beyond ASCII is always read as UTF-8. Bytes that are not
 * UTF-8 are read in the charset of another declaration, else in the usual charset of the page's language, else in
 * windows-1252.
 */
export const decodeText = (body: Uint8Array, contentType: string | null): Decoded =>
  decodeAsTold(body, contentType) ?? decode(body, lastResort)

const lastResort = 'windows-1252'

/** Returns null if no charset is declared or usual and the bytes are not UTF-8. */
function decodeAsTold(body: Uint8Array, contentType: string | null): Decoded | null {
  const utf16 = utf16Of(body)
  if (utf16) return decode(body, utf16)
  const { header, markup } = declaredIn(body, contentType)
  const declared = header ?? markup

  const utf8 = tryDecode(body, 'utf-8')
  if (utf8 !== null) return decodeUtf8(body, utf8, declared)
  const lenient = decode(body, 'utf-8')
  if (isMostlyUtf8(lenient.text, declared)) return lenient
  const candidates = [header, markup, ...usualFor(body)].filter((name) => name !== 'utf-8')
  for (const name of candidates) {
    const text = name ? tryDecode(body, name) : null
    if (name && text !== null) return { text, charset: name }
  }
  if (declared === null) return null
  return decode(body, declared === 'utf-8' ? lastResort : declared)
}

function declaredIn(
  body: Uint8Array,
  contentType: string | null,
): { header: string | null; markup: string | null } {
  const label = /charset\s*=\s*["']?([^\s;"']+)/i.exec(contentType ?? '')?.[1]
  return {
    header: encodingOf(label),
    markup: encodingOf(sniff(body, { defaultEncoding: '', maxPrescanBytes })),
  }
}

/** Decodes valid UTF-8, which text in another charset almost never is by chance. */
function decodeUtf8(body: Uint8Array, utf8: string, declared: string | null): Decoded {
  const isEscaped = declared === 'iso-2022-jp' && utf8.includes('\u001b')
  // Two bytes of a Chinese or Japanese text may look like one Latin letter; three rarely do for long.
  const byChance =
    isMultiByte(declared) && !/[\u0800-\uffff]/.test(utf8) && /[\u0080-\u07ff]/.test(utf8)
  if (declared && (isEscaped || byChance)) return decode(body, declared)
  return { text: utf8, charset: 'utf-8' }
}

const isMultiByte = (charset: string | null): boolean =>
  charset !== null && /^(?:gbk|gb18030|big5|euc-jp|euc-kr|shift_jis)$/.test(charset)

/** Returns true for a page in UTF-8 with some broken bytes, which has far more intact characters. */
function isMostlyUtf8(text: string, declared: string | null): boolean {
  const seen = { whole: 0, broken: 0 }
  countUtf8(text, seen)
  return seen.whole > seen.broken * (declared === null || declared === 'utf-8' ? 2 : 10)
}

/** Default encodings by language from the HTML Standard, with related older ones. */
const usualCharsets: [RegExp, string[]][] = [
  [/^zh-(?:tw|hk|hant)/, ['big5', 'gb18030']],
  [/^zh/, ['gb18030', 'big5']],
  [/^ja/, ['shift_jis', 'euc-jp']],
  [/^ko/, ['euc-kr']],
  [/^(?:be|bg|kk|ky|mk|ru|sr|tg|tt|uk)/, ['windows-1251']],
  [/^(?:bs|cs|hr|hu|pl|ro|sk|sl)/, ['windows-1250']],
  [/^(?:et|lt|lv)/, ['windows-1257']],
  [/^(?:ar|fa|ur)/, ['windows-1256']],
  [/^el/, ['windows-1253']],
  [/^he/, ['windows-1255']],
  [/^(?:ku|tr)/, ['windows-1254']],
  [/^th/, ['windows-874']],
  [/^vi/, ['windows-1258']],
]

function usualFor(body: Uint8Array): string[] {
  const start = new TextDecoder('latin1').decode(body.subarray(0, maxPrescanBytes))
  const language = /<html\b[^>]{0,500}\blang\s*=\s*["']?([a-z-]+)/i.exec(start)?.[1]?.toLowerCase()
  return usualCharsets.find(([languages]) => languages.test(language ?? ''))?.[1] ?? []
}

const encodingOf = (label: string | undefined): string | null =>
  label ? encodingNamed(label) : null

function tryDecode(body: Uint8Array, charset: string): string | null {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(body)
  } catch {
    // A TypeError: the bytes are not valid in this encoding.
    return null
  }
}

const decode = (body: Uint8Array, charset: string): Decoded => ({
  text: new TextDecoder(charset).decode(body),
  charset,
})
