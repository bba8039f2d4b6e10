import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { OverviewActivity } from '@capstan/sdk'
import { lineOf } from './activity-lines.ts'
import { phraseOf } from './phrases.ts'

const id = 'con_01m84sfrbvf4drz4abcdefghjk'

const activity = (
  type: string,
  data: readonly (Record<string, unknown> | null)[],
  count = data.length,
): OverviewActivity => ({
  type,
  at: '2026-11-21T09:30:00.000Z',
  count,
  hasMore: false,
  events: data.map((one, index) => ({ id: `evt_${index}`, data: one })),
})

const said = (one: OverviewActivity) => {
  const { head, name, deed, aside } = lineOf(one)
  return [head, name, deed, aside]
}

test('a line names one subject, and counts several', () => {
  const [ada, grace, alan] = ['Ada', 'Grace', 'Alan'].map((name) => ({ id, name }))
  assert.deepEqual(said(activity('contact.created', [ada ?? null])), [
    'Contact',
    'Ada',
    'added',
    '',
  ])
  assert.deepEqual(
    said(activity('contact.created', [ada ?? null, grace ?? null, alan ?? null], 14)),
    [...['14 contacts', '', 'added', 'Ada, Grace and 12 more']],
  )
  const many = { ...activity('contact.created', [ada ?? null], 10_000), hasMore: true }
  assert.equal(lineOf(many).head, '10,000+ contacts')
  assert.deepEqual(lineOf(activity('contact.created', [ada ?? null])).link, {
    to: '/contacts/$contactId',
    params: { contactId: id },
  })
})

test('an import is the contacts that it made', () => {
  const progress = { created: 496, updated: 3, failed: 2 }
  const one = activity('contact_import.completed', [
    { id: 'imp_1', fileName: 'fair.csv', progress },
  ])
  assert.deepEqual(said(one), [
    ...['496 contacts imported, 3 updated from', 'fair.csv', '', '2 rows failed'],
  ])
  assert.deepEqual(lineOf(one).link, {
    to: '/contacts/imports/$importId',
    params: { importId: 'imp_1' },
  })
  const updates = { fileName: 'fair.csv', progress: { created: 0, updated: 1, failed: 0 } }
  assert.equal(
    lineOf(activity('contact_import.completed', [updates])).head,
    '1 contact updated from',
  )
  const dry = { fileName: 'fair.csv', dryRun: true }
  assert.deepEqual(said(activity('contact_import.completed', [dry])), [
    'Import',
    'fair.csv',
    'checked',
    '',
  ])
})

test('a proposal is named by its title, with what it comes to', () => {
  const data = { id: 'prop_1', title: 'Signs', currency: 'EUR', totals: { firstTotal: 4_187_000 } }
  assert.deepEqual(said(activity('proposal.sent', [data])), [
    'Proposal',
    'Signs',
    'sent',
    '€41,870',
  ])
})

test('a subject without a name is shown without its id, and a new type speaks for itself', () => {
  const received = activity('inbound.received', [{ id: 'ine_01m84sfrbvf4drz4abcdefghjk' }])
  assert.deepEqual(said(received), ['Request', '', 'received by a hook', ''])
  assert.deepEqual(said(activity('contact.deleted', [null, null])), [
    '2 contacts',
    '',
    'deleted',
    '',
  ])
  assert.deepEqual(phraseOf('proposal.sent_back'), ['proposal', 'sent back'])
})

test('names that repeat are not counted as others', () => {
  const ada = { id, name: 'Ada' }
  assert.deepEqual(said(activity('contact.updated', [ada, ada, ada], 5)).at(-1), 'Ada')
})
