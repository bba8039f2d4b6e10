import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { test } from 'node:test'
import { until } from '../../../../server/test/server-process.ts'
import { type Dashboard, dashboard, noBrowser } from '../../../test/browser.ts'
import { looksRight } from '../../../test/looks.ts'

const secret = 'whsec_5f0c8b1e9a7d4c3e2b6f1a0d9c8e7b6a'

/** As Stripe posts it: signed over the time and the bytes. */
function stripePost(address: string, event: object, key = secret): Promise<Response> {
  const body = JSON.stringify(event, null, 2)
  const time = Math.floor(Date.now() / 1_000)
  const signature = createHmac('sha256', key).update(`${time}.${body}`).digest('hex')
  return fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': `t=${time},v1=${signature}`,
    },
    body,
  })
}

const customer = (id: string, email: string, name: string) => ({
  id: `evt_${id}`,
  object: 'event',
  type: 'customer.created',
  data: { object: { id: `cus_${id}`, object: 'customer', email, name, phone: null } },
})

const contactBy = async ({ call }: Dashboard, email: string) =>
  (await call(`GET /v1/contacts?email=${encodeURIComponent(email)}`)).data[0]

test('a first user comes from "New hook" to a contact by a post that Stripe signed', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const page = await app.open()
  const begunAt = performance.now()
  await page.getByRole('link', { name: 'Hooks', exact: true }).click()
  await page.getByRole('heading', { name: 'Create your first hook' }).waitFor()
  await page.getByRole('link', { name: 'New hook' }).last().click()
  await page.getByRole('button', { name: /^Stripe/ }).click()
  // A look at a sender makes no hook.
  await page.getByRole('button', { name: 'Create the address' }).waitFor()
  assert.deepEqual((await app.call('GET /v1/integrations/hooks')).data, [])
  await page.getByRole('button', { name: 'Create the address' }).click()
  await page.getByText('Save the secret first').waitFor()
  await page.getByRole('button', { name: 'Copy the address' }).click()
  const address = await page.evaluate(() => navigator.clipboard.readText())
  assert.match(address, /\/hooks\/in_\w{22}$/)
  await page.getByLabel('Signing secret').last().fill(secret)
  await page.getByRole('button', { name: 'Save and listen' }).click()
  await page.getByText('Waiting for the first request…').waitFor()

  const refused = await stripePost(address, customer('0', 'x@example.com', 'X'), 'whsec_other')
  assert.equal(refused.status, 401)
  await page.getByText('The signature does not match').waitFor()
  const taken = await stripePost(address, customer('1', 'Ada@Example.com', 'Ada Lovelace'))
  assert.equal(taken.status, 200)
  await page.getByText('Signature checked').waitFor()
  await page.getByText('"customer.created"').waitFor()
  await page.getByRole('link', { name: 'Create contacts from it' }).click()

  const contact = page.getByRole('region', { name: 'Contact' })
  await contact.getByText('ada@example.com').waitFor()
  assert.equal(
    await contact.getByRole('textbox', { name: 'Email' }).inputValue(),
    'lower(body.data.object.email)',
  )
  await contact.getByText('Runs for this event').waitFor()
  await page.getByRole('button', { name: 'Save and turn on' }).click()
  await page.getByRole('link', { name: 'Open the contact' }).click()
  await page.getByRole('heading', { level: 1, name: 'Ada Lovelace' }).waitFor()
  t.diagnostic(`${Math.round(performance.now() - begunAt)} ms from "New hook" to the contact`)

  // From now on by itself.
  await stripePost(address, customer('2', 'grace@example.com', 'Grace Hopper'))
  await until(
    'the second contact',
    async () => (await contactBy(app, 'grace@example.com')) !== undefined,
  )
})

test('a key of the body fills the field, and mistakes show while typing', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const { id } = await app.call('POST /v1/integrations/hooks', { name: 'Forms', preset: 'none' })
  const body = { who: { mail: 'mary@example.com', title: 'Dr Mary' }, address: { country: 'GB' } }
  await app.call(`POST /v1/integrations/hooks/${id}/test`, { body: JSON.stringify(body) })
  await app.call('POST /v1/contacts', {
    email: 'mary@example.com',
    name: 'Mary',
    company: 'Ada Ltd',
  })
  const page = await app.open({ path: `/inbound/${id}/contact` })
  const contact = page.getByRole('region', { name: 'Contact' })
  const dryRun = page.getByRole('region', { name: 'Dry run' })
  await contact.getByText('mary@example.com').waitFor()
  await dryRun.getByText('It changes nothing of Mary.').waitFor()
  await contact.getByRole('textbox', { name: 'Name' }).click()
  await page.getByRole('button', { name: /"title"/ }).click()
  await contact.getByText('Dr Mary').first().waitFor()
  const company = contact.getByRole('textbox', { name: 'Company' })
  await company.fill('upper(body.country)')
  await contact.getByRole('button', { name: 'body.address.country' }).click()
  assert.equal(await company.inputValue(), 'upper(body.address.country)')
  await contact.getByText('GB', { exact: true }).first().waitFor()
  await dryRun.getByText('It updates Mary.').waitFor()
  await dryRun.locator('del').getByText('Ada Ltd').waitFor()
  await dryRun.locator('ins').getByText('Dr Mary').waitFor()
  await company.fill('upper(body.country')
  await contact.getByRole('alert').waitFor()
  await dryRun.getByText('Company stops this.').waitFor()
  const save = page.getByRole('button', { name: 'Save and turn on' })
  assert.equal(await save.getAttribute('aria-disabled'), 'true')
  await looksRight(page)
})

