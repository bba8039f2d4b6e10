import { findElement, textAt } from '../../../../platform/xml/index.ts'
import { type PageRequest, SourceFault } from '../../syncs/source.ts'
import { textSetting, withinOrigin } from '../answers.ts'
import { askDav } from '../dav/dav-request.ts'
import {
  type DavResource,
  dav,
  type Multistatus,
  multistatusOf,
  pathOf,
} from '../dav/multistatus.ts'

export const cardDav = 'urn:ietf:params:xml:ns:carddav'
export const serverName = 'The CardDAV server'

const maxRedirects = 5

const question = `<d:propfind xmlns:d="DAV:" xmlns:c="${cardDav}"><d:prop><d:resourcetype/><d:displayname/><d:current-user-principal/><c:addressbook-home-set/></d:prop></d:propfind>`

type Asking = Pick<PageRequest, 'client' | 'config' | 'signal'>

/**
 * Finds the path of the address book: the setting `collection`, or discovered from the connection's URL or
 * `/.well-known/carddav` (RFC 6764) through the principal and its home (RFC 6352, section 7.1.1).
 *
 * @throws SourceFault if there is none, or if there are several and `collection` does not choose one
 */
export async function findAddressBook(asking: Asking): Promise<string> {
  const { client, config } = asking
  const named = textSetting(config, 'collection')
  if (named !== null) return asFolder(pathOf(withinOrigin(serverName, named, client.baseUrl)))
  const start = await propertiesAt(asking, client.baseUrl)
  if (start && isAddressBook(start)) return asFolder(start.href)
  const principal =
    (start && principalOf(start)) ??
    principalOf(await propertiesAt(asking, new URL('/.well-known/carddav', client.baseUrl).href))
  const home = principal === null ? null : homeOf(await propertiesAt(asking, principal))
  return onlyOne((await list(asking, home ?? client.baseUrl, '1')).resources.filter(isAddressBook))
}

function onlyOne(books: readonly DavResource[]): string {
  const [book, ...others] = books
  if (!book) {
    throw new SourceFault(
      'No address book was found. Enter the URL of one in the connection, or its path in `collection`.',
    )
  }
  if (others.length === 0) return asFolder(book.href)
  const names = books.slice(0, 20).map(({ href, properties }) => {
    const shown = textAt(properties, ['displayname'], dav)
    return shown ? `${href} (${shown.slice(0, 60)})` : href
  })
  throw new SourceFault(
    `There are ${books.length} address books. Enter the path of one in \`collection\`: ${names.join(', ')}.`,
  )
}

async function propertiesAt(asking: Asking, url: string): Promise<DavResource | null> {
  return (await list(asking, url, '0')).resources[0] ?? null
}

/** Lists a URL, or the one it redirects to; empty if there is nothing. */
async function list(
  { client, signal }: Asking,
  address: string,
  depth: '0' | '1',
): Promise<Multistatus> {
  let url = withinOrigin(serverName, address, client.baseUrl).href
  for (let followed = 0; followed <= maxRedirects; followed++) {
    const request = { method: 'PROPFIND', url, depth, body: question, signal } as const
    const response = await askDav(client, request)
    const { status } = response
    if (status === 404 || status === 405) return { resources: [], syncToken: null }
    const location = response.headers['location']
    const isMoved = status >= 301 && status <= 308 && location !== undefined
    if (!isMoved) return multistatusOf(serverName, response, client.baseUrl)
    url = withinOrigin(serverName, new URL(location, response.url).href, client.baseUrl).href
  }
  throw new SourceFault(`${serverName} redirects more than ${maxRedirects} times.`)
}

const isAddressBook = ({ properties }: DavResource): boolean =>
  findElement(properties, ['resourcetype'], dav)?.children.some(
    ({ name, namespace }) => name === 'addressbook' && namespace === cardDav,
  ) ?? false

const principalOf = (resource: DavResource | null): string | null =>
  (resource && textAt(resource.properties, ['current-user-principal', 'href'], dav)) || null

function homeOf(resource: DavResource | null): string | null {
  const sets = resource?.properties.children.filter(
    ({ name, namespace }) => name === 'addressbook-home-set' && namespace === cardDav,
  )
  return (sets?.[0] && textAt(sets[0], ['href'], dav)) || null
}

const asFolder = (path: string): string => (path.endsWith('/') ? path : `${path}/`)
