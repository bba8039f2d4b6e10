import type { TestContext } from 'node:test'
import { type ReceivedRequest, startHttpServer } from '../fixtures/tls-server.ts'

interface Contact {
  changedAt: number
  archivedAt: number | null
  properties: Record<string, string>
}

interface Search {
  filterGroups?: { filters: { propertyName: string; operator: string; value: string }[] }[]
  sorts?: { propertyName: string; direction: string }[]
  properties?: string[]
  limit?: number
  after?: string
}

type Found = [id: string, contact: Contact]
class Refusal extends Error {}

/**
 * Contacts as the reference of HubSpot's CRM API has them: a listing of at most 100 a page, archived ones apart; a
 * search of at most 200 a page, 10,000 in all, five groups of six filters and one sort, of live contacts alone.
 */
export async function startHubspotServer(t: TestContext) {
  const contacts = new Map<string, Contact>()
  const server = await startHttpServer(t, (request, response) => {
    const answer = (status: number, body: object): void =>
      void response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify(body))
    if (request.headers.authorization !== 'Bearer hubspot') {
      return answer(401, { status: 'error', category: 'INVALID_AUTHENTICATION' })
    }
    try {
      const { pathname, searchParams } = new URL(request.url, server.url)
      if (pathname === '/crm/v3/objects/contacts') {
        answer(200, list(searchParams, [...contacts]))
      } else if (pathname === '/crm/v3/objects/contacts/search' && request.method === 'POST') {
        answer(200, search(request, [...contacts]))
      } else answer(404, { status: 'error', message: 'resource not found' })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      answer(400, { status: 'error', message: error.message, category: 'VALIDATION_ERROR' })
    }
  })
  return {
    ...server,
    contacts,
    put: (id: string, firstname: string, changedAt: number) =>
      void contacts.set(id, { changedAt, archivedAt: null, properties: { firstname } }),
    archive: (id: string, archivedAt: number) => {
      const contact = contacts.get(id)
      if (contact) contact.archivedAt = archivedAt
    },
  }
}

function list(query: URLSearchParams, all: Found[]) {
  const limit = Number(query.get('limit') ?? 10)
  if (!(limit >= 1 && limit <= 100)) throw new Refusal('limit must be at most 100')
  const isArchived = query.get('archived') === 'true'
  const found = all
    .filter(([, { archivedAt }]) => (archivedAt !== null) === isArchived)
    .sort(([a], [b]) => Number(a) - Number(b))
  return page(
    found,
    Number(query.get('after') ?? 0),
    limit,
    query.get('properties')?.split(',') ?? [],
  )
}

function search({ headers, body }: ReceivedRequest, all: Found[]) {
  if (!headers['content-type']?.startsWith('application/json')) throw new Refusal('not JSON')
  const asked = JSON.parse(body.toString()) as Search
  const { filterGroups = [], sorts = [], properties = [], limit = 10, after = '0' } = asked
  if (limit > 200) throw new Refusal('limit must be at most 200')
  if (Number(after) + limit > 10_000) throw new Refusal('Only 10,000 results may be paged.')
  if (filterGroups.length > 5 || sorts.length > 1) throw new Refusal('too many filters or sorts')
  const found = all
    .filter(([, { archivedAt }]) => archivedAt === null)
    .filter((one) =>
      filterGroups.some(({ filters }) => {
        if (filters.length > 6) throw new Refusal('too many filters')
        return filters.every((filter) => isMatch(one, filter))
      }),
    )
  const [sort] = sorts
  if (sort) found.sort((a, b) => numberOf(a, sort.propertyName) - numberOf(b, sort.propertyName))
  return { total: found.length, ...page(found, Number(after), limit, properties) }
}

function isMatch(
  one: Found,
  { propertyName, operator, value }: { propertyName: string; operator: string; value: string },
): boolean {
  const is = numberOf(one, propertyName)
  if (operator === 'GTE') return is >= Number(value)
  if (operator === 'GT') return is > Number(value)
  if (operator === 'EQ') return is === Number(value)
  throw new Refusal(`unknown operator ${operator}`)
}

function numberOf([id, { changedAt }]: Found, property: string): number {
  if (property === 'lastmodifieddate') return changedAt
  if (property === 'hs_object_id') return Number(id)
  throw new Refusal(`unknown property ${property}`)
}

function page(found: Found[], from: number, limit: number, properties: readonly string[]) {
  const end = from + limit
  return {
    results: found.slice(from, end).map(([id, contact]) => shown(id, contact, properties)),
    ...(end < found.length && { paging: { next: { after: String(end), link: 'https://x' } } }),
  }
}

function shown(
  id: string,
  { changedAt, archivedAt, properties }: Contact,
  wanted: readonly string[],
) {
  const time = new Date(changedAt).toISOString()
  const all: Record<string, string> = { ...properties, lastmodifieddate: time, hs_object_id: id }
  return {
    id,
    properties: Object.fromEntries(wanted.map((name) => [name, all[name] ?? null])),
    updatedAt: time,
    archived: archivedAt !== null,
    ...(archivedAt !== null && { archivedAt: new Date(archivedAt).toISOString() }),
  }
}
