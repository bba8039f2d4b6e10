import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { startCitus } from '../../../scripts/postgres/citus.ts'
import { killPostgres, restartPostgres, stopPostgres } from '../../../scripts/postgres/server.ts'
import { findShard } from '../../src/platform/db/distribution-state.ts'
import { beginHoldingWrites } from '../../src/platform/db/isolate.ts'
import { OrganizationId } from '../../src/platform/ids.ts'
import { onConnection, runOn } from '../distributed-storage.ts'
import { startTlsServer } from '../fixtures/tls-server.ts'
import { onCluster } from '../harness.ts'
import { install, readFirstRun, until } from '../server-process.ts'
import { Client } from '../soak/client.ts'
import { Findings } from '../soak/findings.ts'
import { Nodes } from '../soak/nodes.ts'

const skip = !onCluster && 'needs a coordinator with workers'

interface Organization {
  id: string
  token: string
}

/** Three nodes on a coordinator with two workers, which are this test's own. */
async function startWorld(t: TestContext) {
  const stack = new AsyncDisposableStack()
  t.after(() => stack.disposeAsync())
  const { coordinator, workers } = await startCitus()
  const servers = [coordinator, ...workers]
  stack.defer(async () => {
    for (const server of servers) await stopPostgres(server)
  })
  process.env['TEST_DATABASE_URL'] = coordinator.url
  const installation = await install({ after: (end) => stack.defer(end as () => Promise<void>) })
  const nodes = new Nodes(installation)
  // The first one makes the organization; the others would wait for it.
  for (let node = 0; node < 3; node++) await nodes.start()
  const databaseUrl = installation.environment['DATABASE_URL'] ?? ''
  const ask = (...statements: string[]) => runOn(databaseUrl, statements)
  const { operatorKey } = readFirstRun(installation)
  const findings = new Findings()
  // Writers of a part that failed would go on for ever.
  const ended = new AbortController()
  stack.defer(() => ended.abort())
  const operator = new Client(nodes.urls, operatorKey, findings)

  /** The place of the server that stores an organization. */
  const homeOf = async ({ id }: Organization): Promise<number> => {
    const shard = await findShard((sql) => ask(sql), OrganizationId.read(id) ?? '')
    return servers.findIndex(({ url }) => new URL(url).host === shard.worker)
  }
  let made = 0
  const makeOrganization = async (): Promise<Organization> => {
    const path = '/operator/v1/organizations'
    const body = { name: `Of the test ${made}`, plan: 'unlimited' }
    const { id } = await operator.send(path, `organization ${made}`, body)
    const grant = { name: 'Test', scopes: ['*'] }
    const { token } = await operator.send(`${path}/${id}/tokens`, `token ${made++}`, grant)
    return { id, token }
  }
  /** One on each worker. */
  const makeOnEach = async (): Promise<[Organization, Organization]> => {
    const first = await makeOrganization()
    for (;;) {
      const second = await makeOrganization()
      if ((await homeOf(second)) !== (await homeOf(first))) return [first, second]
    }
  }
  const countPrepared = async (): Promise<number> => {
    const [row] = await ask(
      'select sum(result::integer) as n from run_command_on_all_nodes($$select count(*) from pg_prepared_xacts$$)',
    )
    return Number(row?.['n'])
  }
  return {
    nodes,
    findings,
    ask,
    homeOf,
    makeOnEach,
    countPrepared,
    clientOf: ({ token }: Organization) => {
      return new Client(nodes.urls, token, findings, ended.signal)
    },
    kill: async (place: number) => killPostgres(servers[place] ?? coordinator),
    async start(place: number) {
      servers[place] = await restartPostgres(servers[place] ?? coordinator)
    },
    /** Moves the shard of an organization to the other worker. */
    async move(organization: Organization) {
      const from = await homeOf(organization)
      const to = servers.length - from
      const at = (place: number) => {
        const { hostname, port } = new URL(servers[place]?.url ?? '')
        return `'${hostname}', ${port}`
      }
      const shard = `get_shard_id_for_distribution_column('organizations',
        '${OrganizationId.read(organization.id)}'::uuid)`
      await onConnection(databaseUrl, async (run) => {
        await beginHoldingWrites(run)
        await run(
          `select citus_move_shard_placement(${shard}, ${at(from)}, ${at(to)}, 'block_writes')`,
        )
        await run('commit')
      })
      assert.equal(await homeOf(organization), to)
    },
  }
}

type World = Awaited<ReturnType<typeof startWorld>>

