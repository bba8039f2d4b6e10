import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LogEvent } from 'kysely'
import { WriteRefusals } from './refusals.ts'

const seen = (text: string, code?: string): LogEvent =>
  ({
    level: code ? 'error' : 'query',
    query: { sql: text },
    error: code && Object.assign(new Error('no'), { code }),
  }) as unknown as LogEvent

test('a full disk is a concern from the first refused write until one succeeds', () => {
  const refusals = new WriteRefusals()
  refusals.observe(seen('insert into contacts', '23505'))
  assert.equal(refusals.since, null)
  refusals.observe(seen('insert into contacts', '53100'))
  const { since } = refusals
  assert.ok(since)
  refusals.observe(seen('select 1'))
  refusals.observe(seen('insert into contacts', '53100'))
  assert.equal(refusals.since, since)
  refusals.observe(seen('insert into contacts'))
  assert.equal(refusals.since, null)
})
