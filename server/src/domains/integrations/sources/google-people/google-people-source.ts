import type { Json } from '../../../../platform/db/tables.generated.ts'
import { readTime } from '../../../../platform/foreign-values.ts'
import {
  type PageRequest,
  type RemoteRecord,
  type SourcePage,
  StateExpired,
  type SyncSource,
} from '../../syncs/source.ts'
import { jsonOf, objectsOf, refusalOf, requireProgress, textOf } from '../answers.ts'

type Place = {
  syncToken: string | null
  pageToken: string
  pages: number
}

const name = 'Google'
const pageSize = 1_000
/** Size limit of a response: about 3 KB a person, more with many addresses. */
const maxAnswerBytes = 20 * 1024 * 1024

/** Fields to request. All pages of a token must request the same ones, so these never change within a state. */
const personFields = [
  'addresses,biographies,birthdays,emailAddresses,locales,memberships,metadata,names,nicknames',
  'occupations,organizations,phoneNumbers,urls,userDefined',
].join(',')

/**
 * Contacts of a Google account, through `people.connections.list` of the People API. A sync token is valid for 7 days.
 * Deleted people come with `metadata.deleted`.
 */
export const googlePeopleSource: SyncSource = {
  async readPage({ client, state, checkpoint, signal }: PageRequest): Promise<SourcePage> {
    const place = checkpoint as Place | null
    const syncToken = place?.syncToken ?? (state as { syncToken: string } | null)?.syncToken ?? null
    const query = new URLSearchParams({
      personFields,
      pageSize: String(pageSize),
      requestSyncToken: 'true',
      ...(syncToken !== null && { syncToken }),
      ...(place && { pageToken: place.pageToken }),
    })
    const response = await client.request({
      url: `v1/people/me/connections?${query}`,
      maxBodyBytes: maxAnswerBytes,
      signal,
    })
    if (syncToken !== null && isExpired(response.status, response.body)) {
      throw new StateExpired('Google no longer knows the sync token.')
    }
    if (response.status !== 200) throw refusalOf(name, response)
    const answer = jsonOf(name, response)
    const people = objectsOf(answer['connections'])
    const pageToken = textOf(answer['nextPageToken'])
    const pages = (place?.pages ?? 0) + 1
    requireProgress(name, pages, place?.pageToken ?? '', pageToken)
    const next = pageToken === null ? null : { syncToken, pageToken, pages }
    const nextSyncToken = textOf(answer['nextSyncToken'])
    return {
      records: people.filter((one) => !isDeleted(one)).flatMap(recordOf),
      gone: people.filter(isDeleted).flatMap(({ resourceName }) => textOf(resourceName) ?? []),
      next,
      state: next === null && nextSyncToken !== null ? { syncToken: nextSyncToken } : null,
    }
  },
}

/** Returns true if the token has expired: 410 in the documentation of syncs, 400 in practice, so the reason counts. */
const isExpired = (status: number, body: Buffer): boolean =>
  status === 410 || (status === 400 && body.includes('EXPIRED_SYNC_TOKEN'))

type Person = Record<string, unknown>

const metadataOf = ({ metadata }: Person): Person => (metadata ?? {}) as Person

const isDeleted = (person: Person): boolean => metadataOf(person)['deleted'] === true

function recordOf(person: Person): RemoteRecord[] {
  const remoteId = textOf(person['resourceName'])
  if (remoteId === null) return []
  const times = objectsOf(metadataOf(person)['sources']).flatMap(
    ({ updateTime }) => readTime(updateTime)?.getTime() ?? [],
  )
  // Both change without a change of the person.
  const { etag: _, metadata: __, ...values } = person
  return [
    {
      remoteId,
      values: values as Record<string, Json>,
      changedAt: times.length > 0 ? new Date(Math.max(...times)) : null,
    },
  ]
}
