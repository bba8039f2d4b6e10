import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { atDepth } from '../../../../test/depth.ts'
import { readRobots } from './robots-rules.ts'

const allows = (text: string, path: string): boolean => readRobots(text, 'Capstan').allows(path)

describe('the groups of a robots.txt', () => {
  for (const [what, text, path, expected] of [
    ['allow everything when there are none', '', '/a', true],
    ['for all robots hold for one that is not named', 'User-agent: *\nDisallow: /a', '/a', false],
    ['for another robot do not hold', 'User-agent: Other\nDisallow: /', '/a', true],
    [
      'for this robot hold alone',
      'User-agent: *\nDisallow: /\n\nUser-agent: capstan\nDisallow: /b',
      '/a',
      true,
    ],
    ['name the robot in any case', 'user-agent: CAPSTAN\nDISALLOW: /a', '/a', false],
    [
      'may name a version, which does not matter',
      'User-agent: Capstan/2.0\nDisallow: /a',
      '/a',
      false,
    ],
    [
      'for a robot whose name is longer do not hold',
      'User-agent: capstan-images\nDisallow: /',
      '/a',
      true,
    ],
    ['may have several names', 'User-agent: other\nUser-agent: capstan\nDisallow: /a', '/a', false],
    [
      'may be in several places, which then count together',
      'User-agent: capstan\nDisallow: /a\n\nUser-agent: x\nDisallow: /\n\nUser-agent: capstan\nDisallow: /b',
      '/b',
      false,
    ],
    [
      'are not cut by other lines',
      'User-agent: capstan\nSitemap: https://a.example/s\nUser-agent: x\nDisallow: /a',
      '/a',
      false,
    ],
    ['are not cut by blank lines', 'User-agent: capstan\n\nDisallow: /a', '/a', false],
    ['do not need rules', 'User-agent: *\nDisallow: /\n\nUser-agent: capstan\n', '/a', true],
    ['may allow all with an empty rule', 'User-agent: *\nDisallow:', '/a', true],
    ['skip rules before any name', 'Disallow: /\nUser-agent: *\nDisallow: /b', '/a', true],
    [
      'may hold comments and odd spaces',
      'User-agent : * # all\r\n  Disallow:/a # here',
      '/a',
      false,
    ],
    ['may end their lines with CR', 'User-agent: *\rDisallow: /a', '/a', false],
    ['may begin with a byte order mark', '\ufeffUser-agent: *\nDisallow: /a', '/a', false],
    ['skip what is not understood', 'User-agent: *\n<b>\nNoindex: /\nDisallow: /b', '/a', true],
  ] as const) {
    test(what, () => {
      assert.equal(allows(text, path), expected)
    })
  }
})

describe('a rule', () => {
  // The examples of RFC 9309 section 5.1 and of https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec
  for (const [rules, path, expected] of [
    ['Disallow: *.gif$', '/publications/a.gif', false],
    ['Disallow: *.gif$', '/publications/a.gif?x', true],
    ['Disallow: /example/\nAllow: /publications/', '/example/a', false],
    [
      'Disallow: /example/page/\nAllow: /example/page/disallowed.gif\nAllow: /example/',
      '/example/page/disallowed.gif',
      true,
    ],
    ['Disallow: /example/page/\nAllow: /example/', '/example/page/x', false],
    ['Disallow: /fish', '/fish.html', false],
    ['Disallow: /fish', '/Fish.asp', true],
    ['Disallow: /fish*', '/fishheads/yummy.html', false],
    ['Disallow: /fish/', '/fish', true],
    ['Disallow: /*.php', '/folder/any.php.file.html', false],
    ['Disallow: /*.php$', '/filename.php?parameters', true],
    ['Disallow: /*.php$', '/folder/filename.php', false],
    ['Disallow: /fish*.php', '/fishheads/catfish.php?parameters', false],
    ['Allow: /p\nDisallow: /', '/page', true],
    ['Allow: /folder\nDisallow: /folder', '/folder/page', true],
    ['Disallow: /folder\nAllow: /folder', '/folder/page', true],
    ['Allow: /page\nDisallow: /*.htm', '/page.htm', false],
    ['Allow: /$\nDisallow: /', '/', true],
    ['Allow: /$\nDisallow: /', '/page.htm', false],
    ['Disallow: /a%3cd.html', '/a%3Cd.html', false],
    ['Disallow: /foo/bar/ツ', '/foo/bar/%E3%83%84', false],
    ['Disallow: /foo/bar/%62%61%7A', '/foo/bar/baz', false],
    ['Disallow: /a$', '/aa$', true],
    ['Disallow: /*aab$', '/aaab', false],
    ['Disallow: /ab*b$', '/ab', true],
  ] as const) {
    test(`${rules.replaceAll('\n', ', ')} ${expected ? 'allows' : 'forbids'} ${path}`, () => {
      assert.equal(allows(`User-agent: *\n${rules}`, path), expected)
    })
  }

  test('means what the same regular expression means', () => {
    const piece = (max: number, ...units: string[]) =>
      fc.string({ unit: fc.constantFrom(...units), maxLength: max })
    fc.assert(
      fc.property(
        piece(8, 'a', 'b', '*'),
        fc.boolean(),
        piece(10, 'a', 'b'),
        (rule, anchored, path) => {
          const text = `User-agent: *\nDisallow: /${rule}${anchored ? '$' : ''}`
          const source = `^/${rule.replace(/\*+/g, '.*')}${anchored ? '$' : ''}`
          assert.equal(allows(text, `/${path}`), !new RegExp(source).test(`/${path}`))
        },
      ),
      { numRuns: atDepth(2000) },
    )
  })

  test('of many wildcards is compared with a long path all the same', () => {
    const text = `User-agent: *\n${`Disallow: /${'*a'.repeat(50)}c\n`.repeat(4000)}`
    assert.equal(allows(text, `/${'a'.repeat(2000)}`), true)
  })
})

describe('beside the rules', () => {
  test('the longest delay of the groups for the robot is read', () => {
    const text =
      'User-agent: *\nCrawl-delay: 9\n\nUser-agent: capstan\nCrawl-delay: 2.5\nDisallow: /a'
    assert.equal(readRobots(text, 'Capstan').crawlDelaySeconds, 2.5)
  })

  for (const value of ['', '-1', 'soon', '1e9', 'Infinity']) {
    test(`a delay of "${value}" is none`, () => {
      assert.equal(
        readRobots(`User-agent: *\nCrawl-delay: ${value}`, 'Capstan').crawlDelaySeconds,
        null,
      )
    })
  }

  test('sitemaps are read wherever they stand', () => {
    const text =
      'Sitemap: https://a.example/1\nUser-agent: x\nDisallow: /\nsitemap: https://a.example/2'
    assert.deepEqual(readRobots(text, 'Capstan').sitemaps, [
      'https://a.example/1',
      'https://a.example/2',
    ])
  })
})
