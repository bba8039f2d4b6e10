import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { connectionClient } from '../../../../test/counterparties/connection-client.ts'
import { startGooglePeopleServer } from '../../../../test/counterparties/google-people-server.ts'
import { startHubspotServer } from '../../../../test/counterparties/hubspot-server.ts'
import { startMicrosoftGraphServer } from '../../../../test/counterparties/microsoft-graph-server.ts'
import { idsOf, readSource } from '../../../../test/counterparties/reading.ts'
import { startHttpServer } from '../../../../test/fixtures/tls-server.ts'
import { googlePeopleSource } from './google-people/google-people-source.ts'
import { hubspotSource } from './hubspot/hubspot-source.ts'
import { microsoftGraphSource } from './microsoft-graph/microsoft-graph-source.ts'

const range = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => String(from + index))

describe('Google contacts', () => {
  async function setUp(t: TestContext, pageSize?: number) {
    const server = await startGooglePeopleServer(t, pageSize === undefined ? {} : { pageSize })
    const client = connectionClient(t, { baseUrl: server.url, bearer: 'google' })
    return { server, client }
  }

  test('are read completely, then by changes and deletions', async (t) => {
    const { server, client } = await setUp(t, 100)
    for (const id of range(0, 250)) server.put(id, `n${id}`)
    const all = await readSource(googlePeopleSource, { client })
    assert.deepEqual([all.records.length, all.gone.length, all.pages], [250, 0, 3])
    assert.equal(new Set(idsOf(all)).size, 250)
    const [first] = all.records
    assert.deepEqual(
      [first?.remoteId, Object.keys(first?.values ?? {}).sort(), first?.changedAt?.toISOString()],
      ['people/0', ['emailAddresses', 'names', 'resourceName'], '2026-01-02T03:04:05.000Z'],
    )
    for (const id of range(0, 10)) server.put(id, `changed${id}`)
    for (const id of range(10, 15)) server.remove(id)
    const some = await readSource(googlePeopleSource, { client, state: all.state })
    assert.deepEqual(
      idsOf(some),
      range(0, 10).map((id) => `people/${id}`),
    )
    assert.deepEqual(
      some.gone.sort(),
      range(10, 15).map((id) => `people/${id}`),
    )
    const none = await readSource(googlePeopleSource, { client, state: some.state })
    assert.deepEqual([none.records, none.gone], [[], []])
  })

  test('start over when the sync token has expired', async (t) => {
    const { server, client } = await setUp(t)
    server.put('1', 'a')
    const { state } = await readSource(googlePeopleSource, { client })
    server.expire()
    const again = readSource(googlePeopleSource, { client, state })
    await assert.rejects(again, { name: 'StateExpired' })
    assert.equal((await readSource(googlePeopleSource, { client })).records.length, 1)
  })

  test('whose pages form a loop, or are not JSON, fail the run', async (t) => {
    const deep = `{"connections":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
    const refused = '{"error":{"message":"No quota."}}'
    const answers = ['{"nextPageToken":"x"}', '<html>', '[]', deep, refused]
    let answer = ''
    const server = await startHttpServer(t, (_request, response) => {
      response.writeHead(answer.includes('error') ? 400 : 200).end(answer)
    })
    const client = connectionClient(t, { baseUrl: server.url })
    const faults: string[] = []
    for (answer of answers) {
      const read = readSource(googlePeopleSource, { client })
      await assert.rejects(read, (error: Error) =>
        Boolean(faults.push(`${error.name}: ${error.message}`)),
      )
    }
    assert.deepEqual(faults, [
      'SourceFault: Google leads from a page back to the same page.',
      'SourceFault: Google did not answer with a JSON object.',
      'SourceFault: Google did not answer with a JSON object.',
      'SourceFault: Google answered with JSON nested deeper than 100 levels.',
      'SourceFault: Google answered 400: No quota.',
    ])
  })
})

describe('Microsoft contacts', () => {
  async function setUp(t: TestContext, pageSize?: number) {
    const server = await startMicrosoftGraphServer(t, pageSize === undefined ? {} : { pageSize })
    const client = connectionClient(t, { baseUrl: server.url, bearer: 'graph' })
    return { server, client }
  }

  test('are read completely, then by changes and removals', async (t) => {
    const { server, client } = await setUp(t, 100)
    for (const id of range(0, 250)) server.put(`id${id}=`, `n${id}`)
    const all = await readSource(microsoftGraphSource, { client })
    assert.deepEqual([new Set(idsOf(all)).size, all.gone.length, all.pages], [250, 0, 3])
    assert.deepEqual(Object.keys(all.records[0]?.values ?? {}).sort(), [
      'emailAddresses',
      'givenName',
      'id',
      'lastModifiedDateTime',
    ])
    for (const id of range(0, 10)) server.put(`id${id}=`, 'changed')
    for (const id of range(10, 15)) server.remove(`id${id}=`)
    const some = await readSource(microsoftGraphSource, { client, state: all.state })
    assert.deepEqual(
      idsOf(some),
      range(0, 10).map((id) => `id${id}=`),
    )
    assert.deepEqual(
      some.gone.sort(),
      range(10, 15).map((id) => `id${id}=`),
    )
    const preferred = server.requests.every(({ headers }) =>
      /ImmutableId/.test(String(headers['prefer'])),
    )
    assert.ok(preferred)
  })

  test('start over with 410, and when another folder is synced', async (t) => {
    const { server, client } = await setUp(t)
    server.put('a', 'a')
    const { state } = await readSource(microsoftGraphSource, { client })
    const config = { folderId: 'work' }
    const other = readSource(microsoftGraphSource, { client, state, config })
    await assert.rejects(other, { name: 'StateExpired' })
    assert.equal((await readSource(microsoftGraphSource, { client, config })).records.length, 1)
    server.expire()
    const again = readSource(microsoftGraphSource, { client, state })
    await assert.rejects(again, { name: 'StateExpired' })
    const unknown = readSource(microsoftGraphSource, { client, config: { folderId: 'x/../y' } })
    await assert.rejects(unknown, { name: 'SourceFault', message: /404: No such folder/ })
  })

  test('whose next page is at another origin fail the run, without a request there', async (t) => {
    const elsewhere = await startHttpServer(t, undefined, { address: '127.0.0.2' })
    const { server, client } = await setUp(t, 1)
    server.put('a', 'a')
    server.put('b', 'b')
    for (const lie of [elsewhere.url, 'http://127.0.0.1:1/x', 'file:///etc/passwd', 'http://[']) {
      server.lies.nextLink = lie
      await assert.rejects(
        readSource(microsoftGraphSource, { client }),
        { name: 'SourceFault' },
        lie,
      )
    }
    server.lies.nextLink = `${server.url}/v1.0/me/contacts/delta`
    await assert.rejects(readSource(microsoftGraphSource, { client }), {
      name: 'SourceFault',
      message: /leads from a page back to the same page/,
    })
    assert.equal(elsewhere.requests.length, 0)
  })
})

describe('HubSpot contacts', () => {
  const now = Date.parse('2026-05-01T00:00:00Z')
  const minute = 60_000

  async function setUp(t: TestContext) {
    const server = await startHubspotServer(t)
    const client = connectionClient(t, { baseUrl: server.url, bearer: 'hubspot' })
    return { server, client }
  }

  test('are listed completely, then searched by their last change, with 60 s of overlap', async (t) => {
    const { server, client } = await setUp(t)
    for (const id of range(1, 251)) server.put(id, `n${id}`, now - 10 * minute)
    const config = { properties: ['favourite', 'email'] }
    const all = await readSource(hubspotSource, { client, config, now: new Date(now) })
    assert.deepEqual([new Set(idsOf(all)).size, all.pages, all.state], [250, 3, { since: now }])
    assert.match(server.requests[0]?.url ?? '', /email.*favourite/)
    server.put('1', 'late', now - 59_000)
    server.put('2', 'later', now + minute)
    server.put('3', 'before', now - 61_000)
    server.archive('4', now + minute)
    server.archive('5', now - minute / 2)
    server.archive('6', now - 2 * minute)
    const some = await readSource(hubspotSource, { client, state: all.state })
    assert.deepEqual(
      [idsOf(some), some.gone],
      [
        ['1', '2'],
        ['4', '5'],
      ],
    )
    assert.deepEqual(some.state, { since: now + minute })
    const texts = some.records.map(({ values }) => JSON.stringify(values['properties']))
    assert.match(texts.join(), /"firstname":"later"/)
    const none = await readSource(hubspotSource, { client, state: some.state })
    assert.deepEqual([idsOf(none), none.gone, none.state], [['2'], ['4'], { since: now + minute }])
  })

  test('above 10,000 are found by windows, and by ids if all changed at the same time', async (t) => {
    const { server, client } = await setUp(t)
    const state = { since: now }
    for (const id of range(1, 10_501)) server.put(id, 'x', now + Number(id))
    const windows = await readSource(hubspotSource, { client, state })
    assert.equal(new Set(idsOf(windows)).size, 10_500)
    assert.deepEqual(windows.state, { since: now + 10_500 })
    for (const id of range(1, 10_501)) server.put(id, 'x', now + 5)
    server.put('20000', 'after', now + 6)
    const tie = await readSource(hubspotSource, { client, state })
    assert.equal(new Set(idsOf(tie)).size, 10_501)
  })
})
