import type { PageRequest, SourcePage } from '../../syncs/source.ts'
import { requireProgress, textOf, timeOf } from '../answers.ts'
import { answerOf, contactsPath, hubspot, listedAtOnce, maxAnswerBytes } from './contacts.ts'
import { type Place, stateOf } from './place.ts'

/** What has been archived since: HubSpot lists all of 90 days, in no order of time. */
export async function readArchived(
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
