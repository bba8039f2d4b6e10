import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withClusters } from './clusters.ts'
import type { Glyph } from './glyph.ts'

const glyph = (text: string, width: number): Glyph => ({
  ...{ text, width, x: 100, y: 50, size: 10 },
  ...{ code: 1, bold: false, angle: 0, font: {} },
})
const textsOf = (...glyphs: readonly Glyph[]): string[] =>
  withClusters(glyphs, () => false).glyphs.map(({ text }) => text)

test('an alef that is drawn into its lam is one glyph with it, left of it', () => {
  assert.deepEqual(textsOf(glyph('\u0627', 0), glyph('\u0644', 6)), ['\u0627\u0644'])
})

test('a mark keeps of its text what its letter lacks', () => {
  assert.deepEqual(textsOf(glyph('\u0628\u064e', 0), glyph('\u0628', 6)), ['\u064e', '\u0628'])
  assert.deepEqual(textsOf(glyph('\u064e', 0), glyph('\u0628\u064e', 6)), ['\u0628\u064e'])
})
