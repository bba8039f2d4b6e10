import assert from 'node:assert/strict'
import { test } from 'node:test'
import { UploadSlots } from './uploads.ts'

test('an organization has four uploads at once, a node sixteen, and each place is freed once', () => {
  const slots = new UploadSlots()
  const ours = Array.from({ length: 4 }, () => slots.take('ours'))
  assert.equal(slots.take('ours'), null)
  const theirs = Array.from({ length: 12 }, (_, n) => slots.take(`theirs ${n % 3}`))
  assert.ok([...ours, ...theirs].every((free) => free !== null))
  assert.equal(slots.take('others'), null)
  ours[0]?.()
  ours[0]?.()
  assert.ok(slots.take('others'))
  assert.equal(slots.take('ours'), null)
})
