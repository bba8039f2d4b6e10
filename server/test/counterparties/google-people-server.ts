import type { TestContext } from 'node:test'
import { startHttpServer } from '../fixtures/tls-server.ts'

interface Person {
  version: number
  isDeleted: boolean
  givenName: string
}

/**
 * `people.connections.list` as the reference of the People API has it: a mask of fields is required, at most 1,000 a
 * page, a page or sync token wants the parameters of the call that made it, deleted people come with the sync token
 * alone, and an expired one is an error with the reason `EXPIRED_SYNC_TOKEN`.
 */
export async function startGooglePeopleServer(t: TestContext, { pageSize = 1_000 } = {}) {
  const people = new Map<string, Person>()
  let version = 0
  let expiredBefore = 0
  const server = await startHttpServer(t, (request, response) => {
    const { pathname, searchParams: query } = new URL(request.url, server.url)
    const answer = (status: number, body: object): void =>
      void response
        .writeHead(status, { 'content-type': 'application/json; charset=UTF-8' })
        .end(JSON.stringify(body))
    const refuse = (message: string, details: object[] = []) =>
      answer(400, { error: { code: 400, message, status: 'INVALID_ARGUMENT', details } })
    if (request.headers.authorization !== 'Bearer google') return answer(401, { error: {} })
    if (pathname !== '/v1/people/me/connections' || request.method !== 'GET') {
      return answer(404, { error: {} })
    }
    const fields = query.get('personFields')
    const size = Number(query.get('pageSize') ?? 100)
    if (!fields) return refuse('personFields mask is required.')
    if (!(size >= 1 && size <= 1_000)) return refuse('Page size must be between 1 and 1000.')
    const asked = [fields, size, query.get('requestSyncToken')].join()
    const read = (name: string) => {
      const text = query.get(name)
      return text === null ? null : (JSON.parse(Buffer.from(text, 'base64url').toString()) as Token)
    }
    const [page, sync] = [read('pageToken'), read('syncToken')]
    for (const token of [page, sync]) {
      if (token && token.asked !== asked) return refuse('Request parameters must match.')
    }
    if (sync && sync.version < expiredBefore) {
      const type = 'type.googleapis.com/google.rpc.ErrorInfo'
      const reason = 'EXPIRED_SYNC_TOKEN'
      return refuse(
        'Sync token is expired. Clear local cache and retry call without the sync token.',
        [{ '@type': type, reason, domain: 'people.googleapis.com' }],
      )
    }
    const all = [...people].filter(([, one]) =>
      sync ? one.version > sync.version : !one.isDeleted,
    )
    const from = page?.offset ?? 0
    const most = Math.min(size, pageSize)
    const end = from + most
    const token = (value: Token) => Buffer.from(JSON.stringify(value)).toString('base64url')
    answer(200, {
      ...(all.length > 0 && { connections: all.slice(from, end).map(shown) }),
      ...(end < all.length
        ? { nextPageToken: token({ asked, version: page?.version ?? version, offset: end }) }
        : query.get('requestSyncToken') === 'true' && {
            nextSyncToken: token({ asked, version: page?.version ?? version, offset: 0 }),
          }),
      totalItems: all.length,
    })
  })
  return {
    ...server,
    people,
    put: (id: string, givenName: string) =>
      void people.set(`people/${id}`, { givenName, isDeleted: false, version: ++version }),
    remove: (id: string) =>
      void people.set(`people/${id}`, { givenName: '', isDeleted: true, version: ++version }),
    /** Forgets all sync tokens that were given. */
    expire: () => {
      expiredBefore = ++version
    },
  }
}

interface Token {
  asked: string
  version: number
  offset: number
}

const shown = ([resourceName, { givenName, isDeleted, version }]: [string, Person]) => ({
  resourceName,
  etag: `%v${version}`,
  metadata: {
    objectType: 'PERSON',
    sources: [{ type: 'CONTACT', id: resourceName, updateTime: '2026-01-02T03:04:05Z' }],
    ...(isDeleted && { deleted: true }),
  },
  ...(!isDeleted && {
    names: [{ metadata: { primary: true }, displayName: givenName, givenName }],
    emailAddresses: [{ metadata: { primary: true }, value: `${givenName}@example.com` }],
  }),
})
