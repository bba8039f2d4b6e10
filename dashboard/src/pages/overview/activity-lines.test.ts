import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ListedEvent } from '@capstan/sdk'
import { headOf, linesOf, namesIn, phraseOf } from './activity-lines.ts'

const event = (type: string, name: string, minute = '30'): ListedEvent => ({
  id: `evt_${name}`,
  type,
  createdAt: `2026-11-21T09:${minute}:00.000Z`,
  organizationId: 'org_1',
  data: { name },
})

test('equal events that happen together are one line, whatever came between', () => {
  const lines = linesOf([
    event('contact.created', 'Ada'),
    event('contact.created', 'Grace'),
    event('source.failed', 'Prices'),
    event('contact.created', 'Alan', '20'),
    event('contact.created', 'Edsger', '09'),
  ])
  assert.deepEqual(
    lines.map((line) => [headOf(line), phraseOf(line.type)[1], namesIn(line)]),
    [
      ['3 contacts', 'added', 'Ada, Grace and 1 more'],
      ['Document', 'failed', 'Prices'],
      ['Contact', 'added', 'Edsger'],
    ],
  )
})

test('a proposal is named by its title', () => {
  const [line] = linesOf([{ ...event('proposal.sent', ''), data: { title: 'Signs for the pier' } }])
  assert.ok(line)
  assert.deepEqual([headOf(line), namesIn(line)], ['Proposal', 'Signs for the pier'])
})

test('a resource without a name is shown without its id', () => {
  const [line] = linesOf([event('inbound.received', 'ine_01m84sfrbvf4drz4abcdefghjk')])
  assert.ok(line)
  assert.deepEqual([headOf(line), namesIn(line)], ['Request', ''])
  assert.deepEqual(phraseOf(line.type), ['request', 'received by a hook'])
})

test('a subject that changed twice is named once, and a new type speaks for itself', () => {
  const [line] = linesOf([event('contact.updated', 'Ada'), event('contact.updated', 'Ada')])
  assert.ok(line)
  assert.equal(headOf(line), '2 contacts')
  assert.equal(namesIn(line), 'Ada')
  assert.deepEqual(phraseOf('proposal.sent_back'), ['proposal', 'sent back'])
})

test('a line whose older events were not read says how many it has at least, and leads to its subject', () => {
  const events = [
    { ...event('contact.created', 'Ada'), data: { id: 'con_1', name: 'Ada' } },
    event('contact.created', 'Grace'),
  ]
  const [cut] = linesOf(events, true)
  const [whole] = linesOf(events)
  assert.ok(cut && whole)
  assert.deepEqual([headOf(cut), headOf(whole)], ['2+ contacts', '2 contacts'])
  assert.deepEqual(whole.link, { to: '/contacts/$contactId', params: { contactId: 'con_1' } })
  const [gone] = linesOf([event('contact.deleted', 'Ada')])
  assert.equal(gone?.link, null)
})
