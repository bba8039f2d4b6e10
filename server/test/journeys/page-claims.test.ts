import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { Capstan, verifyWebhook } from '../../../sdk/src/index.ts'
import { reasons } from '../../src/domains/integrations/hooks/presets/refusal.ts'
import { presets } from '../../src/domains/integrations/hooks/presets/table.ts'
import { delaysMs } from '../../src/domains/webhooks/deliveries/schedule.ts'
import { maxFailuresPerMinute } from '../../src/platform/operations/failed-auth-limiter.ts'
import { limitsOf } from '../../src/platform/rates/gcra.ts'
import { openEmptyDesk, startHost } from '../documentation/desk.ts'
import { type Block, readBlocks, root } from '../documentation/page.ts'
import { Terminal } from '../documentation/terminal.ts'
import { make } from '../factories.ts'
import { harness } from '../harness.ts'
import { until } from '../server-process.ts'

const textOf = (page: string): string => readFileSync(join(root, 'docs', page), 'utf8')

const named = (page: string, name: string): Block[] =>
  readBlocks(`docs/${page}`).filter((block) => block.name === name)

function only(page: string, name: string): string {
  const [block, ...others] = named(page, name)
  assert.ok(block && others.length === 0, `one block of ${name}`)
  return block.code
}

test('the schedule of retries is the one on the page about webhooks', () => {
  const unitMs: Record<string, number> = { s: 1_000, min: 60_000, h: 3_600_000 }
  const [, row = ''] = /^\| wait \| (.*) \|$/m.exec(textOf('webhooks.md')) ?? []
  const waits = row.split(' | ').map((wait) => {
    const [amount, unit = ''] = wait.split(' ')
    return Number(amount) * (unitMs[unit] ?? Number.NaN)
  })
  assert.deepEqual([0, ...waits], [...delaysMs])
})

