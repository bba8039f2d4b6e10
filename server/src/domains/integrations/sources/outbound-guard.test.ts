import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { connectionClient } from '../../../../test/counterparties/connection-client.ts'
import { found, multistatus } from '../../../../test/counterparties/dav-server.ts'
import { readSource } from '../../../../test/counterparties/reading.ts'
import { forbiddenHosts } from '../../../../test/fixtures/forbidden-hosts.ts'
import { startHttpServer } from '../../../../test/fixtures/tls-server.ts'
import type { Json } from '../../../platform/db/tables.generated.ts'
import type { Pagination } from '../providers/index.ts'
import { restSource } from '../syncs/rest/rest-source.ts'
import type { SyncSource } from '../syncs/source.ts'
import { builtInSources } from './sources.ts'

const list = { path: 'x', items: '/data', id: '/id', pagination: { kind: 'none' } } as const
const sources = new Map<string, SyncSource>([...builtInSources, ['rest', restSource({ list })]])
const settings: Record<string, Record<string, Json>> = {
  csv: { path: 'x' },
  carddav: { collection: 'x' },
  webdav: { path: 'x' },
}

describe('the outbound guard', () => {
  for (const [reader, source] of sources) {
    test(`checks ${reader}: no private address is reached`, async (t) => {
      const server = await startHttpServer(t)
      for (const host of [...forbiddenHosts, 'localhost']) {
        const client = connectionClient(t, {
          baseUrl: `http://${host}:${server.port}/`,
          allowNetworks: [],
          config: { bucket: 'b' },
        })
        const read = readSource(source, { client, config: settings[reader] ?? {} })
        await assert.rejects(
          read,
          { name: 'ConnectionFault', kind: 'refused' },
          `${reader} ${host}`,
        )
      }
      assert.equal(server.requests.length, 0)
    })

    test(`checks ${reader}: a redirect to another address is not followed`, async (t) => {
      const elsewhere = await startHttpServer(t, undefined, { address: '127.0.0.2' })
      const server = await startHttpServer(t, (_request, response) => {
        response.writeHead(307, { location: elsewhere.url }).end()
      })
      const client = connectionClient(t, {
        baseUrl: server.url,
        allowNetworks: ['127.0.0.1/32'],
        config: { bucket: 'b' },
      })
      const read = readSource(source, { client, config: settings[reader] ?? {} })
      await assert.rejects(read, { name: /^(ConnectionFault|SourceFault)$/ })
      assert.ok(server.requests.length > 0)
      assert.equal(elsewhere.requests.length, 0)
    })
  }
})

/** What a server says that leads elsewhere. */
interface Lead {
  body: string
  status?: number
  headers?: Record<string, string>
}

/** Bytes of UTF-8, each as the character that a header may have. */
const latin = (text: string): string => Buffer.from(text).toString('latin1')
const json = (body: object): Lead => ({ body: JSON.stringify(body) })
const dav = (href: string): Lead => ({ status: 207, body: multistatus(found(href)) })
const pages = (pagination: Pagination): SyncSource => restSource({ list: { ...list, pagination } })
const ofReader = (reader: string): SyncSource => sources.get(reader) ?? assert.fail(reader)

const leads: [what: string, source: SyncSource, lead: (address: string) => Lead][] = [
  [
    'rest, the address of the next page',
    pages({ kind: 'next_url', next: '/next' }),
    (next) => json({ data: [], next }),
  ],
  [
    'rest, the header Link',
    pages({ kind: 'link' }),
    (next) => ({ ...json({ data: [] }), headers: { link: latin(`<${next}>; rel="next"`) } }),
  ],
  [
    'microsoft_graph, the next page',
    ofReader('microsoft_graph'),
    (next) => json({ value: [], '@odata.nextLink': next }),
  ],
  [
    'microsoft_graph, the delta link',
    ofReader('microsoft_graph'),
    (next) => json({ value: [], '@odata.deltaLink': next }),
  ],
  ['webdav, a file', ofReader('webdav'), dav],
  ['carddav, an address book', ofReader('carddav'), dav],
  [
    'carddav, the principal',
    ofReader('carddav'),
    (href) => ({
      status: 207,
      body: multistatus(
        found('/', `<current-user-principal><href>${href}</href></current-user-principal>`),
      ),
    }),
  ],
]

describe('a URL that a source returns', () => {
  for (const [what, source, lead] of leads) {
    test(`is not requested if it has another origin, in any spelling: ${what}`, async (t) => {
      const other = await startHttpServer(t)
      let answer: Lead = { body: '' }
      const server = await startHttpServer(t, (_request, response) => {
        response.writeHead(answer.status ?? 200, answer.headers ?? {}).end(answer.body)
      })
      const client = connectionClient(t, { baseUrl: server.url })
      for (const host of [...forbiddenHosts, 'localhost', 'user@127.0.0.1']) {
        const before = server.requests.length
        answer = lead(`http://${host}:${other.port}/x`)
        const read = readSource(source, { client })
        await assert.rejects(read, { name: 'SourceFault' }, `${what} ${host}`)
        assert.equal(server.requests.length, before + 1)
      }
      assert.equal(other.requests.length, 0)
    })
  }
})
