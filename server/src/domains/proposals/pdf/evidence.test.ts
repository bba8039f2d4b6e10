import assert from 'node:assert/strict'
import { test } from 'node:test'
import { localeOf } from '../locales.ts'
import { evidenceSections } from './evidence.ts'

const evidence = {
  version: 1,
  contentSha256: 'ab',
  selection: { itemIds: ['itm_1'], quantities: { itm_2: '3' } },
  signatures: [
    {
      name: 'Ada',
      codeUsed: false,
      consent: { text: 'I agree.', sha256: 'cd' },
      signature: { type: 'drawn', strokes: [[[1, 2]]] },
      recorded: null,
    },
  ],
}

const rowsIn = (language: string) =>
  evidenceSections(evidence, localeOf(language).locale.pdf.evidenceWords).flatMap(
    ({ heading, rows }) => rows.map(({ label, value }) => [heading, label, value]),
  )

test('the evidence stands under words, every value as it is in the file', () => {
  const rows = rowsIn('en')
  assert.deepEqual(rows.slice(0, 6), [
    ['', 'Version', '1'],
    ['', 'Content (SHA-256)', 'ab'],
    ['Choice', 'Line, 1', 'itm_1'],
    ['Choice', 'Quantity, itm_2', '3'],
    ['Signature 1', 'Name', 'Ada'],
    ['Signature 1', 'Code used', 'false'],
  ])
  assert.ok(rows.some(([, label, value]) => label === 'Consent, SHA-256' && value === 'cd'))
  for (const language of ['de', 'fr', 'es', 'ar', 'he']) {
    const other = rowsIn(language)
    assert.deepEqual(
      other.map(([, , value]) => value),
      rows.map(([, , value]) => value),
    )
    // No key of the file is left, in any language.
    for (const [, label = ''] of other) assert.doesNotMatch(label, /[a-z][A-Z]/, language)
  }
})
