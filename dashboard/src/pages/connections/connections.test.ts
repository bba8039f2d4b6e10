import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type TestContext, test } from 'node:test'
import { dashboard, noBrowser } from '../../../test/browser.ts'
import { looksRight } from '../../../test/looks.ts'

/** The service and the receiver below have no certificate. */
const settings = { CAPSTAN_ALLOW_HTTP_WEBHOOKS: 'true' }

interface Person {
  id: number
  email: string
  name: string
}

/** A service with JSON that asks for a key, and lists whoever it has at the time. */
async function service(t: TestContext, people: Person[]) {
  const received: string[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request.setEncoding('utf8')) body += chunk
    if (request.method === 'POST') {
      received.push(body)
      response.end('ok')
      return
    }
    const isKnown = request.headers.authorization === 'Bearer right'
    response.writeHead(isKnown ? 200 : 401, { 'content-type': 'application/json' })
    response.end(JSON.stringify(isKnown ? { data: people } : {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.after(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, received }
}

const person = (id: number): Person => ({ id, email: `p${id}@example.com`, name: `Person ${id}` })

test('an account is connected, its contacts are looked at, synced, and removed by a word', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t, settings)
  const people = Array.from({ length: 60 }, (_, at) => person(at + 1))
  people.push({ ...person(61), email: 'no address' })
  const { url } = await service(t, people)
  const page = await app.open({ path: '/connections' })
  await page.getByRole('heading', { name: 'Create your first connection' }).waitFor()
  await looksRight(page)
  await page.getByRole('link', { name: 'New connection' }).last().click()
  await page.getByRole('button', { name: /^REST/ }).waitFor()
  await looksRight(page)
  await page.getByRole('button', { name: /^REST/ }).click()
  await page.getByLabel('Address').fill(url)
  await page.getByLabel('API key', { exact: true }).fill('right')
  await looksRight(page)
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'REST' }).waitFor()
  await looksRight(page)

  await page.goto('/syncs')
  await page.getByRole('heading', { name: 'Create your first sync' }).waitFor()
  await page.getByRole('link', { name: 'New sync' }).last().click()
  await page.getByRole('button', { name: /REST/ }).click()
  await page.getByLabel('Path').fill('people')
  await page.getByLabel('Records are at').fill('/data')
  await page.getByLabel('When a record is gone at the source').selectOption('delete')
  await looksRight(page)
  await page.getByRole('button', { name: 'Create and preview' }).click()

  // The mapping was guessed: the record offers more.
  await page.getByText('The record also has Name.').waitFor()
  await page.getByRole('button', { name: 'Add it' }).click()
  await page.getByText('Person 1', { exact: true }).first().waitFor()
  await looksRight(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved.').waitFor()
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const records = page.getByRole('table', { name: 'Records' })
  await records.getByText('New').first().waitFor()
  await page.locator('label').filter({ hasText: 'Rejected' }).click()
  await records.getByText(/Email: /).waitFor()
  await looksRight(page)
  assert.equal((await app.call('GET /v1/contacts?q=Person')).data.length, 0)

  await page.getByRole('button', { name: 'Run now' }).click()
  const panel = page.locator('#content aside')
  await panel.getByText('Partial').waitFor()
  await panel.getByText('Rejected').last().waitFor()
  await panel.getByText('61', { exact: true }).first().waitFor()
  await looksRight(page)
  const synced = await app.call('GET /v1/contacts?q=Person&totalCount=true')
  assert.equal(synced.totalCount.value, 60)

  // More than a fifth is gone: the numbers first, then the word.
  people.splice(0, 30)
  await panel.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Run now' }).click()
  await page
    .getByText(/30 of 6\d records/)
    .first()
    .waitFor()
  await looksRight(page)
  await page.getByRole('button', { name: 'Delete 30…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('30')
  await dialog.getByRole('button', { name: 'Delete 30' }).click()
  await page.getByText('The run continues.').waitFor()
  await page
    .getByText(/30 removed/)
    .first()
    .waitFor()
  const left = await app.call('GET /v1/contacts?q=Person&totalCount=true')
  assert.equal(left.totalCount.value, 30)
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await looksRight(page)
})

test('credentials that are refused are given again, and a connection is disabled', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t, settings)
  await app.call('POST /v1/integrations/providers', {
    ...{ key: 'x_people', name: 'People', baseUrl: (await service(t, [])).url },
    auth: [{ type: 'api_key', header: 'Authorization', prefix: 'Bearer ' }],
    test: { method: 'GET', path: 'me' },
  })
  const page = await app.open({ path: '/connections/new?provider=x_people' })
  await page.getByLabel('API key', { exact: true }).fill('wrong')
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await page.getByText('The provider rejected the credentials.').waitFor()
  await looksRight(page)
  await page.getByRole('button', { name: 'Change the credentials' }).click()
  await page.getByRole('dialog').getByLabel('API key', { exact: true }).fill('right')
  await page.getByRole('button', { name: 'Save and test' }).click()
  await page.getByText('Working').waitFor()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Disable' }).click()
  await page.getByText('This connection is disabled.').waitFor()
  await page.getByRole('button', { name: 'Enable' }).click()
  await page.getByText('Working').waitFor()
})