/** What a writer publishes: its number, and how many it had published before. */
const nameOf = ({ data }: { data: { writer: number; n: number } }): string =>
  `${data.writer}-${data.n}`

const writersCount = 8

/** Eight writers, each publishing one event after the other until it is stopped. */
function startWriters(client: Client) {
  const published: string[] = []
  let isOver = false
  const write = async (writer: number): Promise<void> => {
    for (let n = 0; !isOver; n++) {
      const event = { type: 'custom.counted', subject: `writer ${writer}`, data: { writer, n } }
      await client.post('/v1/events', `${writer}-${n}`, event)
      published.push(nameOf(event))
    }
  }
  const writing = Promise.all(Array.from({ length: writersCount }, (_, n) => write(n)))
  return {
    published,
    /** Waits until so many more are acknowledged. */
    more: (count: number) => {
      const wanted = published.length + count
      return until(`${count} more are published`, async () => published.length >= wanted)
    },
    async stop() {
      isOver = true
      await writing
    },
  }
}

/** Follows the feed until `isOver` and nothing is left, and adds the names in their order. */
async function follow(client: Client, names: string[], isOver: () => boolean): Promise<void> {
  for (let cursor = ''; ; ) {
    const wasOver = isOver()
    const page = await client.get(`/v1/events?after=${cursor}&limit=100&type=custom.counted`)
    names.push(...page.data.map(nameOf))
    cursor = page.nextCursor
    if (wasOver && !page.hasMore) return
  }
}

/** Each writer's events come in the order in which it published them; one may come again before the next. */
function assertInOrder(names: readonly string[]): void {
  const last = new Map<string, number>()
  for (const name of names) {
    const [writer = '', n] = name.split('-')
    assert.ok(Number(n) >= (last.get(writer) ?? 0), `${name} came after ${last.get(writer)}`)
    last.set(writer, Number(n))
  }
}

async function loseNoEvent(t: TestContext, world: World): Promise<void> {
  const [organization] = await world.makeOnEach()
  const client = world.clientOf(organization)
  const arrived = new Map<string, string[]>()
  const receiver = await startTlsServer(t, ({ url, body }, response) => {
    arrived.set(url, [...(arrived.get(url) ?? []), nameOf(JSON.parse(body.toString()))])
    response.end()
  })
  const kinds = {
    '/free': {},
    '/strict': { ordering: 'strict' },
    '/by-subject': { ordering: 'by_subject' },
    '/paced': { rateLimitPerSecond: 20 },
  }
  for (const [path, pace] of Object.entries(kinds)) {
    const webhook = { url: receiver.url + path, events: ['custom.counted'], ...pace }
    await client.post('/v1/webhooks', path, webhook)
  }
  let isOver = false
  const feeds: [string[], string[]] = [[], []]
  const readers = feeds.map((names) => follow(client, names, () => isOver))
  const writers = startWriters(client)
  await writers.more(50)
  await world.move(organization)
  await writers.more(50)
  const home = await world.homeOf(organization)
  await world.kill(home)
  await world.start(home)
  await writers.more(50)
  await writers.stop()
  // An event that a dying transaction had locked comes to the feed late.
  await until('every event is in both feeds', async () =>
    feeds.every((names) => new Set(names).size >= writers.published.length),
  )
  isOver = true
  await Promise.all(readers)
  const [first, second] = feeds
  assert.deepEqual(first.toSorted(), writers.published.toSorted())
  assert.deepEqual(second, first)

  for (const path of Object.keys(kinds)) {
    await until(`all have arrived at ${path}`, async () => {
      const names = new Set(arrived.get(path))
      return writers.published.every((name) => names.has(name))
    })
  }
  assertInOrder(arrived.get('/strict') ?? [])
  assertInOrder(arrived.get('/by-subject') ?? [])
}

interface Answer {
  status: number
  retryAfter: string | null
}

