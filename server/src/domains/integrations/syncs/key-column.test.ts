import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withKeyColumn } from './key-column.ts'

test('a row is identified by the column that finds its contact, unless another one is named', () => {
  const mapping = {
    email: 'lower(record.Email)',
    externalId: 'record["Customer no."]',
    phone: 'record.Area + record.Number',
  }
  const keyOf = (config: object, match_by: string | null) =>
    withKeyColumn({ config: { path: 'a.csv', ...config }, mapping, match_by })['keyColumn']
  assert.deepEqual(
    [keyOf({}, 'email'), keyOf({}, 'externalId'), keyOf({}, 'phone'), keyOf({}, null)],
    ['Email', 'Customer no.', undefined, undefined],
  )
  assert.equal(keyOf({ keyColumn: 'Nr' }, 'email'), 'Nr')
})
