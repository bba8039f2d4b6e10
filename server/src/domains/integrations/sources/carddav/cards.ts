import type { Json } from '../../../../platform/db/tables.generated.ts'
import { FileError } from '../../../../platform/files/file-error.ts'
import { splitValues } from '../../../../platform/files/several.ts'
import { readTime } from '../../../../platform/foreign-values.ts'
import { type Card, readCardFields, readCards } from '../../../contacts/index.ts'
import { type PageRequest, type RemoteRecord, SourceFault } from '../../syncs/source.ts'
import { AnswerTooLarge, askDav } from '../dav/dav-request.ts'
import { type DavResource, multistatusOf } from '../dav/multistatus.ts'
import { cardDav, serverName } from './address-book.ts'

interface Fetched {
  records: RemoteRecord[]
  /** Paths deleted since they were listed. */
  gone: string[]
}

/** Requests cards by their paths (RFC 6352, section 8.7), in smaller groups if they are too large together. */
export async function fetchCards(
  asking: Pick<PageRequest, 'client' | 'signal'>,
  book: string,
  hrefs: readonly string[],
): Promise<Fetched> {
  if (hrefs.length === 0) return { records: [], gone: [] }
  try {
    return await multiget(asking, book, hrefs)
  } catch (error) {
    if (!(error instanceof AnswerTooLarge) || hrefs.length === 1) throw error
    const half = Math.ceil(hrefs.length / 2)
    const first = await fetchCards(asking, book, hrefs.slice(0, half))
    const second = await fetchCards(asking, book, hrefs.slice(half))
    return {
      records: [...first.records, ...second.records],
      gone: [...first.gone, ...second.gone],
    }
  }
}

async function multiget(
  { client, signal }: Pick<PageRequest, 'client' | 'signal'>,
  book: string,
  hrefs: readonly string[],
): Promise<Fetched> {
  const list = hrefs.map((href) => `<d:href>${href.replaceAll('&', '&amp;')}</d:href>`).join('')
  const body = `<c:addressbook-multiget xmlns:d="DAV:" xmlns:c="${cardDav}"><d:prop><d:getetag/><c:address-data/></d:prop>${list}</c:addressbook-multiget>`
  const response = await askDav(client, { method: 'REPORT', url: book, depth: '0', body, signal })
  const { resources } = await multistatusOf(serverName, response, client.baseUrl)
  const wanted = new Set(hrefs)
  const named = resources.filter(({ href }) => wanted.has(href))
  const gone = named.filter(({ status }) => status === 404)
  const there = named.filter(({ status }) => status === null)
  const missing = hrefs.length - gone.length - there.length
  // Cards that a full listing lacks are deleted here, so none may be left out silently.
  if (missing > 0) {
    throw new SourceFault(
      `${serverName} returned no answer for ${missing} of ${hrefs.length} cards.`,
    )
  }
  return {
    records: await Promise.all(there.map(recordOf)),
    gone: gone.map(({ href }) => href),
  }
}

async function recordOf({ href, properties }: DavResource): Promise<RemoteRecord> {
  const data = properties.children.find(
    ({ name, namespace }) => name === 'address-data' && namespace === cardDav,
  )
  let problem = 'The server returned no card.'
  try {
    for await (const card of readCards(bytesOf(data?.text.trim() ?? ''), 'utf-8')) {
      if (card.properties.length > 0) {
        return { remoteId: href, values: valuesOf(card), changedAt: changeOf(card) }
      }
      problem = card.fault ?? problem
    }
  } catch (error) {
    if (!(error instanceof FileError)) throw error
    problem = error.message
  }
  // One bad card is an invalid record; the others are still read.
  return { remoteId: href, values: { problem }, changedAt: null }
}

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}

/** Returns the fields that an import reads from a card. Fields with several values are lists. */
function valuesOf(card: Card): Record<string, Json> {
  const { additionalEmails, additionalPhones, tags, ...cells } = readCardFields(card)
  const texts = Object.entries(cells).filter(([, text]) => text !== undefined && text !== '')
  return {
    ...(Object.fromEntries(texts) as Record<string, string>),
    ...(cells['externalId'] && { uid: cells['externalId'] }),
    additionalEmails: splitValues(additionalEmails ?? ''),
    additionalPhones: splitValues(additionalPhones ?? ''),
    tags: splitValues(tags ?? ''),
  }
}

/** Reads `REV`, including the basic form of ISO 8601. */
const changeOf = ({ properties }: Card): Date | null =>
  readTime(properties.find(({ name }) => name === 'rev')?.values[0])
