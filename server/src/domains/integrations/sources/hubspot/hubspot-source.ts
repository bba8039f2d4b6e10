import type { PageRequest, Source, SourcePage } from '../../syncs/source.ts'
import { requireProgress, textOf, timeOf } from '../answers.ts'
import { readChanged } from './changed.ts'
import {
  answerOf,
  contactsPath,
  hubspot,
  listedAtOnce,
  maxAnswerBytes,
  propertiesOf,
  recordOf,
} from './contacts.ts'
import { type Place, startOf, stateOf } from './place.ts'

/**
 * Contacts of a HubSpot portal. A full run lists them; an incremental one searches by `lastmodifieddate`, from 60 s
 * before the last change it knows, because the search lags behind, and then lists what has been archived.
 */
export const hubspotSource: Source = {
  readPage(request: PageRequest): Promise<SourcePage> {
    const place = (request.checkpoint as Place | null) ?? startOf(request)
    if (place.phase === 'all') return readListing(request, place)
    return place.phase === 'changed' ? readChanged(request, place) : readArchived(request, place)
  },
}

/** What has been archived since: HubSpot lists all of 90 days, in no order of time. */
async function readArchived(
  { client, signal }: PageRequest,
  place: Extract<Place, { phase: 'archived' }>,
): Promise<SourcePage> {
  const query = new URLSearchParams({
    limit: String(listedAtOnce),
    archived: 'true',
    ...(place.after !== null && { after: place.after }),
  })
  const url = `${contactsPath}?${query}`
  const { results, after } = answerOf(
    await client.request({ url, maxBodyBytes: maxAnswerBytes, signal }),
  )
  const pages = place.pages + 1
  requireProgress(hubspot, pages, place.after ?? '', after)
  const gone = results.flatMap(({ id, archivedAt }) => {
    const time = timeOf(archivedAt)?.getTime()
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

/** All contacts, which the search would not give beyond 10,000. */
async function readListing(
  { client, config, signal }: PageRequest,
  place: Place,
): Promise<SourcePage> {
  const query = new URLSearchParams({
    limit: String(listedAtOnce),
    properties: propertiesOf({ config }).join(','),
    archived: 'false',
    ...(place.after !== null && { after: place.after }),
  })
  const url = `${contactsPath}?${query}`
  const { results, after } = answerOf(
    await client.request({ url, maxBodyBytes: maxAnswerBytes, signal }),
  )
  const pages = place.pages + 1
  requireProgress(hubspot, pages, place.after ?? '', after)
  const isEnd = after === null
  return {
    records: results.flatMap(recordOf),
    gone: [],
    next: isEnd ? null : { ...place, after, pages },
    state: isEnd ? stateOf(place) : null,
  }
}
