import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { localeOf, localeTags, requireKeys } from './locales.ts'

const folder = new URL('./locales/', import.meta.url)
const read = (tag: string) => JSON.parse(readFileSync(new URL(`${tag}.json`, folder), 'utf8'))

/** The placeholders of each text, by its path. */
function placeholdersIn(value: unknown, path = ''): Map<string, string> {
  if (typeof value === 'string') {
    return new Map([[path, [...new Set(value.match(/\{\w+\}/g))].sort().join()]])
  }
  return new Map(
    Object.entries(value ?? {}).flatMap(([key, item]) => [
      ...placeholdersIn(item, `${path}.${key}`),
    ]),
  )
}

test('every file of texts is a language, and the other way round', () => {
  const files = readdirSync(folder).map((name) => name.replace('.json', ''))
  assert.deepEqual(files.sort(), [...localeTags].sort())
})

test('every text has the placeholders of the English one', () => {
  const english = placeholdersIn(read('en'))
  for (const tag of localeTags) {
    for (const [path, placeholders] of placeholdersIn(read(tag))) {
      assert.equal(placeholders, english.get(path), `${tag}${path}`)
    }
  }
})

test('a text that is missing, empty, unknown or not a text fails with its path', () => {
  const expected = { page: { skip: 'Skip', per: { month: 'a month' } }, lines: ['one', 'two'] }
  const refusal = (change: (copy: typeof expected) => void): string => {
    const copy = structuredClone(expected)
    change(copy)
    try {
      requireKeys(expected, copy, 'xx')
      return ''
    } catch (error) {
      return (error as Error).message
    }
  }
  assert.equal(
    refusal(() => {}),
    '',
  )
  const missing = refusal(({ page }) => Reflect.deleteProperty(page.per, 'month'))
  assert.equal(missing, 'locales: xx.page.per.month is missing.')
  assert.match(
    refusal(({ lines }) => lines.pop()),
    /xx\.lines\.1 is missing/,
  )
  assert.match(
    refusal(({ page }) => Object.assign(page, { more: 'x' })),
    /more is not in English/,
  )
  assert.match(
    refusal(({ page }) => Object.assign(page, { skip: '' })),
    /skip is not a text/,
  )
  assert.match(
    refusal(({ page }) => Object.assign(page, { skip: 1 })),
    /skip is not a text/,
  )
})

test('a language is found by its first part, and is English where there is none', () => {
  assert.equal(localeOf('de-AT').tag, 'de')
  assert.equal(localeOf('DE').locale.page.proposal, 'Angebot')
  assert.equal(localeOf('ja').tag, 'en')
  assert.equal(localeOf('constructor').tag, 'en')
})