async function loseOneWorker(t: TestContext, world: World): Promise<void> {
  const [lost, spared] = await world.makeOnEach()
  const arrived: string[] = []
  const receiver = await startTlsServer(t, ({ body }, response) => {
    arrived.push(JSON.parse(body.toString()).data.name)
    response.end()
  })
  const webhook = { url: receiver.url, events: ['contact.created'] }
  await world.clientOf(spared).post('/v1/webhooks', 'spared', webhook)

  let isOver = false
  let created = 0
  const load = async ({ token }: Organization, answers: Answer[]): Promise<void> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    for (let turn = 0; !isOver; turn++) {
      const node = world.nodes.urls()[turn % world.nodes.count]
      const body = JSON.stringify({ name: `Contact ${created++}` })
      const init = turn % 2 === 0 ? { headers } : { method: 'POST', headers, body }
      const { status, headers: given } = await fetch(`${node}/v1/contacts`, init)
      answers.push({ status, retryAfter: given.get('retry-after') })
    }
  }
  const [ofLost, ofSpared]: [Answer[], Answer[]] = [[], []]
  const loads = [
    ...[1, 2].map(() => load(lost, ofLost)),
    ...[1, 2].map(() => load(spared, ofSpared)),
  ]
  const more = (answers: readonly Answer[], isCounted: (answer: Answer) => boolean) => {
    const from = answers.length
    return until(
      '20 more are answered',
      async () => answers.slice(from).filter(isCounted).length >= 20,
    )
  }
  const isGood = ({ status }: Answer) => status < 300
  await Promise.all([more(ofLost, isGood), more(ofSpared, isGood)])
  const home = await world.homeOf(lost)
  await world.kill(home)
  await Promise.all([more(ofLost, ({ status }) => status === 503), more(ofSpared, isGood)])
  const sentBefore = arrived.length
  await until(
    'the spared organization is told of its contacts',
    async () => arrived.length > sentBefore,
  )
  await world.start(home)
  await Promise.all([more(ofLost, isGood), more(ofSpared, isGood)])
  isOver = true
  await Promise.all(loads)
  assert.deepEqual(
    ofSpared.filter((answer) => !isGood(answer)),
    [],
  )
  const refused = ofLost.filter((answer) => !isGood(answer))
  assert.deepEqual([...new Set(refused.map(({ status }) => status))], [503])
  assert.ok(refused.every(({ retryAfter }) => Number(retryAfter) > 0))
}

const kills = 3

const settle = (client: Client, path: string): Promise<unknown> =>
  until('no source is underway', async () => {
    const underway = await Promise.all(
      ['queued', 'processing'].map((status) => client.get(`${path}?status=${status}&limit=1`)),
    )
    return underway.every(({ data }) => data.length === 0)
  })

async function loseTheCoordinator(world: World): Promise<void> {
  const [organization] = await world.makeOnEach()
  const client = world.clientOf(organization)
  const { id: base } = await client.post('/v1/bases', 'base', { name: 'Kept' })
  const path = `/v1/bases/${base}/sources`
  const acknowledged: string[] = []
  let isOver = false
  const add = async (writer: number): Promise<void> => {
    for (let n = 0; !isOver; n++) {
      const name = `Text ${writer} ${n}`
      const source = { type: 'text', name, text: `# ${name}\n\nKept whatever happens: ${name}.` }
      acknowledged.push((await client.post(path, name, source)).id)
    }
  }
  const adding = [1, 2, 3].map(add)
  for (let kill = 0; kill < kills; kill++) {
    const wanted = acknowledged.length + 5
    await until('some are acknowledged', async () => acknowledged.length >= wanted)
    await world.kill(0)
    // A sender that dies with committed jobs leaves them to the others.
    await world.nodes.kill(kill)
    await world.start(0)
    await world.nodes.start(kill)
  }
  isOver = true
  await Promise.all(adding)
  await settle(client, path)
  // A run that meets three outages gives up, and says so.
  await client.send(`${path}/retry`, 'retry', {})
  await settle(client, path)
  const sources = await client.all<{ id: string; name: string; status: string }>(path)
  assert.deepEqual([...new Set(sources.map(({ status }) => status))], ['completed'])
  const ids = sources.map(({ id }) => id)
  assert.deepEqual(ids.toSorted(), acknowledged.toSorted())
  const names = new Set(sources.map(({ name }) => name))
  assert.equal(names.size, sources.length)
  const [left] = await world.ask('select count(*) as n from job_outbox')
  assert.equal(Number(left?.['n']), 0)
}

test('a distributed database whose servers are killed', { skip }, async (t) => {
  const world = await startWorld(t)
  await t.test(
    'loses and doubles no event, and keeps the order of deliveries, while a shard moves and its worker is killed',
    (t) => loseNoEvent(t, world),
  )
  await t.test('answers 503 to the organizations of a dead worker, and no other', (t) =>
    loseOneWorker(t, world),
  )
  await t.test('keeps a source and its job, or neither, when the coordinator is killed', () =>
    loseTheCoordinator(world),
  )
  await t.test('keeps no prepared transaction', () =>
    until('none is left', async () => (await world.countPrepared()) === 0).then(() => {}),
  )
  assert.deepEqual(world.findings.list(), [])
})
