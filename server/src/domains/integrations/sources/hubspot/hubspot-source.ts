import { readTime } from '../../../../platform/foreign-values.ts'
import type { PageRequest, SourcePage, SyncSource } from '../../syncs/source.ts'
import { requireProgress, textOf } from '../answers.ts'
import { readChanged } from './changed.ts'
import {
  answerOf,
  contactsPath,
  type HubspotCursor,
  hubspot,
  listedAtOnce,
  maxAnswerBytes,
  propertiesOf,
  recordOf,
  startOf,
  stateOf,
} from './contacts.ts'

/**
 * Contacts of a HubSpot portal. A full run lists them. An incremental run searches by `lastmodifieddate`, from 60 s
 * before the last known change, because the search index lags behind, and then lists archived contacts.
 */
export const hubspotSource: SyncSource = {
  readPage(request: PageRequest): Promise<SourcePage> {
    const place = (request.checkpoint as HubspotCursor | null) ?? startOf(request)
    if (place.phase === 'all') return readListing(request, place)
    return place.phase === 'changed' ? readChanged(request, place) : readArchived(request, place)
  },
}

/** Reads the contacts archived since then. HubSpot lists those of the last 90 days, in no order of time. */
async function readArchived(
  request: PageRequest,
  place: Extract<HubspotCursor, { phase: 'archived' }>,
): Promise<SourcePage> {
  const { results, after, pages } = await listPage(request, place, { archived: 'true' })
  const gone = results.flatMap(({ id, archivedAt }) => {
    const time = readTime(archivedAt)?.getTime()
    return time === undefined || time >= place.archivedSince ? (textOf(id) ?? []) : []
  })
  const isEnd = after === null
  return {
    records: [],
    gone,
    next: isEnd ? null : { ...place, after, pages },
    state: isEnd ? stateOf(place) : null,
  }
}

/** Reads one page of a listing, and counts it. @throws SourceFault if a page leads to itself */
async function listPage(
  { client, signal }: PageRequest,
  { after: before, pages: read }: Pick<HubspotCursor, 'after' | 'pages'>,
  fields: Record<string, string>,
) {
  const query = new URLSearchParams({
    ...{ limit: String(listedAtOnce), ...fields },
    ...(before !== null && { after: before }),
  })
  const url = `${contactsPath}?${query}`
  const answer = answerOf(await client.request({ url, maxBodyBytes: maxAnswerBytes, signal }))
  const pages = read + 1
  requireProgress(hubspot, pages, before ?? '', answer.after)
  return { ...answer, pages }
}

/** Lists all contacts, because a search ends at 10,000. */
async function readListing(request: PageRequest, place: HubspotCursor): Promise<SourcePage> {
  const properties = propertiesOf(request).join(',')
  const { results, after, pages } = await listPage(request, place, {
    properties,
    archived: 'false',
  })
  const isEnd = after === null
  return {
    records: results.flatMap(recordOf),
    gone: [],
    next: isEnd ? null : { ...place, after, pages },
    state: isEnd ? stateOf(place) : null,
  }
}
