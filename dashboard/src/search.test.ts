import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { count, flag, oneOf, searchParams, text } from './search.ts'

const read = searchParams({ q: text, create: flag, start: count, side: oneOf('text', 'chunks') })

describe('the parameters of an address', () => {
  test('have the types of their parsers', () => {
    const search = read({ q: 'ada', create: 'true', start: '0', side: 'chunks' })
    assert.deepEqual(search, { q: 'ada', create: true, start: 0, side: 'chunks' })
  })

  test('are absent where the address says what they cannot be, or what the page does not know', () => {
    const search = read({ q: '', create: 'yes', start: '-1', side: 'both', other: 'x' })
    assert.deepEqual(search, {})
  })

  test('are read again from what was read', () => {
    const search = read({ create: 'true', start: '12' })
    assert.deepEqual(read(search), search)
  })
})
