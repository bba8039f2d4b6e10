import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { Page } from 'playwright-core'
import { startTlsServer } from '../../../../server/test/fixtures/tls-server.ts'
import { dashboard, isAccessible, noBrowser } from '../../../test/browser.ts'
import { isAccessibleInBothThemes } from '../../../test/looks.ts'

/** A receiver whose answer can be changed, and a webhook for it. */
async function receiver(t: TestContext, settings: object = {}) {
  const app = await dashboard(t)
  const answer = { status: 204 }
  const server = await startTlsServer(t, (_request, response) =>
    response.writeHead(answer.status, { 'content-type': 'text/plain' }).end('said the receiver'),
  )
  const url = `${server.url}/hooks/capstan`
  const events = ['contact.*']
  const webhook = await app.call('POST /v1/webhooks', { url, events, ...settings })
  t.after(() => app.call(`DELETE /v1/webhooks/${webhook.id}`).catch(() => {}))
  return { app, answer, server, webhook }
}

const dialog = (page: Page) => page.getByRole('dialog')
const panel = (page: Page) => page.locator('#content aside')

test('a webhook is registered, its secret shown once, and a test arrives', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const server = await startTlsServer(t)
  const page = await app.open({ path: '/webhooks' })
  await page.getByText('Add your first webhook').waitFor()
  await page.getByRole('button', { name: 'Add a webhook' }).click()
  await page.getByRole('textbox', { name: 'Address' }).fill(`${server.url}/hooks`)
  // Groups are folded; a search opens those that have what is sought, and a preset chooses at once.
  const single = page.getByRole('checkbox', { name: /^contact\.created / })
  assert.equal(await single.isVisible(), false)
  await page.getByLabel('Find an event').fill('contact.cr')
  await single.waitFor()
  assert.equal(await page.getByLabel('All proposal events').count(), 0)
  await page.getByLabel('Find an event').fill('')
  await page.getByRole('button', { name: 'Failures' }).click()
  await page.getByRole('button', { name: /events about sync$/ }).click()
  assert.equal(await page.getByRole('checkbox', { name: /^sync\.failed/ }).isChecked(), true)
  await page.getByLabel('All contact events').check()
  await page.getByLabel('Description').fill('مستقبل')
  await page.getByRole('button', { name: 'Add', exact: true }).click()

  const secret = page.getByRole('dialog', { name: 'Webhook added' })
  await secret.getByText(/^whsec_/).waitFor()
  await secret.getByText('verifyWebhook(').waitFor()
  await secret.getByRole('button', { name: 'I have copied it' }).click()
  assert.equal(await page.getByText('whsec_').count(), 0)

  await page.getByRole('link', { name: `127.0.0.1:${server.port}/hooks` }).click()
  await page.getByRole('button', { name: 'Send test' }).click()
  await dialog(page).getByLabel('Event type').selectOption('source.completed')
  await dialog(page).getByRole('button', { name: 'Send test' }).click()
  await panel(page).getByText('succeeded', { exact: true }).waitFor()
  await panel(page).getByText('x-service-event: source.completed').waitFor()
  await panel(page).getByText('HTTP 200').waitFor()
  assert.match(page.url(), /\?delivery=dlv_/)
  const [request] = server.requests
  assert.equal(request?.headers['x-service-event'], 'source.completed')
  await page.reload()
  await panel(page).getByText('HTTP 200').waitFor()
})

test('a webhook subscribes to custom events, and their form is checked', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  await app.call('POST /v1/events', { type: 'custom.invoice.sent', data: { name: 'Invoice 7' } })
  const page = await app.open({ path: '/webhooks?create=true' })
  await page.getByRole('textbox', { name: 'Address' }).fill('https://127.0.0.1/hooks')
  await page.getByLabel('custom.invoice.sent').check()
  const field = page.getByRole('textbox', { name: 'Custom event' })
  await field.fill('order.paid')
  await field.press('Enter')
  await page
    .getByRole('alert')
    .getByText(/a form like custom\.order\.paid/)
    .waitFor()
  await isAccessible(page)
  await field.fill('custom.order.*')
  await page.getByRole('button', { name: 'Add event', exact: true }).click()
  assert.equal(await page.getByLabel('custom.order.*').isChecked(), true)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('dialog', { name: 'Webhook added' }).waitFor()
  const [webhook] = (await app.call('GET /v1/webhooks')).data
  assert.deepEqual(webhook.events.toSorted(), ['custom.invoice.sent', 'custom.order.*'])
  const events = await app.open({ path: '/events?type=custom.invoice.sent' })
  await events.getByRole('row').filter({ hasText: 'Invoice 7' }).waitFor()
})

