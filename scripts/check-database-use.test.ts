import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findDatabaseFaults } from './check-database-use.ts'

const named = (text: string) => findDatabaseFaults([{ path: 'a.ts', text }]).length

test('a line that asks for the kind of database is named, a member with one meaning is not', () => {
  assert.equal(named("const size = database.kind === 'embedded' ? 1 : 2"), 2)
  assert.equal(named('const size = sizes[platform.database.kind]'), 1)
  assert.equal(named("if ('postgres' !== kind) return"), 1)
  assert.equal(named('if (database.isShared) return database.pick(sizes)'), 0)
})

test('rows that only a coordinator can make are named, those of a shard are not', () => {
  const insert = (rows: string) =>
    `sql\`insert into notes (organization_id, id) ${rows.replaceAll('@', '$')}\``
  assert.equal(named(insert('select @{organizationId}::uuid, id from unnest(@{ids}) as id')), 1)
  assert.equal(named(insert('select @{organization_id}, * from json_to_recordset(@{rows})')), 1)
  assert.equal(named(insert('select o.id, n.* from organizations o, unnest(@{ids}) as n')), 0)
  assert.equal(named(insert('select organization_id, id from old where id = @{id}')), 0)
})

test('a setting that stays on the coordinator is named', () => {
  assert.equal(named("select set_config('capstan.audit', 'retention', true)"), 1)
  assert.equal(named("set local capstan.audit = 'retention'"), 0)
})
