import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dashboard, noBrowser } from '../../../../test/browser.ts'
import { newColleague } from '../../../../test/colleague.ts'
import { looksRight } from '../../../../test/looks.ts'

const hostile = '<img src=x onerror=alert(1)>'

test('a sent proposal shows people, links, comments, revisions and its end', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const { id } = await app.call('POST /v1/proposals', {
    title: hostile,
    currency: 'EUR',
    items: [{ name: 'Plan', unitAmount: 840_000 }],
    blocks: [{ type: 'text', text: '# Dear Ines' }],
    recipients: [{ name: 'Ines Albrecht', email: 'ines@example.com' }],
  })
  const sent = await app.call(`POST /v1/proposals/${id}/send`, { delivery: 'link_only' })
  const page = await app.open({ path: `/proposals/${id}` })
  await page.getByRole('heading', { name: hostile }).waitFor()
  await page.getByText(sent.number).first().waitFor()
  await page
    .getByRole('region', { name: 'Timeline' })
    .getByText('Waiting for the first view')
    .waitFor()
  await looksRight(page)
  await page.getByRole('button', { name: 'Actions of Ines Albrecht' }).click()
  await page.getByRole('menuitem', { name: 'New link…' }).click()
  await page.getByRole('button', { name: 'Make new link' }).click()
  const made = page.getByRole('dialog', { name: 'New link' })
  await made.getByRole('button', { name: 'Copy the link of Ines Albrecht' }).click()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  assert.equal((await fetch(link)).status, 200)
  assert.equal((await fetch(sent.links[0].link)).status, 404)
  await made.getByRole('button', { name: 'Done' }).click()

  await page.getByRole('button', { name: 'Content', exact: true }).click()
  await page.frameLocator('iframe').getByRole('heading', { name: 'Dear Ines' }).waitFor()
  await page.getByRole('button', { name: 'Comments', exact: true }).click()
  await page.getByRole('textbox').first().fill(hostile)
  await page
    .getByRole('button', { name: /comment/i })
    .last()
    .click()
  await page.getByRole('list', { name: 'Comments' }).getByText(hostile).waitFor()
  await looksRight(page)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Cancel…' }).click()
  const canceling = page.getByRole('dialog', { name: 'Cancel the proposal?' })
  await canceling.getByRole('textbox').fill('Too late')
  await canceling.getByRole('button', { name: /^Cancel the proposal|^Cancel proposal/ }).click()
  await page.getByText('Too late').first().waitFor()
  assert.equal((await app.call(`GET /v1/proposals/${id}`)).status, 'canceled')
  await looksRight(page)
})

test('the member who is named countersigns, whatever their address was then', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const page = await app.open({ path: '/proposals' })
  const { id } = await app.call('POST /v1/proposals', {
    title: 'To countersign',
    currency: 'EUR',
    items: [{ name: 'Plan', unitAmount: 840_000 }],
    recipients: [{ name: 'Ines Albrecht', email: 'ines@example.com' }],
  })
  await page.goto(`/proposals/${id}`)
  await page.getByRole('button', { name: 'Edit people' }).click()
  const people = page.getByRole('dialog', { name: 'People' })
  await people.getByLabel('Countersigner').selectOption({ index: 1 })
  await people.getByRole('button', { name: 'Done' }).click()
  await page.keyboard.press('Control+s')
  await page.getByText(/^Saved \d/).waitFor()
  await app.call(`POST /v1/proposals/${id}/send`, { delivery: 'link_only' })
  await app.call(`POST /v1/proposals/${id}/accept`, {
    ...{ by: 'Ines Albrecht', at: new Date().toISOString(), note: 'On paper' },
  })
  await page.getByText('Waiting for the countersignature').waitFor()
  await looksRight(page)
  await page.getByRole('button', { name: 'Countersign' }).click()
  const signing = page.getByRole('dialog', { name: 'Countersign?' })
  await signing.getByText('€8,400.00').waitFor()
  await signing.getByRole('button', { name: 'Countersign' }).click()
  await page.getByText('Countersigned', { exact: true }).first().waitFor()
  await page.getByRole('button', { name: 'Evidence', exact: true }).click()
  await page.locator('#content').getByText('Ines Albrecht').first().waitFor()
  await looksRight(page)
  assert.equal((await app.call(`GET /v1/proposals/${id}`)).status, 'countersigned')
})

test('an owner names another countersigner, whom a colleague of the role member does not', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const theirs = await newColleague(app, {
    ...{ name: 'Mary Shelley', email: 'mary@example.com' },
    ...{ password: 'a long pass phrase', role: 'member' },
  })
  const page = await app.open({ path: '/proposals' })
  const memberId = await page.evaluate(async () => {
    const { data } = await (await fetch('/session/members')).json()
    return data.find(({ name }: { name: string }) => name === 'Mary Shelley').id
  })
  const { id } = await app.call('POST /v1/proposals', {
    title: 'To countersign',
    currency: 'EUR',
    items: [{ name: 'Plan', unitAmount: 840_000 }],
    recipients: [
      { name: 'Ines Albrecht', email: 'ines@example.com' },
      { role: 'countersigner', memberId },
    ],
    signing: { order: 'parallel', countersign: true },
  })
  await app.call(`POST /v1/proposals/${id}/send`, { delivery: 'link_only' })
  await app.call(`POST /v1/proposals/${id}/accept`, {
    ...{ by: 'Ines Albrecht', at: new Date().toISOString(), note: 'On paper' },
  })
  await theirs.goto(new URL(`/proposals/${id}`, theirs.url()).href)
  await theirs.getByRole('button', { name: 'Countersign' }).waitFor()
  assert.equal(await theirs.getByRole('button', { name: 'Actions of Mary Shelley' }).count(), 0)

  await page.goto(new URL(`/proposals/${id}`, page.url()).href)
  await page.getByRole('button', { name: 'Actions of Mary Shelley' }).click()
  await page.getByRole('menuitem', { name: 'Change countersigner…' }).click()
  const changing = page.getByRole('dialog', { name: 'Change the countersigner' })
  await changing.getByLabel('Countersigner').selectOption({ index: 0 })
  await looksRight(page)
  await changing.getByRole('button', { name: 'Change countersigner' }).click()
  await page.getByRole('button', { name: 'Countersign', exact: true }).click()
  const signing = page.getByRole('dialog', { name: 'Countersign?' })
  await signing.getByRole('button', { name: 'Countersign' }).click()
  await page.getByText('Countersigned', { exact: true }).first().waitFor()
  assert.equal((await app.call(`GET /v1/proposals/${id}`)).status, 'countersigned')
})
