import type { OutboundResponse } from '../../../../platform/net/index.ts'
import {
  childrenOf,
  findElement,
  readXml,
  textAt,
  type XmlElement,
  XmlFault,
} from '../../../../platform/xml/index.ts'
import { maxIdLength, SourceFault } from '../../syncs/source.ts'
import { refusalOf, withinOrigin } from '../answers.ts'

export const dav = 'DAV:'

export interface DavResource {
  /** Path of the resource, in the spelling of `pathOf`. */
  href: string
  /** Status of the resource (404: deleted), if the server sends one instead of properties. */
  status: number | null
  /** Properties that were found. */
  properties: XmlElement
}

export interface Multistatus {
  resources: DavResource[]
  /** Token of a sync report (RFC 6578). */
  syncToken: string | null
}

/**
 * Reads a 207 response (RFC 4918, section 13).
 *
 * @throws SourceFault for another status, malformed XML, or a URL of another origin
 */
export async function multistatusOf(
  name: string,
  response: OutboundResponse,
  base: string,
): Promise<Multistatus> {
  if (response.status !== 207) throw refusalOf(name, response)
  const root = await xmlOf(name, response)
  if (root.name !== 'multistatus' || root.namespace !== dav) {
    throw new SourceFault(`${name} did not answer with a multistatus. Check its URL.`)
  }
  const resources = childrenOf(root, 'response', dav).flatMap((one) =>
    childrenOf(one, 'href', dav).map(({ text }) =>
      resourceOf(name, one, text.trim(), response, base),
    ),
  )
  return { resources, syncToken: textAt(root, ['sync-token'], dav) || null }
}

/** @throws SourceFault */
export async function xmlOf(name: string, { body }: OutboundResponse): Promise<XmlElement> {
  try {
    return await readXml(body)
  } catch (error) {
    if (error instanceof XmlFault)
      throw new SourceFault(`${name} returned invalid XML. ${error.message}`)
    throw error
  }
}

function resourceOf(
  name: string,
  element: XmlElement,
  address: string,
  { url }: OutboundResponse,
  base: string,
): DavResource {
  const href = pathOf(withinOrigin(name, URL.parse(address, url)?.href ?? address, base))
  if (href.length > maxIdLength) {
    throw new SourceFault(`${name} returned a path of more than ${maxIdLength} characters.`)
  }
  const good = childrenOf(element, 'propstat', dav).find((one) => statusAt(one) === 200)
  return {
    href,
    status: statusAt(element),
    properties: (good && findElement(good, ['prop'], dav)) ?? empty,
  }
}

/** Returns the path in one spelling, because servers write the same path in several. */
export function pathOf({ pathname }: URL): string {
  try {
    return pathname.split('/').map(decodeURIComponent).map(encodeURIComponent).join('/')
  } catch {
    return pathname
  }
}

const empty: XmlElement = { name: 'prop', namespace: dav, attributes: {}, children: [], text: '' }

/** Reads the status from `HTTP/1.1 404 Not Found`. */
function statusAt(element: XmlElement): number | null {
  const status = /^HTTP\/[\d.]+ (\d{3})/.exec(textAt(element, ['status'], dav) ?? '')?.[1]
  return status === undefined ? null : Number(status)
}

export const isCollection = ({ properties }: DavResource): boolean =>
  findElement(properties, ['resourcetype', 'collection'], dav) !== undefined