test('an error of the server shows at its field', { skip: noBrowser }, async (t) => {
  const { app } = await receiver(t)
  const page = await app.open({ path: '/webhooks?create=true' })
  await page.getByRole('textbox', { name: 'Address' }).fill('http://127.0.0.1/hooks')
  await page.getByLabel('Everything').check()
  await page.getByText('Advanced').click()
  await page.getByLabel('Filter').fill('data.chunksCount >')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const url = page.getByRole('textbox', { name: 'Address' })
  await page.getByRole('alert').getByText(/https/).waitFor()
  assert.equal(await url.getAttribute('aria-invalid'), 'true')
  await url.fill('https://127.0.0.1/hooks')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('alert').getByText('filter cannot be used').waitFor()
  assert.equal(await page.getByLabel('Filter').getAttribute('aria-invalid'), 'true')
})

test('a delivery that failed shows by itself, says why, and is sent again', {
  skip: noBrowser,
}, async (t) => {
  const { app, answer, webhook } = await receiver(t, { retryScheduleSeconds: [] })
  answer.status = 503
  const page = await app.open({ path: `/webhooks/${webhook.id}` })
  await page.getByText('Waiting for the first event…').waitFor()
  await app.call('POST /v1/contacts', { name: 'Ada Lovelace' })
  const log = page.getByRole('table', { name: 'Deliveries' })
  await log.getByText('failed', { exact: true }).waitFor()
  await log.getByText('503', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Replay 1 failed' }).click()
  assert.equal(await dialog(page).getByLabel('Which deliveries').inputValue(), 'failed')
  await page.keyboard.press('Escape')
  await page.getByText('Delivered', { exact: true }).click()
  await page.getByText('Nothing matches these filters.').waitFor()
  assert.match(page.url(), /\?status=succeeded/)
  await page.getByRole('button', { name: 'Clear filters' }).click()

  await log.getByRole('button', { name: 'contact.created' }).click()
  await panel(page).getByText('HTTP 503').waitFor()
  await panel(page).getByText('said the receiver').waitFor()
  answer.status = 204
  await panel(page).getByRole('button', { name: 'Resend' }).click()
  await panel(page).getByText('2 attempts').waitFor()
  await panel(page).getByText('succeeded', { exact: true }).waitFor()
  await panel(page).getByRole('button', { name: 'Close' }).click()
  await page.getByRole('figure', { name: 'Attempts by time: 1 succeeded, 1 failed' }).waitFor()
})

test('a page of deliveries takes six requests and 100 KB, and names and links their subjects', {
  skip: noBrowser,
}, async (t) => {
  const { app, answer, webhook } = await receiver(t, { retryScheduleSeconds: [5] })
  answer.status = 503
  const contact = await app.call('POST /v1/contacts', { name: 'Katherine Johnson' })
  const watched = await app.open({ path: `/webhooks/${webhook.id}` })
  const firstRow = watched.getByRole('table', { name: 'Deliveries' }).getByRole('row').nth(1)
  await firstRow.getByText('1 of 2').waitFor()
  await watched.getByText(/^Failing/).waitFor()
  answer.status = 204
  const rows = Array.from({ length: 60 }, (_, n) => ({ name: `Contact ${n}` }))
  await app.call('POST /v1/contacts/batch', { mode: 'create', items: rows })
  await watched.getByRole('figure', { name: /: 6[01] succeeded, [12] failed$/ }).waitFor()

  const page = await app.open({ path: '/webhooks/catalogue' })
  await page.getByText('contact.*').waitFor()
  const answers: { url: string; bytes: number }[] = []
  page.on('response', async (response) => {
    const url = new URL(response.url()).pathname
    if (!/^\/(?:v1|session)\//.test(url) || /changes|event-stream/.test(url)) return
    const call = { url, bytes: 0 }
    answers.push(call)
    call.bytes = (await response.body().catch(() => Buffer.alloc(0))).length
  })
  await page.goto(`/webhooks/${webhook.id}?status=succeeded`)
  // What was well for so long after a failure is no failing webhook.
  await page.getByText('healthy', { exact: true }).waitFor()
  const log = page.getByRole('table', { name: 'Deliveries' })
  await log.getByRole('link', { name: 'Contact 59', exact: true }).waitFor()
  await page.getByRole('figure', { name: /Attempts by time/ }).waitFor()
  assert.ok(answers.length <= 6, JSON.stringify(answers))
  const bytes = answers.reduce((sum, call) => sum + call.bytes, 0)
  assert.ok(bytes > 10_000 && bytes <= 100_000, `${bytes}`)
  await log.getByRole('link', { name: 'Contact 59', exact: true }).click()
  await page.getByRole('heading', { name: 'Contact 59' }).waitFor()
  assert.notEqual(contact.id, undefined)
})

test('a webhook is disabled, held deliveries are replayed, its secret is rotated, and it is deleted by name', {
  skip: noBrowser,
}, async (t) => {
  const { app, server, webhook } = await receiver(t)
  const page = await app.open({ path: `/webhooks/${webhook.id}` })
  const more = async (name: string): Promise<void> => {
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await more('Disable')
  await page.getByText('This webhook is disabled.').waitFor()
  await app.call('POST /v1/contacts', { name: 'Grace Hopper' })
  await page.getByRole('table', { name: 'Deliveries' }).getByText('held').waitFor()
  await page.getByRole('button', { name: 'Send test' }).click()
  await dialog(page).getByRole('button', { name: 'Send test' }).click()
  await page.getByRole('alert').getByText('The webhook is disabled. Enable it first.').waitFor()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Enable', exact: true }).click()
  await page.getByText('This webhook is disabled.').waitFor({ state: 'detached' })
  await more('Replay deliveries…')
  await page.getByRole('button', { name: 'Replay', exact: true }).click()
  await page.getByText('Sending 1 delivery again.').waitFor()
  await page.getByRole('table', { name: 'Deliveries' }).getByText('succeeded').waitFor()
  assert.match(String(server.requests[0]?.body), /Grace Hopper/)

  await more('Rotate the secret…')
  await page.getByRole('button', { name: 'Rotate', exact: true }).click()
  await page.getByText(/^whsec_/).waitFor()
  assert.notEqual(await page.getByText(/^whsec_/).textContent(), webhook.secret)
  await page.getByRole('button', { name: 'I have copied it' }).click()

  await more('Delete…')
  const remove = page.getByRole('button', { name: 'Delete', exact: true })
  assert.equal(await remove.isDisabled(), true)
  await dialog(page).getByLabel('Type').fill(`127.0.0.1:${server.port}`)
  await remove.click()
  await page.getByText('Webhook deleted.').waitFor()
  await page.waitForURL(/\/webhooks$/)
})

test('the catalogue is searched in its address; every page is accessible in both themes', {
  skip: noBrowser,
}, async (t) => {
  const { app, webhook } = await receiver(t, { asymmetric: true })
  const { id } = await app.call(`POST /v1/webhooks/${webhook.id}/test`)
  const page = await app.open({ path: '/webhooks/catalogue' })
  await page.getByLabel('Search the catalogue').fill('rotated')
  await page.waitForURL(/\?q=rotated/)
  await page.getByText('A token has a new value').click()
  await page.getByText('"type": "token.rotated"').waitFor()
  await page.goto('/webhooks/catalogue?type=source.completed')
  await page.getByText('JSON Schema of data').first().waitFor()
  await isAccessibleInBothThemes(page)
  await page.goto('/webhooks')
  await page.getByText('healthy').first().waitFor()
  await isAccessibleInBothThemes(page)
  await page.goto('/webhooks?create=true')
  await page.getByLabel('All contact events').waitFor()
  await isAccessibleInBothThemes(page)
  await page.goto(`/webhooks/${webhook.id}`)
  await page.getByText('Shows once attempts are some time apart.').waitFor()
  await isAccessibleInBothThemes(page)
  await page.goto(`/webhooks/${webhook.id}?view=settings`)
  await page.getByRole('button', { name: 'Copy the key' }).waitFor()
  await isAccessibleInBothThemes(page)
  await page.goto(`/webhooks/${webhook.id}?delivery=${id}`)
  await panel(page).getByText('HTTP 204').waitFor()
  await isAccessibleInBothThemes(page)
})
