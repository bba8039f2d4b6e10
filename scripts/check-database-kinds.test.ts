import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findKindQuestions } from './check-database-kinds.ts'

test('a line that asks for the kind of database is named, a member with one meaning is not', () => {
  const named = (text: string) => findKindQuestions([{ path: 'a.ts', text }]).length
  assert.equal(named("const size = database.kind === 'embedded' ? 1 : 2"), 2)
  assert.equal(named('const size = sizes[platform.database.kind]'), 1)
  assert.equal(named("if ('postgres' !== kind) return"), 1)
  assert.equal(named('if (database.isShared) return database.pick(sizes)'), 0)
})