test('a failed event is fixed and replayed, and a hook is paused, renamed and rotated', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const { id } = await app.call('POST /v1/integrations/hooks', { name: 'Orders', preset: 'bearer' })
  const made = await app.call('POST /v1/automations', {
    name: 'Orders to contacts',
    trigger: { hook: id },
    actions: [{ type: 'contact.upsert', matchBy: 'email', mapping: { email: 'body.mail' } }],
  })
  for (const email of ['a@example.com', 'b@example.com']) {
    const body = JSON.stringify({ email })
    await app.call(`POST /v1/integrations/hooks/${id}/test`, { body })
  }
  const page = await app.open({ path: `/inbound/${id}` })
  const table = page.getByRole('table', { name: 'Events' })
  await table.getByText('Failed').nth(1).waitFor()
  await looksRight(page)
  await page.locator('label').filter({ hasText: 'Failed' }).click()
  await page.waitForURL(/status=failed/)
  await table.getByRole('button', { name: 'test' }).first().click()
  const panel = page.locator('#content aside')
  await panel.getByText('Orders to contacts').waitFor()
  await looksRight(page)
  await panel.getByRole('button', { name: 'Close' }).click()

  await app.call(`PATCH /v1/automations/${made.id}`, {
    actions: [{ type: 'contact.upsert', matchBy: 'email', mapping: { email: 'body.email' } }],
  })
  await page.getByRole('button', { name: 'Replay 2 failed' }).click()
  await page.getByText('Replaying 2 events.').waitFor()
  await until('the contacts', async () => (await contactBy(app, 'b@example.com')) !== undefined)

  const more = async (name: string): Promise<void> => {
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await more('Pause')
  await page.getByText('This hook is paused.').waitFor()
  await page.getByRole('button', { name: 'Resume' }).click()
  await page.getByText('This hook is paused.').waitFor({ state: 'detached' })
  await more('Rotate the secret…')
  await page.getByRole('dialog').getByRole('button', { name: 'Rotate' }).click()
  await page.getByRole('button', { name: 'I have copied it' }).click()
  const { url } = await app.call(`GET /v1/integrations/hooks/${id}`)
  assert.equal((await fetch(url, { method: 'POST', body: '{}' })).status, 401)
  await more('Rotate the address…')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'More actions' }).and(page.locator(':focus')).waitFor()
  await more('Rotate the address…')
  await page.getByRole('button', { name: 'Rotate the address' }).click()
  await page.getByText('The hook has a new address.').waitFor()
  assert.equal((await fetch(url, { method: 'POST', body: '{}' })).status, 410)
  await page.getByRole('button', { name: 'Refused' }).click()
  await page.getByText('The signature or token is missing').first().waitFor()
  await looksRight(page)
})

test('the verification of a hook can change after its creation', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const hook = await app.call('POST /v1/integrations/hooks', {
    ...{ name: 'Orders', preset: 'hmac', secret: 'key' },
    config: { header: 'X-Signature', toleranceSeconds: 60, timestampHeader: 'X-Time' },
  })
  const page = await app.open({ path: `/inbound/${hook.id}?view=settings` })
  await page.getByLabel('Signature header').fill('X-Order-Signature')
  await page.getByLabel('Hash').selectOption('sha512')
  await looksRight(page)
  await page.getByRole('button', { name: 'Save the check' }).click()
  await page.getByText('Saved.').waitFor()
  const { config } = await app.call(`GET /v1/integrations/hooks/${hook.id}`)
  // What the form does not ask for stays.
  assert.deepEqual(config, {
    ...{ header: 'X-Order-Signature', algorithm: 'sha512', toleranceSeconds: 60 },
    timestampHeader: 'X-Time',
  })
  await page.getByLabel('Signature header').fill('not a header')
  await page.getByRole('button', { name: 'Save the check' }).click()
  await page.getByRole('alert').waitFor()
})

test('an expression says in the editor which field is missing, and takes the one that was meant', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const hook = await app.call('POST /v1/integrations/hooks', { name: 'Checkout', preset: 'none' })
  const body = {
    type: 'checkout.done',
    email: 'mary@example.com',
    phone: '0131 496 0000',
    customer_details: { address: { country: 'GB' } },
  }
  const taken = await fetch(hook.url, { method: 'POST', body: JSON.stringify(body) })
  assert.equal(taken.status, 200)
  const page = await app.open({ path: `/inbound/${hook.id}/contact` })
  const contact = page.getByRole('region', { name: 'Contact' })
  const phone = contact.getByRole('textbox', { name: 'Phone' })
  await phone.fill('e164(body.phone, body.country)')
  const alert = contact.getByRole('alert')
  await alert.getByText('is missing in this event. Did you mean').waitFor()
  await looksRight(page)
  await alert.getByRole('button', { name: 'body.customer_details.address.country' }).click()
  await contact.getByText('+441314960000').first().waitFor()
  await phone.fill('lower(body.phone')
  await alert.getByText('a bracket is not closed. Add )').waitFor()
})