test('the delivery on the page about webhooks verifies, and is signed by hand with the same signatures', async (t) => {
  const delivery = only('webhooks.md', 'delivery')
  const [head = '', body = ''] = delivery.trimEnd().split('\n\n')
  const lines = head.split('\n').slice(1)
  const headers = Object.fromEntries(lines.map((line) => line.split(': ')))
  t.mock.timers.enable({ apis: ['Date'], now: Number(headers['webhook-timestamp']) * 1000 })
  const { 'webhook-signature': standard, ...service } = headers
  for (const given of [headers, service]) {
    const event = await verifyWebhook(body, given, 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')
    assert.equal(event.type, 'webhook.test')
  }
  const printed = readBlocks('docs/webhooks.md').find(({ code }) => code.includes('*stdin'))?.code
  assert.equal(
    printed,
    `${headers['x-service-signature']} *stdin\n${standard.slice('v1,'.length)}\n`,
  )
})

test('the figures on the page about rate limits are those that are kept', async (t) => {
  const app = await harness(t)
  const page = textOf('rate-limits.md')
  const number = '([\\d,]+|no limit)'
  const row = new RegExp(`^\\| (\\w+) ${`\\| ${number} `.repeat(5)}\\|$`, 'gm')
  const rows = [...page.matchAll(row)]
  assert.equal(rows.length, 4)
  const figure = (text: string): number | null =>
    text === 'no limit' ? null : Number(text.replaceAll(',', ''))
  for (const [, key, ...figures] of rows) {
    const { body } = await app.operator.get(`/operator/v1/plans/${key}`)
    const { subject, organization } = limitsOf({
      requests_per_minute: body.requestsPerMinute,
      burst: body.burst,
      organization_requests_per_minute: body.organizationRequestsPerMinute,
    })
    const kept = [subject, organization].flatMap((limit) => [
      limit?.requestsPerMinute ?? null,
      limit?.burst ?? null,
    ])
    assert.deepEqual([...kept, body.maxTokens], figures.map(figure))
  }
  assert.ok(page.includes(`more than ${maxFailuresPerMinute} unknown values`))
})

test('requests count as the page about rate limits says', async (t) => {
  const app = await harness(t)
  const organization = await make.organization(app, { plan: 'pro' })
  const client = app.as(await make.token(app, ['contacts:read'], { organization }))
  const left = async (): Promise<number> => (await client.get('/v1/me')).body.rateLimit.remaining
  const before = await left()
  assert.equal((await client.get('/v1/contacts?limit=0')).status, 400)
  assert.equal((await client.get('/v1/contacts/con_01jbts0z0ye8t9tpsz3gn7nkm8')).status, 404)
  assert.equal(await left(), before - 3)
})

test('the pages name every status of an import, a run and an inbound event', () => {
  const { components } = JSON.parse(readFileSync(join(root, 'api/openapi.json'), 'utf8'))
  const pages = {
    'contacts.md': 'ContactImport',
    'integrations.md': 'SyncRun',
    'automations.md': 'AutomationRun',
    'hooks.md': 'InboundEvent',
  }
  for (const [page, schema] of Object.entries(pages)) {
    const { enum: statuses } = components.schemas[schema].properties.status
    assert.ok(statuses.length > 5, schema)
    for (const status of statuses)
      assert.ok(textOf(page).includes(`\`${status}\``), `${page}: ${status}`)
  }
})

test('the page about hooks names every reason of a refusal, and has a recipe for each preset', () => {
  const page = textOf('hooks.md')
  for (const reason of reasons) assert.ok(page.includes(`\`${reason}\``), reason)
  assert.deepEqual(
    recipes()
      .map(({ marks }) => marks['recipe'])
      .toSorted(),
    Object.keys(presets).sort(),
  )
})

const recipes = (): Block[] =>
  readBlocks('docs/hooks.md').filter(({ marks }) => marks['recipe'] !== undefined)

test('examples that need their own server work as printed', async (t) => {
  const host = await startHost(t)
  const desk = await openEmptyDesk(host, 'Claims')
  const terminal = (): Terminal => {
    const one = new Terminal(desk.folder, desk.environment)
    t.after(() => one.end())
    return one
  }
  const main = terminal()
  await main.run('. data/capstan.env')
  const { token } = desk
  const capstan = new Capstan({ url: host.url, token })

  await t.test('the hooks of the recipes take what their services send', async () => {
    for (const { code, marks } of recipes()) {
      await main.run(code)
      const [hook] = (await capstan.hooks.list({ limit: 1 }).page()).data
      const secret = /--secret ("[^"]*"|\S+)/.exec(code)?.[1] ?? ''
      const credential = marks['recipe'] === 'basic' ? `printer:${secret}` : secret
      const { answer } = await main.run(
        `echo '{"id":"evt_1"}' > event.json
        npx capstan hooks send ${marks['recipe']} --body event.json --url ${hook?.url}` +
          (secret ? ` --secret ${credential}` : ''),
      )
      assert.match(answer, /^200 in \d+ ms: .*"duplicate":false/, marks['recipe'])
    }
  })

  await t.test('the inbox acts once on what comes twice, and again on what failed', async () => {
    writeFileSync(join(desk.folder, 'inbox.ts'), only('webhooks.md', 'inbox.ts'))
    const program = `
      import { accept, work } from './inbox.ts'
      for (const id of ['evt_1', 'evt_2', 'evt_1']) accept({ id })
      try { work(() => { throw new Error('no') }) } catch {}
      for (let again = 0; again < 2; again++) work(({ id }) => console.log(id))`
    writeFileSync(join(desk.folder, 'program.ts'), program)
    assert.equal((await main.run('node program.ts')).answer, 'evt_1\nevt_2\n')
  })

  await t.test('the settings of AI clients connect them', async (t) => {
    const base = await capstan.bases.create({ name: 'Handbook' })
    await capstan.sources.addAndWait(base.id, {
      type: 'text',
      name: 'Hours',
      text: 'We open at ten.',
    })
    const configs = named('mcp.md', 'mcp')
    assert.ok(configs.length >= 4)
    for (const { code } of configs)
      await connects(t, JSON.parse(code.replaceAll('http://127.0.0.1:8080', host.url)), token)
  })

  await t.test('the certificate lets deliveries arrive over HTTPS', async () => {
    await host.server.stop()
    const placed = (name: string): string =>
      only('webhooks.md', name).replaceAll('/tmp/capstan-receiver', join(desk.folder, 'receiver'))
    await main.run(placed('certificate'))
    const serving = terminal()
    const settings = Object.entries(host.installation.environment)
      .map(([name, value]) => `export ${name}='${value}'\n`)
      .join('')
    const start = `npm() { node ${join(root, 'server/src/start.js')} serve; }\n`
    await serving.begin(settings + start + placed('restart'), 'ready at ')
    const url = /ready at (\S+)/.exec(serving.output())?.[1] ?? ''
    const receiving = terminal()
    const port = desk.environment['PORT']
    const signedIn = `. data/capstan.env\nexport CAPSTAN_URL=${url}\nfield() { node -p "JSON.parse(fs.readFileSync(0)).$1"; }\n`
    const commands = placed('https').replace('localhost:3443', `localhost:${port}`)
    await receiving.begin(signedIn + commands, 'Waiting for webhooks on https:')
    await new Capstan({ url, token }).contacts.create({ name: 'Ada' })
    await until('it arrives', async () => receiving.output().includes('contact.created evt_'))
  })
})

interface Configured {
  url?: string
  headers?: Record<string, string>
  args?: string[]
}

/** What an AI client makes of its settings: an address, and a header with the token filled in. */
async function connects(
  t: TestContext,
  config: Record<'mcpServers' | 'servers', { capstan: Configured }>,
  token: string,
) {
  const { url, headers, args = [] } = (config.mcpServers ?? config.servers).capstan
  const address = url ?? args.find((arg) => arg.startsWith('http')) ?? ''
  const header = headers?.['Authorization'] ?? `Bearer ${token}`
  const authorization = header.replace(/\$\{.+\}/, token)
  const client = new Client({ name: 'page', version: '1' })
  const requestInit = { headers: { authorization } }
  await client.connect(new StreamableHTTPClientTransport(new URL(address), { requestInit }))
  t.after(() => client.close())
  const result = await client.callTool({ name: 'search', arguments: { query: 'when do you open' } })
  assert.match(JSON.stringify(result.content), /We open at ten/)
}
