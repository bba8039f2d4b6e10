import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Contact } from '@capstan/sdk'
import { keeperOf, mergeOf, rowsOf } from './merge-fields.ts'

const contact = (id: string, fields: Partial<Contact>): Contact =>
  ({ id, name: null, email: null, phone: null, company: null, ...fields }) as Contact
const group = [
  contact('con_1', { name: 'Ada', phone: '+1' }),
  contact('con_2', { name: 'Ada Lovelace', email: 'ada@example.com' }),
  contact('con_3', { name: 'Ada', company: 'Engines' }),
]
const all = new Set(['con_1', 'con_2', 'con_3'])

test('rows that differ come first, and empty fields are left out', () => {
  const rows = rowsOf(group, new Map())
  assert.deepEqual(
    rows.map(({ field, differs }) => [field, differs]),
    [
      ['name', true],
      ['email', false],
      ['phone', false],
      ['company', false],
    ],
  )
})

test('the primary keeps its value, gaps are filled, and a choice overrides', () => {
  const rows = rowsOf(group, new Map())
  const plan = { primary: 'con_3', included: all, chosen: {} }
  assert.deepEqual(
    rows.map((row) => keeperOf(row, group, plan)),
    ['con_3', 'con_2', 'con_1', 'con_3'],
  )
  const chosen = { name: 'con_2' }
  assert.deepEqual(mergeOf(rows, group, { ...plan, chosen }), {
    contactIds: ['con_1', 'con_2'],
    choose: { name: 'con_2' },
  })
})

test('default choices and choices of an excluded contact are not sent', () => {
  const rows = rowsOf(group, new Map())
  const included = new Set(['con_1', 'con_3'])
  const plan = { primary: 'con_1', included, chosen: { name: 'con_2', company: 'con_3' } }
  assert.deepEqual(mergeOf(rows, group, plan), { contactIds: ['con_3'], choose: {} })
})
