import type { PageRequest, SourcePage } from '../../syncs/source.ts'
import { requireProgress } from '../answers.ts'
import {
  answerOf,
  contactsPath,
  hubspot,
  listedAtOnce,
  maxAnswerBytes,
  propertiesOf,
  recordOf,
} from './contacts.ts'
import { type Place, stateOf } from './place.ts'

/** All contacts, which the search would not give beyond 10,000. */
export async function readListing(
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
