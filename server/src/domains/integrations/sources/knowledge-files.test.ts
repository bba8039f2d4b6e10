import assert from 'node:assert/strict'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { startWsgiDav } from '../../../../test/counterparties/programs.ts'
import {
  s3Credentials,
  s3Region,
  startS3Server,
} from '../../../../test/counterparties/s3-server.ts'
import { make } from '../../../../test/factories.ts'
import { type Harness, harness } from '../../../../test/harness.ts'

/** Where files are, and the connection that reads them. */
interface Store {
  write(name: string, text: string): Promise<unknown>
  remove(name: string): Promise<unknown>
  connection: object
}

async function webDav(t: TestContext): Promise<Store | null> {
  const server = await startWsgiDav(t)
  if (!server) return null
  const at = (name: string) => join(server.directory, 'files', name)
  return {
    write: (name, text) => writeFile(at(name), text),
    remove: (name) => rm(at(name)),
    connection: { provider: 'webdav', authType: 'none', config: { baseUrl: server.url } },
  }
}

async function s3(t: TestContext, { clock }: Harness): Promise<Store> {
  const server = await startS3Server(t, { now: () => clock.now() })
  const { accessKeyId: username, secretAccessKey: password } = s3Credentials
  return {
    write: async (name, text) => server.put(name, text),
    remove: async (name) => server.objects.delete(name),
    connection: {
      ...{ provider: 's3', authType: 'basic', credentials: { username, password } },
      config: { baseUrl: `${server.url}/`, region: s3Region, bucket: 'b', pathStyle: true },
    },
  }
}

for (const [what, open] of [
  ['a folder of WsgiDAV', webDav],
  ['a bucket', s3],
] as const) {
  test(`a knowledge base has the files of ${what}: new, changed and deleted ones`, async (t) => {
    const app = await harness(t)
    const store = await open(t, app)
    if (!store) return
    await store.write('hours.txt', 'The counter is open from nine to five on weekdays.')
    await store.write('returns.md', '# Returns\n\nParcels are taken back for thirty days.')
    await store.write('empty.txt', '')
    const connection = await make.connection(app, store.connection)
    await app.drain()
    const base = await make.base(app)
    const sync = await make.sync(app, {
      ...{ connection, target: 'knowledge', mode: 'full', deletions: 'delete' },
      ...{ config: { knowledgeBaseId: base.id }, mapping: { 'metadata.path': 'record.path' } },
    })
    const path = `/v1/integrations/syncs/${sync.id}`
    const run = async () => {
      const { body } = await app.owner.post(`${path}/run`, {})
      await app.drain()
      const { status, error, stats } = (await app.owner.get(`${path}/runs/${body.id}`)).body
      assert.deepEqual([status, error], ['succeeded', null])
      return stats
    }
    const answerTo = async (query: string): Promise<string | undefined> => {
      const search = { query, mode: 'keyword' }
      return (await app.owner.post(`/v1/bases/${base.id}/search`, search)).body.data[0]?.sourceName
    }

    assert.equal((await run()).created, 3)
    assert.equal(await answerTo('parcels taken back'), 'returns.md')
    const { data } = (await app.owner.get(`/v1/bases/${base.id}/sources`)).body
    // biome-ignore lint/suspicious/noExplicitAny: a test asserts what it reads
    const shown = data.map(({ name, status, metadata }: any) => [name, status, metadata.path])
    assert.deepEqual(shown.toSorted(), [
      ['empty.txt', 'failed', 'empty.txt'],
      ['hours.txt', 'completed', 'hours.txt'],
      ['returns.md', 'completed', 'returns.md'],
    ])

    await store.write('returns.md', '# Returns\n\nDamaged goods are replaced at our expense.')
    await store.remove('hours.txt')
    assert.partialDeepStrictEqual(await run(), { created: 0, updated: 1, unchanged: 1, removed: 1 })
    assert.deepEqual(
      [
        await answerTo('damaged goods'),
        await answerTo('parcels taken back'),
        await answerTo('counter'),
      ],
      ['returns.md', undefined, undefined],
    )
    assert.partialDeepStrictEqual(await run(), { created: 0, updated: 0, unchanged: 2, removed: 0 })
  })
}
