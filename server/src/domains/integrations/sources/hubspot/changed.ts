import { maxPages, type PageRequest, SourceFault, type SourcePage } from '../../syncs/source.ts'
import { textOf } from '../answers.ts'
import {
  answerOf,
  changeOf,
  contactsPath,
  type HubspotCursor,
  hubspot,
  maxAnswerBytes,
  propertiesOf,
  recordOf,
} from './contacts.ts'

type Changed = Extract<HubspotCursor, { phase: 'changed' }>

/** Most results of one search request, and of a whole search. */
const foundAtOnce = 200
const maxFound = 10_000

/**
 * Reads a page of changes, oldest first. A search ends at 10,000 results; then the window moves to its last change. If
 * all 10,000 have the same time, as after an import, contacts of that time are read by their ids.
 */
export async function readChanged(request: PageRequest, place: Changed): Promise<SourcePage> {
  const { client, config, signal } = request
  const response = await client.request({
    url: `${contactsPath}/search`,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      ...conditionsOf(place),
      properties: propertiesOf({ config }),
      limit: foundAtOnce,
      ...(place.after !== null && { after: place.after }),
    }),
    maxBodyBytes: maxAnswerBytes,
    signal,
  })
  const { results, after } = answerOf(response)
  const times = results.flatMap((one) => changeOf(one)?.getTime() ?? [])
  const last = Math.max(place.last, ...times)
  const lastId = textOf(results.at(-1)?.['id'])
  const seen = { ...place, last, pages: place.pages + 1, since: Math.max(place.since, last) }
  if (seen.pages > maxPages) throw new SourceFault(`${hubspot} has more than ${maxPages} pages.`)
  return {
    records: results.flatMap(recordOf),
    gone: [],
    next: { ...nextPlace(seen, after, lastId) },
    state: null,
  }
}

function conditionsOf({ from, tie }: Changed) {
  const changed = { propertyName: 'lastmodifieddate', value: String(from) }
  const filters =
    tie === null
      ? [{ ...changed, operator: 'GTE' }]
      : [
          { ...changed, operator: 'EQ' },
          { propertyName: 'hs_object_id', operator: 'GT', value: tie },
        ]
  const propertyName = tie === null ? 'lastmodifieddate' : 'hs_object_id'
  return { filterGroups: [{ filters }], sorts: [{ propertyName, direction: 'ASCENDING' }] }
}

function nextPlace(place: Changed, after: string | null, lastId: string | null): HubspotCursor {
  const { pages, since, archivedSince, from, last, tie } = place
  if (after !== null && after === place.after) {
    throw new SourceFault(`${hubspot} leads from a page to the same page.`)
  }
  if (tie !== null) {
    // Each page begins after the last id, so any number of contacts can have the same time.
    if (after !== null && lastId !== null) return { ...place, after: null, tie: lastId }
    return { ...place, from: from + 1, last: from + 1, tie: null, after: null }
  }
  if (after === null) return { phase: 'archived', pages, since, archivedSince, after: null }
  if (Number(after) + foundAtOnce <= maxFound) return { ...place, after }
  if (last > from) return { ...place, from: last, after: null }
  return { ...place, tie: '0', after: null }
}
