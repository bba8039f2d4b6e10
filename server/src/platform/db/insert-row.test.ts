import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  DummyDriver,
  type Insertable,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import { insertRow } from './statement.ts'
import type { Tables } from './tables.generated.ts'

const kysely = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

test('the insert of a row equals that of Kysely, with any columns', () => {
  const row: Insertable<Tables['token_homes']> = {
    hash: Buffer.from('a'),
    organization_id: '0190d5a0-0000-7000-8000-000000000001',
  }
  const turned = { organization_id: row.organization_id, hash: Buffer.from('b') }
  const partial = { ...row, hash: undefined } as unknown as typeof row
  for (const one of [row, turned, partial, row]) {
    const expected = kysely.insertInto('token_homes').values(one).compile()
    const { sql, parameters } = insertRow('token_homes', one).compile()
    assert.deepEqual([sql, parameters], [expected.sql, expected.parameters])
  }
})
