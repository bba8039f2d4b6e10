import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TimelineEntry } from '@capstan/sdk'
import { dashboard, isAccessible, noBrowser } from '../../../test/browser.ts'
import { groupsOf } from './timeline-groups.ts'

const entry = (fields: Partial<TimelineEntry>): TimelineEntry => ({
  ...{ at: '2026-11-21T09:30:00.000Z', kind: 'contact.updated', ref: 'evt_1', summary: '' },
  ...{ actor: null, changes: [], subject: null, missingScope: null },
  ...fields,
})
const owner = { kind: 'member', id: 'mem_1', name: 'Owner' }
const change = (field: string, before: unknown, after: unknown) => ({ field, before, after })

test('edits of one person within ten minutes are one, from the first value to the last', () => {
  const at = (minute: number) => `2026-11-21T09:${minute}:00.000Z`
  const groups = groupsOf([
    entry({ at: at(31), actor: owner, changes: [change('jobTitle', 'B', 'C')] }),
    entry({ at: at(30), actor: owner, changes: [change('jobTitle', 'A', 'B')] }),
    entry({ at: at(29), changes: [change('jobTitle', '', 'A')] }),
    entry({ at: at(10), changes: [change('jobTitle', 'X', '')] }),
  ])
  assert.deepEqual(
    groups.map(({ entry: { changes } }) => changes),
    [[change('jobTitle', 'A', 'C')], [change('jobTitle', '', 'A')], [change('jobTitle', 'X', '')]],
  )
})

test('an update is left out if another entry of the same change gives its reason', () => {
  const groups = groupsOf([
    entry({ kind: 'contact.tagged', summary: 'Tags added: a.' }),
    entry({ changes: [change('tags', [], ['a'])] }),
  ])
  assert.deepEqual(
    groups.map(({ entry: { kind } }) => kind),
    ['contact.tagged'],
  )
})

test('the timeline says who changed which field from what to what', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  await app.call('POST /v1/contact-fields', { key: 'deck', label: 'Deck', type: 'text' })
  const { id } = await app.call('POST /v1/contacts', { name: 'Ada Byron', jobTitle: 'Engineer' })
  const page = await app.open({ path: `/contacts/${id}` })
  await page.getByRole('button', { name: 'Edit job title: Engineer' }).click()
  await page.getByLabel('Job title', { exact: true }).fill('Lead')
  await page.getByLabel('Job title', { exact: true }).press('Enter')
  const story = page.getByRole('list', { name: 'Timeline' })
  const changed = story.getByRole('listitem').filter({ hasText: 'Owner changed Job title' })
  await changed.getByText('Engineer → Lead').waitFor()
  await page.getByRole('button', { name: 'Edit deck: Add' }).click()
  await page.getByLabel('Deck', { exact: true }).fill('Lower')
  await page.getByLabel('Deck', { exact: true }).press('Enter')
  const both = story.getByRole('listitem').filter({ hasText: 'Owner changed Job title and Deck' })
  await both.getByText('Deck: Lower').waitFor()
  await isAccessible(page)
  await both.getByRole('link', { name: 'contact.updated' }).click()
  await page.getByRole('complementary', { name: 'contact.updated' }).waitFor()
})

test('a run of events of one proposal is folded, and the proposal linked', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const contact = await app.call('POST /v1/contacts', {
    name: 'Ines Albrecht',
    email: 'ines@timeline.example',
  })
  const { id } = await app.call('POST /v1/proposals', {
    ...{ title: 'Lamps for the pier', currency: 'EUR', contactId: contact.id },
    items: [{ name: 'Plan', unitAmount: 9_200 }],
    recipients: [{ role: 'signer', name: 'Ines Albrecht', email: 'ines@timeline.example' }],
  })
  const sent = await app.call(`POST /v1/proposals/${id}/send`, {})
  await app.call(`POST /v1/proposals/${id}/cancel`, { reason: 'The pier is closed' })
  const page = await app.open({ path: `/contacts/${contact.id}` })
  const story = page.getByRole('list', { name: 'Timeline' })
  const last = story.getByRole('listitem').filter({ hasText: `canceled ${sent.number}` })
  await last.getByText('The pier is closed').waitFor()
  assert.equal(await story.getByText('drafted').count(), 0)
  await last.getByRole('button', { name: 'Show 2 earlier events' }).click()
  await story.getByText(/sent P-/).waitFor()
  await story.getByText(/drafted/).waitFor()
  await isAccessible(page)
  await last.getByRole('link', { name: sent.number, exact: true }).click()
  await page.waitForURL(`**/proposals/${id}`)
})
