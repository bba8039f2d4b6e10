import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { chromium, type Page } from 'playwright-core'
import { executablePath, flags, noChromium } from '../../../dashboard/test/browser.ts'
import { type CapstanEvent, verifyWebhook } from '../../../sdk/src/index.ts'
import { verifyPdf } from '../../src/platform/pdf-signatures/verify.ts'
import { startMailServer } from '../fixtures/mail-server.ts'
import { startTlsServer } from '../fixtures/tls-server.ts'
import { linkIn, partOf } from '../received-mail.ts'
import { install, readFirstRun, until } from '../server-process.ts'

// biome-ignore lint/suspicious/noExplicitAny: the test reads what it knows of the answers
type Answered = any

const sentence = 'The crane lifts each of the twelve gearwheels before the first frost of November.'

test('from a catalog item to a signed contract that a search finds', {
  skip: noChromium,
}, async (t) => {
  const mails = await startMailServer(t)
  const receiver = await startTlsServer(t, (_, response) => response.writeHead(204).end())
  const installation = await install(t, { CAPSTAN_SMTP_URL: mails.url })
  const server = await installation.start()
  const { apiToken } = readFirstRun(installation)
  const ask = (method: string, path: string, body?: object) =>
    fetch(`${server.url}/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${apiToken}`, 'content-type': 'application/json' },
      body: body ? JSON.stringify(body) : null,
    })
  const call = async (method: string, path: string, body?: object): Promise<Answered> => {
    const response = await ask(method, path, body)
    const text = await response.text()
    assert.ok(response.ok, `${method} ${path}: ${response.status} ${text}`)
    return JSON.parse(text)
  }

  const webhook = await call('POST', '/webhooks', { url: receiver.url, events: ['*'] })
  const base = await call('POST', '/bases', { name: 'Contracts' })
  const contact = await call('POST', '/contacts', {
    name: 'Ada Lovelace',
    firstName: 'Ada',
    email: 'ada@example.com',
  })
  const gearwheel = await call('POST', '/catalog-items', {
    name: 'Gearwheel',
    sku: 'GEAR-1',
    unit: 'piece',
    prices: [{ currency: 'EUR', unitAmount: 4_900 }],
    taxes: [{ name: 'VAT', percent: '20' }],
  })
  const template = await call('POST', '/proposal-templates', {
    name: 'Engine',
    draft: {
      title: 'An engine for {{contact.firstName}}',
      blocks: [{ type: 'text', text: `# Dear {{contact.firstName}}\n\n${sentence}` }],
      items: [
        { catalogItemId: gearwheel.id, quantity: '12' },
        {
          name: 'Training',
          unitAmount: 30_000,
          optional: true,
          taxes: [{ name: 'VAT', percent: '20' }],
        },
      ],
      knowledge: { baseId: base.id },
    },
  })
  const draft = await call('POST', '/proposals', {
    templateId: template.id,
    contactId: contact.id,
  })
  assert.equal(draft.totals.firstTotal, 70_560)
  const { data: problems } = await call('GET', `/proposals/${draft.id}/problems`)
  assert.deepEqual(problems, [])
  const sent = await call('POST', `/proposals/${draft.id}/send`, { message: 'As discussed.' })
  assert.match(sent.number, /^P-\d{4}-0001$/)
  assert.equal(sent.title, 'An engine for Ada')

  const invitation = await until('the invitation has come', async () => mails.received[0])
  assert.deepEqual(invitation.to, ['ada@example.com'])
  const link = linkIn(invitation.message)

  const browser = await chromium.launch({ executablePath, args: flags })
  t.after(() => browser.close())
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })
  const page = await context.newPage()
  const foreign: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== server.url) foreign.push(request.url())
  })
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('console', (line) => void (line.type() === 'error' && faults.push(line.text())))
  await page.goto(link)
  await page.getByRole('heading', { name: 'An engine for Ada' }).waitFor()
  await page.getByText(sentence).waitFor()
  await page.getByRole('checkbox', { name: /Training/ }).check()
  await page.getByRole('button', { name: /Accept and sign.*1,065\.60/ }).waitFor()
  assert.ok(
    (await page.evaluate<number>('document.documentElement.scrollWidth')) <= 390,
    'nothing is wider than the screen',
  )
  await page.getByRole('checkbox', { name: /sign it electronically/ }).check()
  await drawCircle(page)
  // The phone is turned, and back.
  await page.setViewportSize({ width: 844, height: 390 })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: /Accept and sign/ }).click()
  await page.getByRole('heading', { name: 'Thank you, Ada' }).waitFor()
  assert.deepEqual([foreign, faults], [[], []])

  const done = await call('GET', `/proposals/${draft.id}`)
  assert.equal(done.status, 'accepted')
  assert.equal(done.totals.firstTotal, 106_560)
  assert.equal(done.knowledge.status, 'added')

  const { signatures } = await call('GET', `/proposals/${draft.id}/evidence`)
  const points: [number, number][] = signatures[0].signature.strokes.flat()
  const extentOf = (axis: 0 | 1) =>
    Math.max(...points.map((point) => point[axis])) -
    Math.min(...points.map((point) => point[axis]))
  // In the place that the PDF has for it, 150 by 44 points.
  const shape = (extentOf(0) * 150) / (extentOf(1) * 44)
  assert.ok(shape > 0.95 && shape < 1.05, `a circle is printed ${shape} times as wide as high`)

  const completed = await until('the signed copy has come', async () =>
    mails.received.find(({ message }) => message.includes('application/pdf')),
  )
  const attached = partOf(completed.message, 'application/pdf')
  const downloaded = new Uint8Array(
    await (await ask('GET', `/proposals/${draft.id}/pdf?version=sealed`)).arrayBuffer(),
  )
  for (const bytes of [attached, downloaded]) {
    assert.equal(createHash('sha256').update(bytes).digest('hex'), done.sealedSha256)
  }
  assert.equal((await verifyPdf(downloaded)).isIntact, true)

  const source = await until('the document is searchable', async () => {
    const found = await call('GET', `/bases/${base.id}/sources/${done.knowledge.sourceId}`)
    assert.notEqual(found.status, 'failed', JSON.stringify(found))
    return found.status === 'completed' && found
  })
  const { data: hits } = await call('POST', `/bases/${base.id}/search`, {
    query: 'crane gearwheels first frost',
  })
  assert.equal(hits[0]?.sourceId, source.id)
  assert.equal(hits[0].page, 1)
  assert.ok(hits[0].text.replaceAll(/\s+/g, ' ').includes(sentence), hits[0].text)

  await until('everything is delivered', async () =>
    receiver.requests.some(({ body }) => body.includes('source.completed')),
  )
  const { data: events } = await call('GET', '/events?limit=100')
  const types: string[] = events.map(({ type }: CapstanEvent) => type).reverse()
  const ofSigning = types.slice(types.indexOf('proposal.viewed'))
  assert.deepEqual(
    ofSigning.filter((type) => /^(?:proposal|source)\.(?!delivered)/.test(type)),
    [
      ...['proposal.viewed', 'proposal.signed', 'proposal.accepted', 'proposal.completed'],
      ...ofSigning.filter((type) => /^source\./.test(type)),
    ],
  )
  assert.equal(ofSigning.filter((type) => /^source\./.test(type)).at(-1), 'source.completed')
  const find = (type: string): Answered =>
    events.find((event: CapstanEvent) => event.type === type)?.data
  assert.equal(find('proposal.completed').knowledge.sourceId, source.id)
  assert.deepEqual(
    [find('source.completed').id, find('source.completed').contentHash],
    [source.id, source.contentHash],
  )

  assert.equal(source.metadata.sealedSha256, done.sealedSha256)

  const delivered = await Promise.all(
    receiver.requests.map(({ body, headers }) => verifyWebhook(body, headers, webhook.secret)),
  )
  for (const type of ['proposal.signed', 'proposal.accepted', 'proposal.completed']) {
    const copy = delivered.find((event) => event.type === type)
    assert.deepEqual(copy?.data, find(type), type)
  }
  assert.equal((await call('GET', '/audit-log/verification')).intact, true)

  const token = new URL(link).pathname.split('/').at(-1) ?? ''
  const secret = token.slice(26)
  const shown = JSON.stringify([events, await call('GET', '/audit-log'), done])
  for (const text of [shown, server.output()]) assert.ok(!text.includes(secret), 'no token in it')
})

async function drawCircle(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Draw' }).check()
  const field = page.locator('.drawing svg')
  await field.scrollIntoViewIfNeeded()
  const box = await field.boundingBox()
  assert.ok(box)
  const at = (turn: number): [number, number] => [
    box.x + box.width / 2 + 60 * Math.cos(turn * 2 * Math.PI),
    box.y + box.height / 2 + 60 * Math.sin(turn * 2 * Math.PI),
  ]
  await page.mouse.move(...at(0))
  await page.mouse.down()
  for (let step = 1; step <= 40; step++) await page.mouse.move(...at(step / 40))
  await page.mouse.up()
}
