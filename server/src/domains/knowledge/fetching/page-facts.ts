import { binaryFormat } from '../extraction/binary.ts'
import { decodeText } from '../extraction/charset.ts'
import { type PageLinks, readPageLinks } from './page-links.ts'

interface FetchedBody {
  body: Uint8Array
  contentType: string | null
  url: string | null
}

/** What a fetched page says to a robot; of another document only its headers do. */
export function readFacts(page: FetchedBody, robotsTag: string | undefined): PageLinks {
  const html = htmlOf(page) ?? ''
  return readPageLinks(html, page.url ?? '', robotsTag)
}

/** A page with more to read is not there for its sign-in alone. */
const mostChars = 600

/** Whether a page asks for a sign-in instead of showing its text: a password field, and hardly a word. */
export const isLoginWall = (text: string, page: FetchedBody): boolean =>
  text.length <= mostChars && /\btype\s{0,9}=\s{0,9}["']?password\b/i.test(htmlOf(page) ?? '')

export const loginWall =
  'The page asks to sign in. It must be readable without signing in; `headers` can carry what opens it.'

/** Null for a body that is no page. */
export function htmlOf({ body, contentType }: FetchedBody): string | null {
  const isOther = contentType !== null && !/html|^text\/plain/i.test(contentType)
  if (isOther || binaryFormat(body) !== null) return null
  return decodeText(body, contentType).text
}