test('events go to a channel: made, tested, paused, and its log is read', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t, settings)
  const { url, received } = await service(t, [])
  const page = await app.open({ path: '/destinations' })
  await page.getByRole('heading', { name: 'Create your first destination' }).waitFor()
  await looksRight(page)
  await page.getByRole('link', { name: 'New destination' }).last().click()
  await looksRight(page)
  await page.getByRole('button', { name: /^Slack/ }).click()
  await page.getByLabel('Address of the incoming webhook').fill(`${url}services/T/B/X`)
  await page.getByLabel('Find an event').fill('contact.created')
  await page.getByRole('checkbox', { name: /contact\.created/ }).check()
  await looksRight(page)
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await page.getByText('Waiting for the first event…').waitFor()
  await page.getByRole('button', { name: 'Send a test' }).click()
  const panel = page.locator('#content aside')
  await panel.getByText('succeeded').waitFor()
  assert.match(received[0] ?? '', /"text"/)
  await looksRight(page)
  await panel.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await page.getByText('Set. Leave empty to keep it.').waitFor()
  await looksRight(page)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Disable' }).click()
  await page.getByText('This destination is disabled.').waitFor()
})

test('a service of one’s own is described, connected, changed, and deleted', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t, settings)
  const { url } = await service(t, [person(1)])
  const page = await app.open({ path: '/connections/providers' })
  await page.getByRole('link', { name: 'New provider' }).first().click()
  await page.getByLabel('Name', { exact: true }).fill('Lager & Büro')
  await page.getByLabel('Address', { exact: true }).fill(`${url}{berth}/`)
  await page.getByLabel('Label of {berth}').fill('Berth')
  await page.getByLabel('Syncs can read contacts from it').check()
  await page.getByLabel('Path', { exact: true }).fill('people')
  await page.getByLabel('Records are at').fill('/data')
  await page.getByText('Changes', { exact: true }).click()
  await page.getByLabel('Parameter for changes').fill('since')
  await page.getByLabel('Further pages').selectOption('cursor')
  await page.getByLabel('Header', { exact: true }).fill('Not A Header')
  await looksRight(page)
  await page.getByRole('button', { name: 'Create the provider' }).click()
  await page
    .getByRole('alert')
    .getByText(/header/)
    .waitFor()
  await page.getByLabel('Header', { exact: true }).fill('Authorization')
  await page.getByRole('button', { name: 'Create the provider' }).click()
  await page.getByLabel('Berth').fill('people')
  await page.getByLabel('API key', { exact: true }).fill('right')
  const made = await app.call('GET /v1/integrations/providers/x_lager_buro')
  assert.deepEqual(made.models.contact.changes.since, { parameter: 'since', format: 'iso' })
  assert.deepEqual(made.auth, [{ type: 'api_key', header: 'Authorization', prefix: 'Bearer ' }])
  assert.deepEqual(made.models.contact.list.pagination, {
    ...{ kind: 'cursor', parameter: 'cursor', next: '/next' },
  })

  await page.goto('/connections/providers')
  await page.getByRole('link', { name: 'Lager & Büro' }).click()
  await page.getByLabel('Further pages').selectOption('none')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved.').waitFor()
  const changed = await app.call('GET /v1/integrations/providers/x_lager_buro')
  assert.deepEqual(changed.models.contact.list.pagination, { kind: 'none' })
  assert.deepEqual(changed.settings, made.settings)
  await looksRight(page)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete…' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('Lager & Büro')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.waitForURL(/\/connections\/providers$/)
})

