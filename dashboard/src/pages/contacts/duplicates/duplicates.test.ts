import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DuplicateGroup } from '@capstan/sdk'
import { until } from '../../../../../server/test/server-process.ts'
import { dashboard, noBrowser } from '../../../../test/browser.ts'
import { looksRight } from '../../../../test/looks.ts'

const people = [
  { name: 'Ada Lovelace', email: 'ada.lovelace@example.com', company: 'Engines', tags: ['vip'] },
  { name: 'Lovelace Ada', email: 'adalovelace+news@example.com', jobTitle: 'Countess' },
  { name: 'Grace Hopper', phone: '+14155552671', email: 'grace@example.com' },
  { name: 'Grace M. Hopper', phone: '+34915552671', email: 'hopper@example.com' },
  { name: 'Barbara Liskov', email: 'b.liskov@example.com' },
  { name: 'Barbara Liskov', email: 'bliskov@example.com' },
]

test('duplicates are compared, merged, taken apart again and dismissed, with the mouse and by keys', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const page = await app.open({ path: '/contacts/duplicates' })
  await page.getByRole('heading', { name: 'No duplicates' }).waitFor()
  const ids: string[] = []
  for (const person of people) ids.push((await app.call('POST /v1/contacts', person)).id)
  await until('three groups are found', async () => {
    const { data } = await app.call('GET /v1/contacts/duplicates')
    return data.length === 3
  })
  await page.goto('/contacts')
  await page.getByRole('link', { name: 'Duplicates', exact: true }).click()
  const groups = page.getByRole('list', { name: 'Groups' })
  await groups.getByRole('button').nth(1).waitFor()
  await looksRight(page)

  // The value of the other contact stays, because it was chosen.
  await groups.getByRole('button', { name: /Ada/ }).click()
  await page.getByRole('radio', { name: 'Name of Lovelace Ada: Lovelace Ada' }).check()
  await looksRight(page)
  await page.getByRole('button', { name: 'Merge 2 contacts', exact: true }).click()
  await page.getByText(/^Merged into /).waitFor()
  const kept = await app.call(`GET /v1/contacts/${ids[0]}`)
  assert.deepEqual(
    [kept.name, kept.company, kept.jobTitle, kept.mergedFrom],
    ['Lovelace Ada', 'Engines', 'Countess', [ids[1]]],
  )

  // The next group stands there already.
  await page
    .getByRole('radio', { name: /of (?:Grace|Barbara)/ })
    .first()
    .waitFor()
  await page.getByRole('button', { name: /^Undo/ }).click()
  await page.getByText('The merge is undone.').waitFor()
  assert.equal((await app.call(`GET /v1/contacts/${ids[1]}`)).name, 'Lovelace Ada')

  await groups.getByRole('button', { name: /Grace/ }).click()
  await page.getByRole('radio', { name: /^Phone of Grace Hopper/ }).waitFor()
  await page.getByRole('button', { name: 'Not duplicates', exact: true }).click()
  await page.getByText('Marked as different people.').waitFor()
  const { data } = await app.call('GET /v1/contacts/duplicates')
  assert.ok(data.every(({ contacts }: DuplicateGroup) => contacts[0]?.name !== 'Grace Hopper'))

  // By the keyboard.
  const current = groups.locator('[aria-current]').filter({ hasText: 'Barbara' })
  for (const key of ['k', 'k', 'k', 'j']) {
    if (await current.isVisible()) break
    await page.keyboard.press(key)
  }
  await current.waitFor()
  await page.keyboard.press('Control+Enter')
  await page.getByText('Merged into Barbara Liskov.').waitFor()
})
