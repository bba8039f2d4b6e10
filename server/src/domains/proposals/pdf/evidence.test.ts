import assert from 'node:assert/strict'
import { test } from 'node:test'
import { manualEvidence, sampleEvidence } from '../../../../test/fixtures/evidence.ts'
import { sampleDocument } from '../../../../test/fixtures/proposal-document.ts'
import type { Evidence } from '../evidence/schema.ts'
import { localeTags } from '../locales.ts'
import { writingOf } from './amounts.ts'
import { evidenceSections } from './evidence.ts'

const sectionsOf = (evidence: Evidence, language = 'en') => {
  const document = { ...sampleDocument, language }
  return evidenceSections(evidence, document, writingOf(document))
}

test('the certificate of completion says who signed, when, how they were known and what they saw, in sentences', () => {
  const [document, , first, second, third] = sectionsOf(sampleEvidence)
  assert.ok(document?.rows.some(({ value }) => value === sampleEvidence.contentSha256))
  assert.deepEqual(
    first?.sentences.map((sentence) => sentence.replaceAll('\u202f', ' ')),
    [
      'Ines Albrecht signed on November 24, 2026 at 2:41:07 PM UTC, by typing “Ines Albrecht”.',
      'A personal link was issued for ines@example.com on November 23, 2026 at 9:00:00 AM UTC.',
      'It was first opened on November 24, 2026 at 2:30:00 PM UTC.',
      'A code sent to this address was entered before anything was shown.',
      'The page showed the content with the fingerprint above, and the totals above.',
    ],
  )
  assert.match(second?.sentences.join(' ') ?? '', /drawing.*No code was required/)
  assert.match(third?.sentences.join(' ') ?? '', /^Mara Lindqvist countersigned .* member of/)
})

test('the certificate of completion names the lines that were chosen, and writes sums as money', () => {
  const agreed = sectionsOf(sampleEvidence)[1]
  const values = agreed?.rows.map(({ value }) => value) ?? []
  assert.ok(values.includes('Scenes by time of day') && values.includes('Daylight sensors'))
  assert.ok(values.includes('Installation and commissioning: 46 h'), values.join('\n'))
  assert.ok(values.includes('€33,261.57') && values.includes('€579.95'), values.join('\n'))
  assert.deepEqual(sectionsOf(manualEvidence)[1]?.sentences, [
    'All lines as offered. There were no options to choose.',
  ])
})

test('the certificate of completion shows no form of a program and no amount in minor units, in any language', () => {
  for (const evidence of [sampleEvidence, manualEvidence]) {
    for (const language of localeTags) {
      const sections = sectionsOf(evidence, language)
      const shown = sections.flatMap(({ heading, sentences, rows }) => [
        heading,
        ...sentences,
        ...rows.flatMap(({ label, value, isCode }) => (isCode ? [label] : [label, value])),
      ])
      for (const text of shown) {
        assert.doesNotMatch(text, /[{}[\]]|null|undefined|NaN|true|false|3326157|\d{4}-\d\d-\d\dT/)
        assert.notEqual(text.trim(), '', language)
      }
    }
  }
})

test('the certificate of completion of what was agreed elsewhere says who recorded it, and how', () => {
  const signed = sectionsOf(manualEvidence)[2]
  assert.match(
    signed?.sentences.join(' ') ?? '',
    /^Mara Lindqvist recorded on .* UTC that Ines Albrecht had agreed outside this system\.$/,
  )
  assert.ok(signed?.rows.some(({ value }) => value === 'On the phone'))
})