test('a person settles what a sync found changed on both sides, and a file says how it is read', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t, settings)
  const people = [person(901)]
  const { url } = await service(t, people)
  const connection = await app.call('POST /v1/integrations/connections', {
    ...{ provider: 'rest', name: 'سجل العملاء', authType: 'api_key' },
    ...{ config: { baseUrl: url }, credentials: { apiKey: 'right' } },
  })
  const list = { path: '', items: '/data', id: '/id', pagination: { kind: 'none' } }
  const sync = await app.call('POST /v1/integrations/syncs', {
    ...{ connectionId: connection.id, config: { list }, matchBy: 'email' },
    mapping: { email: 'record.email', name: 'record.name' },
  })
  const at = `/v1/integrations/syncs/${sync.id}`
  const page = await app.open({ path: `/syncs/${sync.id}` })
  const panel = page.locator('#content aside')
  await page.getByRole('button', { name: 'Run now' }).click()
  await panel.getByText('Succeeded').waitFor()
  const [contact] = (await app.call('GET /v1/contacts?email=p901@example.com')).data
  people[0] = { ...person(901), name: 'There' }
  await app.call(`PATCH /v1/contacts/${contact.id}`, { name: 'Here' })
  await panel.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Run now' }).click()
  await panel.getByText('Changed on both sides').waitFor()
  const nameNow = async () => (await app.call(`GET /v1/contacts/${contact.id}`)).name
  assert.equal(await nameNow(), 'There')
  await looksRight(page)
  await panel.getByRole('button', { name: 'Use this for Name: Here' }).click()
  await panel.getByRole('button', { name: 'Use this for Name: There' }).waitFor()
  assert.equal(await nameNow(), 'Here')
  // The next run leaves the choice.
  await app.call(`POST ${at}/run`, { mode: 'full' })
  await panel.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('table', { name: 'Runs' }).getByText('1 unchanged').waitFor()
  assert.equal(await nameNow(), 'Here')

  const file = await app.call('POST /v1/integrations/connections', {
    ...{ provider: 'csv_url', name: 'File', authType: 'none', config: { baseUrl: url } },
  })
  await page.goto(`/syncs/new?connection=${file.id}`)
  await page.getByLabel('Path (optional)').fill('list.csv')
  await page.getByLabel('Column with the id').fill('number')
  await page.getByLabel('Delimiter').selectOption('Tab')
  await page.getByLabel('Reads').selectOption('full')
  await looksRight(page)
  await page.getByRole('button', { name: 'Create and preview' }).click()
  await page.waitForURL(/\/syncs\/syn_/)
  const [made] = (await app.call('GET /v1/integrations/syncs')).data
  assert.deepEqual(made.config, { path: 'list.csv', keyColumn: 'number', delimiter: '\t' })
  assert.equal(made.mode, 'full')
})

test('mails go out as a digest whose interval can change, and what is set stays', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t, settings)
  const page = await app.open({ path: '/destinations/new?type=email' })
  await page.getByLabel('To', { exact: true }).fill('ops@example.com, not an address')
  await page.getByLabel('Mails').selectOption('A digest every hour')
  await page.getByLabel('Your mail server').fill('localhost')
  await page.getByRole('textbox', { name: 'From' }).fill('capstan@example.com')
  await page.getByLabel('Encryption').selectOption('STARTTLS')
  await page.getByRole('checkbox', { name: 'Everything' }).check()
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await page
    .getByRole('alert')
    .getByText(/address/)
    .waitFor()
  assert.equal(await page.getByLabel('To', { exact: true }).getAttribute('aria-invalid'), 'true')
  await looksRight(page)
  await page.getByLabel('To', { exact: true }).fill('ops@example.com')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await page.getByLabel('Mails').selectOption('A digest every day')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved.').waitFor()
  const [made] = (await app.call('GET /v1/destinations')).data
  assert.deepEqual(made.config, {
    ...{ to: ['ops@example.com'], digestMinutes: 1_440 },
    ...{ host: 'localhost', security: 'starttls', from: 'capstan@example.com' },
  })
})
