import type { TestContext } from 'node:test'
import { startHttpServer } from '../fixtures/tls-server.ts'

interface Contact {
  version: number
  isDeleted: boolean
  givenName: string
}

/**
 * The delta query of contacts as the reference of Microsoft Graph has it: links are whole addresses with a token
 * that stands for all parameters, the last page has a `deltaLink` and all others a `nextLink`, a removed contact is
 * its id with `@removed`, and a token that is unknown is 410 `syncStateNotFound`.
 */
export async function startMicrosoftGraphServer(t: TestContext, { pageSize = 1_000 } = {}) {
  const contacts = new Map<string, Contact>()
  let version = 0
  let expiredBefore = 0
  /** Where the next `nextLink` leads instead. */
  const lies: { nextLink: string | null } = { nextLink: null }
  const server = await startHttpServer(t, (request, response) => {
    const url = new URL(request.url, server.url)
    const answer = (status: number, body: object): void =>
      void response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify(body))
    if (request.headers.authorization !== 'Bearer graph') return answer(401, { error: {} })
    const folder = /^\/v1\.0\/me\/(?:contacts|contactFolders\/work\/contacts)\/delta$/
    if (!folder.test(url.pathname)) {
      return answer(404, { error: { code: 'ErrorItemNotFound', message: 'No such folder.' } })
    }
    const token = url.searchParams.get('$skiptoken') ?? url.searchParams.get('$deltatoken')
    if (url.search !== '' && token === null) {
      return answer(400, { error: { code: 'BadRequest', message: 'Unsupported parameter.' } })
    }
    const [since = 0, offset = 0, until = version] = token?.split('.').map(Number) ?? []
    if (token !== null && until < expiredBefore) {
      const message = 'The sync state generation is not found; resync is required.'
      return answer(410, { error: { code: 'syncStateNotFound', message } })
    }
    const isDelta = url.searchParams.has('$deltatoken')
    const from = isDelta ? until : since
    const all = [...contacts].filter(([, one]) => (from > 0 ? one.version > from : !one.isDeleted))
    const preferred = /maxpagesize=(\d+)/.exec(String(request.headers['prefer']))?.[1] ?? 10
    const most = Math.min(Number(preferred), pageSize)
    const start = isDelta ? 0 : offset
    const end = start + most
    const mark = isDelta ? version : until
    const link = (name: string, text: string) =>
      `${server.url}${url.pathname}?${name}=${text}`.replace('$', '%24')
    answer(200, {
      '@odata.context': `${server.url}/v1.0/$metadata#Collection(contact)`,
      value: all.slice(start, end).map(shown),
      ...(end < all.length
        ? { '@odata.nextLink': lies.nextLink ?? link('$skiptoken', `${from}.${end}.${mark}`) }
        : { '@odata.deltaLink': link('$deltatoken', `${from}.0.${mark}`) }),
    })
  })
  return {
    ...server,
    contacts,
    lies,
    put: (id: string, givenName: string) =>
      void contacts.set(id, { givenName, isDeleted: false, version: ++version }),
    remove: (id: string) =>
      void contacts.set(id, { givenName: '', isDeleted: true, version: ++version }),
    expire: () => {
      expiredBefore = ++version
    },
  }
}

const shown = ([id, { givenName, isDeleted, version }]: [string, Contact]) =>
  isDeleted
    ? { id, '@removed': { reason: 'deleted' } }
    : {
        '@odata.etag': `W/"${version}"`,
        id,
        changeKey: String(version),
        lastModifiedDateTime: '2026-01-02T03:04:05Z',
        givenName,
        emailAddresses: [{ name: givenName, address: `${givenName}@example.com` }],
      }
