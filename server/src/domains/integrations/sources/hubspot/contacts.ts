import type { Json } from '../../../../platform/db/tables.generated.ts'
import { readTime } from '../../../../platform/foreign-values.ts'
import type { OutboundResponse } from '../../../../platform/net/index.ts'
import type { PageRequest, RemoteRecord } from '../../syncs/source.ts'
import { isObject, jsonOf, objectsOf, refusalOf, textOf, textsSetting } from '../answers.ts'

export const hubspot = 'HubSpot'
export const maxAnswerBytes = 20 * 1024 * 1024
export const contactsPath = 'crm/v3/objects/contacts'
/** Most contacts in a page of the listing. */
export const listedAtOnce = 100

const standard = [
  ...['email', 'firstname', 'lastname', 'phone', 'mobilephone', 'company', 'jobtitle', 'website'],
  ...['address', 'city', 'state', 'zip', 'country', 'lifecyclestage', 'hs_additional_emails'],
]

/** Returns the properties to request: common ones, and those in the setting `properties`. */
export const propertiesOf = ({ config }: Pick<PageRequest, 'config'>): string[] => [
  ...new Set([...standard, ...(textsSetting(config, 'properties') ?? []), 'lastmodifieddate']),
]

interface Answer {
  results: Record<string, unknown>[]
  /** Cursor of the next page; null on the last one. */
  after: string | null
}

export function answerOf(response: OutboundResponse): Answer {
  if (response.status !== 200) throw refusalOf(hubspot, response)
  const { results, paging } = jsonOf(hubspot, response)
  const next = isObject(paging) && isObject(paging['next']) ? paging['next'] : {}
  return { results: objectsOf(results), after: textOf(next['after']) }
}

export function recordOf(contact: Record<string, unknown>): RemoteRecord[] {
  const id = textOf(contact['id'])
  if (id === null) return []
  const properties = isObject(contact['properties']) ? contact['properties'] : {}
  // It changes with every page view that HubSpot counts.
  const { lastmodifieddate: _, ...kept } = properties
  return [
    {
      remoteId: id,
      values: { id, properties: kept as Record<string, Json> },
      changedAt: changeOf(contact),
    },
  ]
}

export const changeOf = (contact: Record<string, unknown>): Date | null => {
  const { properties, updatedAt } = contact
  return (
    readTime(isObject(properties) ? properties['lastmodifieddate'] : null) ?? readTime(updatedAt)
  )
}

/** Position of a run. Times are milliseconds since 1970, by HubSpot's clock if it sent one. */
export type HubspotCursor = {
  pages: number
  /** Start time of the next incremental run. */
  since: number
  /** Cursor of the page within its listing or window. */
  after: string | null
} & (
  | { phase: 'all' }
  | {
      phase: 'changed'
      /** Start of the window. */
      from: number
      /** Time of the last change on the previous page: the next start of the window. */
      last: number
      /** Set while more than 10,000 contacts of the same time are read by their ids. */
      tie: string | null
      /** Start time for archived contacts, which are deleted here. */
      archivedSince: number
    }
  | { phase: 'archived'; archivedSince: number }
)

const overlapMs = 60_000

export function startOf({ state, now }: PageRequest): HubspotCursor {
  const since = (state as { since: number } | null)?.since
  const start = { pages: 0, after: null }
  if (since === undefined) return { ...start, phase: 'all', since: now.getTime() }
  const from = since - overlapMs
  return { ...start, phase: 'changed', since, from, last: from, tie: null, archivedSince: from }
}

export const stateOf = ({ since }: HubspotCursor): Json => ({ since })
