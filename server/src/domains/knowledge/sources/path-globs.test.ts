import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { atDepth } from '../../../../test/depth.ts'
import { requireGlobs, wantedBy } from './path-globs.ts'

const wants = (glob: string, path: string): boolean =>
  wantedBy({ include: [glob], exclude: [] })(`https://a.example${path}`)

describe('a pattern', () => {
  for (const [glob, path, expected] of [
    ['/docs/**', '/docs/a/b', true],
    ['/docs/**', '/docs/', true],
    ['/docs/**', '/docs', false],
    ['/docs/**', '/blog/docs/a', false],
    ['/docs/*', '/docs/a', true],
    ['/docs/*', '/docs/a/b', false],
    ['/docs/*/edit', '/docs/a/edit', true],
    ['**/print', '/a/b/print', true],
    ['**.html', '/a/b.html', true],
    ['/a?b=*', '/a?b=1', true],
    ['/a?b=*', '/axb=1', false],
    ['/a', '/a?b=1', false],
    ['/a**', '/a?b=1', true],
    ['/(a|b)+', '/a', false],
    ['/größe/*', '/gr%C3%B6%C3%9Fe/1', true],
    ['/a%20b', '/a%20b', true],
  ] as const) {
    test(`${glob} ${expected ? 'wants' : 'leaves'} ${path}`, () => {
      assert.equal(wants(glob, path), expected)
    })
  }

  test('means what the same regular expression means', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '/', '.'), maxLength: 12 })
    const glob = fc.string({ unit: fc.constantFrom('a', 'b', '/', '.', '*'), maxLength: 8 })
    fc.assert(
      fc.property(glob, text, (pattern, rest) => {
        const source = pattern
          .replaceAll('.', '\\.')
          .replace(/\*+/g, (stars) => (stars === '*' ? '[^/]*' : '.*'))
        // The parser resolves dot segments, which is not what is asked about.
        const { pathname } = new URL(`https://a.example/${rest}`)
        assert.equal(wants(`/${pattern}`, pathname), new RegExp(`^/${source}$`).test(pathname))
      }),
      { numRuns: atDepth(1000) },
    )
  })

  test('of many wildcards is compared with a long path all the same', () => {
    assert.equal(wants(`/${'**a'.repeat(160)}`, `/${'a'.repeat(2000)}b`), false)
  })
})

describe('wantedBy', () => {
  test('wants everything but what is excluded when nothing is included', () => {
    const wanted = wantedBy({ include: [], exclude: ['/private/**'] })
    assert.equal(wanted('https://a.example/b'), true)
    assert.equal(wanted('https://a.example/private/b'), false)
  })

  test('leaves what is both included and excluded', () => {
    const wanted = wantedBy({ include: ['/docs/**'], exclude: ['**/old/**'] })
    assert.equal(wanted('https://a.example/docs/old/b'), false)
  })
})

describe('requireGlobs', () => {
  test('refuses a pattern that can match no path, and names it', () => {
    assert.throws(() => requireGlobs('include', ['/a', 'docs/**']), {
      code: 'validation_error',
      field: 'include.1',
    })
    requireGlobs('exclude', ['/a', '*', '**/b'])
  })
})
