import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { detectLanguage } from '../ingest/extract-and-chunk.ts'

const folder = new URL('../../../../test/fixtures/regression/', import.meta.url)
const documents = readFileSync(new URL('documents.jsonl', folder), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { id: string; text: string })

const languages: Record<string, string[]> = {
  de: ['urlaub', 'schweissen', 'werkzeug', 'fahrrad-leasing'],
  fr: ['remboursement', 'cuisine', 'formation'],
  es: ['equipaje', 'uniforme'],
  it: ['fornitori'],
  fi: ['sauna'],
  nl: ['loodsen'],
  ru: ['ice'],
  ja: ['ticket-ja', 'meal-ja'],
  zh: ['night-zh', 'crew-zh'],
  ko: ['parking-ko'],
  th: ['sea-th'],
}
const languageOf = (id: string): string =>
  Object.keys(languages).find((language) => languages[language]?.includes(id)) ?? 'en'

describe('detectLanguage', () => {
  it('knows twelve languages by 150 characters of text', () => {
    for (const { id, text } of documents) {
      assert.equal(detectLanguage(text.slice(0, 150)), languageOf(id), id)
    }
  })

  it('looks past code, addresses and tables', () => {
    const code = '```\nconst harbour = await open({ port: 8080 })\n```'
    const text = `# 4012\n\n${code}\n\n| 1 | 2 |\n|---|---|\n| 3 | 4 |\n\nhttps://example.com/where/it/is/written\n\n`
    assert.equal(detectLanguage(`${text}Die Häuser stehen am Hafen und sind alle sehr alt.`), 'de')
  })

  it('says nothing of short texts, codes and figures', () => {
    for (const text of ['', 'Invoices', 'SKU-99/b', '1,204.50 33.9 1200 400 9.5 '.repeat(20)]) {
      assert.equal(detectLanguage(text), null, text)
    }
  })

  it('takes the same time for a text of any length', () => {
    const long = `Der Hafen liegt am Ende der Straße. ${'x'.repeat(9_000_000)}`
    assert.equal(detectLanguage(long.replaceAll('x', 'Der Kran steht. ')), 'de')
  })
})
