import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findWordFaults } from './check-words.ts'

test('a type that two files export is named with both', () => {
  const sources = [
    { path: 'a.ts', text: 'export interface Place {}\n' },
    { path: 'b.ts', text: 'interface Page {}\nexport type Place = string\n' },
    { path: 'c.ts', text: 'export type Page = string\n' },
  ]
  assert.deepEqual(findWordFaults(sources), ['The type Place is exported by a.ts and b.ts.'])
})

test('a doc comment without a subject is named with its line, also if it spans lines', () => {
  const text =
    '/** Returns the page. */\nlet a\n\n/** Of a page. */\nlet b\n/**\n * What a write came to.\n */\nlet c\n'
  assert.deepEqual(findWordFaults([{ path: 'a.ts', text }]), [
    'a.ts:4: a comment that begins with "Of" has no subject.',
    'a.ts:6: a comment that begins with "What" has no subject.',
  ])
})
