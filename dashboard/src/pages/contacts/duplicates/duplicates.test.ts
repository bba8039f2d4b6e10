import assert from 'node:assert/strict'
import { test } from 'node:test'
import { until } from '../../../../../server/test/server-process.ts'
import { dashboard, noBrowser } from '../../../../test/browser.ts'
import { looksRight } from '../../../../test/looks.ts'

const people = [
  { name: 'Ada Lovelace', email: 'ada.lovelace@example.com', company: 'Engines', tags: ['vip'] },
  { name: 'Lovelace Ada', email: 'adalovelace+news@example.com', jobTitle: 'Countess' },
  { name: 'Grace Hopper', phone: '+14155552671', email: 'grace@example.com' },
  { name: 'Grace M. Hopper', phone: '+34915552671', email: 'hopper@example.com' },
]

test('duplicates are compared, merged, taken apart again, and dismissed', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const page = await app.open({ path: '/contacts/duplicates' })
  await page.getByRole('heading', { name: 'No duplicates' }).waitFor()
  const ids: string[] = []
  for (const person of people) ids.push((await app.call('POST /v1/contacts', person)).id)
  await until('two groups are found', async () => {
    const { data } = await app.call('GET /v1/contacts/duplicates')
    return data.length === 2
  })
  await page.reload()
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
  await page.getByRole('radio', { name: /^Phone of Grace Hopper/ }).waitFor()
  await page.getByRole('button', { name: /^Undo/ }).click()
  await page.getByText('The merge is undone.').waitFor()
  assert.equal((await app.call(`GET /v1/contacts/${ids[1]}`)).name, 'Lovelace Ada')

  await page.getByRole('button', { name: 'Not duplicates', exact: true }).click()
  await page.getByText('Marked as different people.').waitFor()
  const { data } = await app.call('GET /v1/contacts/duplicates')
  assert.ok(
    data.every(
      ({ contacts }: { contacts: { name: string }[] }) =>
        !contacts.some(({ name }) => name.startsWith('Grace')),
    ),
  )
})

test('keys go from group to group and merge', { skip: noBrowser }, async (t) => {
  const app = await dashboard(t)
  const call = (name: string, email: string) => app.call('POST /v1/contacts', { name, email })
  await call('Zuse Konrad', 'konrad@example.com')
  await call('Konrad Zuse', 'k.onrad@example.com')
  await call('Barbara Liskov', 'b.liskov@example.com')
  await call('Barbara Liskov', 'bliskov@example.com')
  const namesOf = async () => {
    const { data } = await app.call('GET /v1/contacts/duplicates')
    return data.flatMap(({ contacts }: { contacts: { name: string }[] }) => contacts[0]?.name ?? [])
  }
  await until('both groups are found', async () => {
    const names = await namesOf()
    return names.some((name: string) => /Zuse/.test(name)) && names.includes('Barbara Liskov')
  })
  const page = await app.open({ path: '/contacts/duplicates' })
  const current = page.getByRole('list', { name: 'Groups' }).locator('[aria-current]')
  const first = await current.textContent()
  await page.keyboard.press('j')
  await page.waitForURL('**/contacts/duplicates?group=*')
  assert.notEqual(await current.textContent(), first)
  await page.keyboard.press('k')
  await page.keyboard.press('Control+Enter')
  await page.getByText(/^Merged into /).waitFor()
})
