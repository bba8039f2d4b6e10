import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { describe, test } from 'node:test'

const source = new URL('../src/', import.meta.url)
const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter((name) => !name.includes('.test.'))

/** What no page may contain, because the SDK has it. */
const forbidden = {
  'a path of the API': /['"`]\/(?:v1|session|operator)\//,
  'a request of its own': /\bfetch\(|\bXMLHttpRequest\b|\bEventSource\b/,
  'a type that is forced': /\bas never\b|\bas any\b|\bas unknown as\b/,
  'a wire type written by hand':
    /\b(?:createdAt|updatedAt|expiresAt|nextCursor)\??: (?:string|null)/,
  'a way into the SDK beside its index': /from '[^']*sdk\/src/,
}

describe('the sources of the dashboard', () => {
  test('are found', () => assert.ok(files.length > 100, `${files.length} files`))
  for (const [what, pattern] of Object.entries(forbidden)) {
    test(`hold nowhere ${what}`, () => {
      const guilty = files.filter((name) =>
        pattern.test(readFileSync(new URL(name, source), 'utf8')),
      )
      assert.deepEqual(guilty, [])
    })
  }
})
