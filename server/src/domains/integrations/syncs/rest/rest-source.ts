import type { Json } from '../../../../platform/db/tables.generated.ts'
import { parseInput } from '../../../../platform/expressions/values.ts'
import { readMark, readTime } from '../../../../platform/foreign-values.ts'
import type { OutboundResponse } from '../../../../platform/net/index.ts'
import { ConnectionFault } from '../../connections/client.ts'
import type { ChangeListing, RecordListing } from '../../providers/index.ts'
import {
  maxIdLength,
  type PageRequest,
  type RemoteRecord,
  SourceFault,
  type SourcePage,
  StateExpired,
  type SyncSource,
} from '../source.ts'
import {
  asCheckpoint,
  asPlace,
  firstPlace,
  type ListingCursor,
  nextPlace,
  requireAllowed,
  valueAt,
} from './next-page.ts'

const maxBodyBytes = 10 * 1024 * 1024
const overlapMs = 60_000

/** Listings of a model: all records and, if the service supports it, changed ones. */
export interface RestModel {
  list?: RecordListing
  changes?: ChangeListing
}

/** Reads a JSON service by its definition, or by the sync's `config` if the definition has no listing. */
export const restSource = (model: RestModel): SyncSource => ({
  readPage: (request) => readPage(model, request),
})

async function readPage(model: RestModel, request: PageRequest): Promise<SourcePage> {
  const { client, mode, state, checkpoint, now, signal } = request
  const { list, changes } = { ...model, ...(request.config as RestModel) }
  const since = mode === 'incremental' && changes ? sinceOf(state) : null
  const listing = since === null ? list : changes
  if (!listing)
    throw new SourceFault(
      'config.list is required, because the provider does not define where records are listed.',
    )
  const place = checkpoint === null ? firstPlace(now) : asPlace(checkpoint)
  requireAllowed(place)
  const response = await client.request({
    url: addressOf(listing, place, since),
    headers: { accept: 'application/json', ...listing.headers },
    maxBodyBytes,
    signal,
  })
  requireGood(response, since !== null)
  const body = readBody(response)
  const items = body === undefined ? [] : valueAt(body, listing.items)
  if (!Array.isArray(items))
    throw new SourceFault(`The page has no list of records at "${listing.items}".`)
  const entries = items.map((item, index) => entryOf(listing, item, index))
  const next = nextPlace(place, listing, {
    ...{ body, items, ids: entries.map(({ remoteId }) => remoteId) },
    url: new URL(response.url, client.baseUrl),
    link: response.headers['link'],
    origin: new URL(client.baseUrl).origin,
  })
  return {
    records: entries.flatMap(({ isGone, ...record }) => (isGone ? [] : record)),
    gone: entries.flatMap(({ isGone, remoteId }) => (isGone ? remoteId : [])),
    next: next && asCheckpoint(next),
    state: next === null && changes ? { since: place.startedAt } : null,
  }
}

function sinceOf(state: Json): Date | null {
  const since = Date.parse(String((state as { since?: unknown } | null)?.since))
  return Number.isNaN(since) ? null : new Date(since - overlapMs)
}

function addressOf(listing: RecordListing, { at }: ListingCursor, since: Date | null): string {
  const { pagination, path, query } = listing
  const isAddress = pagination.kind === 'link' || pagination.kind === 'next_url'
  if (isAddress && at !== null) return String(at)
  const parameters = new URLSearchParams(query)
  if (since && 'since' in listing) {
    const { parameter, format } = (listing as ChangeListing).since
    parameters.set(parameter, timeAs(format, since))
  }
  if ('size' in pagination && pagination.size) {
    parameters.set(pagination.size.parameter, String(pagination.size.value))
  }
  if (pagination.kind === 'cursor' && at !== null) parameters.set(pagination.parameter, String(at))
  if (pagination.kind === 'page')
    parameters.set(pagination.parameter, String(at ?? pagination.first))
  if (pagination.kind === 'offset') parameters.set(pagination.parameter, String(at ?? 0))
  const search = parameters.toString()
  return search === '' ? path : `${path}?${search}`
}

const timeAs = (format: ChangeListing['since']['format'], time: Date): string => {
  if (format === 'iso') return time.toISOString()
  return String(format === 's' ? Math.floor(time.getTime() / 1000) : time.getTime())
}

function requireGood({ status }: OutboundResponse, isIncremental: boolean): void {
  if (status >= 200 && status < 300) return
  if (status === 410 && isIncremental) throw new StateExpired()
  if (status === 408 || status >= 500) {
    throw new ConnectionFault('retry', `The source answered ${status}.`, { status })
  }
  throw new SourceFault(`The source answered ${status} instead of returning records.`)
}

function readBody({ status, headers, body, truncated }: OutboundResponse): unknown {
  if (truncated)
    throw new SourceFault('A page is larger than 10 MiB. Request fewer records on each page.')
  if (status === 204) return undefined
  const charset = /;\s*charset="?([\w-]{1,40})/i.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8'
  let text: string
  try {
    text = new TextDecoder(charset, { fatal: true }).decode(body)
  } catch {
    // A RangeError for the name, a TypeError for the bytes. Guessing would silently damage names.
    throw new SourceFault(
      `The source declares the charset ${charset}, but the response is not in it.`,
    )
  }
  try {
    return parseInput(text)
  } catch {
    throw new SourceFault('The source did not return JSON.')
  }
}

function entryOf(
  listing: RecordListing,
  item: unknown,
  index: number,
): RemoteRecord & { isGone: boolean } {
  const id = valueAt(item, listing.id)
  const remoteId = typeof id === 'number' ? String(id) : id
  if (typeof item !== 'object' || item === null || Array.isArray(item)) {
    throw new SourceFault(`Record ${index + 1} of a page is not an object.`)
  }
  if (typeof remoteId !== 'string' || remoteId === '' || remoteId.length > maxIdLength) {
    throw new SourceFault(
      `Record ${index + 1} of a page has no id of 1 to ${maxIdLength} characters at "${listing.id}".`,
    )
  }
  const { changedAt, deleted } = listing
  const isGone = deleted === undefined ? false : readMark(valueAt(item, deleted))
  return {
    remoteId,
    values: item as Record<string, Json>,
    changedAt: changedAt === undefined ? null : readTime(valueAt(item, changedAt)),
    isGone: isGone === true,
    ...(isGone === null && {
      fault: `The field "${deleted}" must show if the record is deleted: true, false or a time.`,
    }),
  }
}
