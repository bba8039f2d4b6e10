import assert from 'node:assert/strict'
import { test } from 'node:test'
import { until } from '../../../../server/test/server-process.ts'
import { dashboard, noBrowser } from '../../../test/browser.ts'
import { looksRight } from '../../../test/looks.ts'

test('an automation is made, tried, changed, run and restored', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const page = await app.open({ path: '/automations' })
  await page.getByRole('heading', { name: 'Create your first automation' }).waitFor()
  await looksRight(page)
  await page.getByRole('link', { name: 'New automation' }).last().click()
  await page.getByLabel('Name').fill('Welcome')
  await page.getByRole('textbox', { name: 'Contact' }).click()
  await page
    .getByRole('region', { name: 'Sample' })
    .getByRole('button', { name: /"id": "con_/ })
    .click()
  assert.equal(await page.getByRole('textbox', { name: 'Contact' }).inputValue(), 'event.data.id')
  await page.getByRole('textbox', { name: 'Tag' }).fill('welcome')
  await looksRight(page)
  await page.getByRole('button', { name: 'Save and turn on' }).click()
  await page.getByText('When contact.created happens').waitFor()

  const { id } = await app.call('POST /v1/contacts', { name: 'Ada Lovelace' })
  await until('the tag', async () =>
    (await app.call(`GET /v1/contacts/${id}`)).tags.includes('welcome'),
  )
  await page.getByRole('button', { name: 'Runs' }).click()
  const runs = page.getByRole('table', { name: 'Runs' })
  await runs.getByText('Succeeded').waitFor()
  await runs.getByRole('button').first().click()
  await page.locator('#content aside').getByText('Tag a contact').waitFor()
  await looksRight(page)

  await page.getByRole('button', { name: 'Automation', exact: true }).click()
  await page.getByRole('textbox', { name: /Only if/ }).fill('event.data.name == "Nobody"')
  await page.getByText('Skips this event').waitFor()
  await page.getByRole('button', { name: 'Test', exact: true }).click()
  await page.getByText('It would be skipped: the condition is not true.').waitFor()
  await page.getByRole('textbox', { name: /Only if/ }).fill('event.data.name == "Ada Lovelace"')
  await page.getByRole('button', { name: 'Test', exact: true }).click()
  await page.getByText('It would succeed.').waitFor()
  await looksRight(page)
  await page.getByRole('button', { name: 'Save version 2' }).click()
  await page.getByText('Saved.').waitFor()

  await page.getByRole('button', { name: 'Versions' }).click()
  await page.getByRole('button', { name: '1', exact: true }).click()
  await page.getByRole('button', { name: 'Restore this version' }).click()
  await page.getByText('Restored as version 3.').waitFor()
  const [automation] = (await app.call('GET /v1/automations')).data
  assert.deepEqual([automation.version, automation.condition], [3, null])
  await looksRight(page)
})

test('each kind of action has a form, and a run that failed says where and is tried again', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const made = await app.call('POST /v1/automations', {
    name: 'Tag by name',
    trigger: { event: 'custom.*' },
    actions: [{ type: 'contact.tag', contactId: 'event.data.contact', tag: 'seen' }],
  })
  await app.call('POST /v1/events', { type: 'custom.seen', data: { contact: 'nobody' } })
  const page = await app.open({ path: `/automations/${made.id}?view=runs` })
  const runs = page.getByRole('table', { name: 'Runs' })
  await runs.getByText('Failed').waitFor()
  await runs.getByText(/^Action 1: /).waitFor()
  await runs.getByRole('button').first().click()
  const { id } = await app.call('POST /v1/contacts', { name: 'Grace Hopper' })
  await app.call(`PATCH /v1/automations/${made.id}`, {
    actions: [{ type: 'contact.tag', contactId: JSON.stringify(id), tag: 'seen' }],
  })
  await page.locator('#content aside').getByRole('button', { name: 'Retry' }).click()
  await page.locator('#content aside').getByText('Succeeded').waitFor()

  await page.goto('/automations/new')
  const add = async (name: string): Promise<void> => {
    await page.getByRole('button', { name: 'Add an action' }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await page.getByLabel('Name').first().fill('Everything')
  for (const name of [
    'Create or update a contact',
    'Add a document to a knowledge base',
    'Draft a proposal',
    'Send a proposal',
    'Publish an event',
    'Send a mail',
    'Call an address',
  ]) {
    await add(name)
    await page.getByRole('heading', { name }).waitFor()
  }
  await looksRight(page)
  await page.locator('label').filter({ hasText: 'A schedule' }).click()
  await page.getByText('Every Monday at 09:00 UTC.').waitFor()
})
