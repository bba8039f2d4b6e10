import { type PageRequest, SourceFault, StateExpired } from '../../syncs/source.ts'
import { askDav } from '../dav/dav-request.ts'
import { dav, isCollection, multistatusOf, xmlOf } from '../dav/multistatus.ts'
import { serverName } from './address-book.ts'

export interface Changes {
  /** Paths of new or changed cards. */
  changed: string[]
  gone: string[]
  /** Token for the next report; null if the server has none. */
  token: string | null
  /** True if the server cut the list (RFC 6578, section 3.6): the rest follows from `token`. */
  isCut: boolean
}

type Asking = Pick<PageRequest, 'client' | 'signal'>

/**
 * Returns the changes of an address book since a token (RFC 6578), or all of it without one. A server without this
 * report is listed, and then `gone` is empty.
 *
 * @throws StateExpired if the server no longer knows the token
 */
export async function readChanges(
  asking: Asking,
  book: string,
  token: string | null,
): Promise<Changes> {
  const { client, signal } = asking
  // An unknown token or report is refused with 403, and the body says which (RFC 6578, section 3.2).
  const explained = [403, 501]
  const body = `<d:sync-collection xmlns:d="DAV:"><d:sync-token>${escaped(token ?? '')}</d:sync-token><d:sync-level>1</d:sync-level><d:prop><d:getetag/></d:prop></d:sync-collection>`
  const response = await askDav(client, {
    method: 'REPORT',
    url: book,
    depth: '0',
    body,
    explained,
    signal,
  })
  const { status } = response
  if (status === 404) throw new SourceFault(`There is no address book at ${book}.`)
  if (status >= 400) {
    const fault = await faultOf(response)
    // The next request shows what a refusal without a reason is about.
    const isUnexplained = fault === null && explained.includes(status)
    if (token !== null && (isUnexplained || fault === 'valid-sync-token' || status === 410)) {
      throw new StateExpired('The CardDAV server no longer knows the sync token.')
    }
    if (isUnexplained || fault === 'supported-report' || [405, 415].includes(status)) {
      return listBook(asking, book)
    }
  }
  const { resources, syncToken } = await multistatusOf(serverName, response, client.baseUrl)
  const cards = resources.filter(({ href }) => href !== book && `${href}/` !== book)
  for (const { href } of cards) requireWithin(book, href)
  return {
    changed: cards
      .filter((one) => one.status === null && !isCollection(one))
      .map(({ href }) => href),
    gone: cards.filter((one) => one.status === 404).map(({ href }) => href),
    token: syncToken,
    isCut: resources.some((one) => one.status === 507),
  }
}

async function listBook({ client, signal }: Asking, book: string): Promise<Changes> {
  const body =
    '<d:propfind xmlns:d="DAV:"><d:prop><d:getetag/><d:resourcetype/></d:prop></d:propfind>'
  const response = await askDav(client, { method: 'PROPFIND', url: book, depth: '1', body, signal })
  const { resources } = await multistatusOf(serverName, response, client.baseUrl)
  const cards = resources.filter((one) => !isCollection(one)).map(({ href }) => href)
  for (const href of cards) requireWithin(book, href)
  return { changed: cards, gone: [], token: null, isCut: false }
}

/** Returns the failed condition (RFC 3253, section 1.6); null if the server names none. */
async function faultOf(response: Parameters<typeof xmlOf>[1]): Promise<string | null> {
  const root = await xmlOf(serverName, response).catch((error: unknown) => {
    if (error instanceof SourceFault) return null
    throw error
  })
  if (root?.name !== 'error' || root.namespace !== dav) return null
  return root.children[0]?.name ?? null
}

function requireWithin(book: string, href: string): void {
  if (href.startsWith(book)) return
  throw new SourceFault(`${serverName} returned ${href}, which is not in ${book}.`)
}

const escaped = (text: string): string =>
  text.replace(/[<>&]/g, (sign) => `&#${sign.charCodeAt(0)};`)
