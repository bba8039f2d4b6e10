import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { canonicalUrl, linkTarget } from './page-links.ts'

describe('canonicalUrl', () => {
  for (const [given, expected] of [
    ['HTTPS://Docs.Example.COM:443/a', 'https://docs.example.com/a'],
    ['http://example.com:80', 'http://example.com/'],
    ['http://example.com:8080/', 'http://example.com:8080/'],
    ['https://example.com./a', 'https://example.com/a'],
    ['https://example.com/a/../b/./c', 'https://example.com/b/c'],
    ['https://example.com/%7Euser/%c3%a9', 'https://example.com/~user/%C3%A9'],
    ['https://example.com/é', 'https://example.com/%C3%A9'],
    ['https://example.com/a#top', 'https://example.com/a'],
    ['https://example.com/a?', 'https://example.com/a'],
    ['https://example.com/a?utm_source=x&id=7&fbclid=y', 'https://example.com/a?id=7'],
    ['https://example.com/a?UTM_Medium=mail', 'https://example.com/a'],
    ['https://example.com/a?b=2&a=1', 'https://example.com/a?b=2&a=1'],
    ['https://example.com/a/', 'https://example.com/a/'],
    ['https://example.com/a?utm=1&gclids=2', 'https://example.com/a?utm=1&gclids=2'],
    ['https://münchen.example/', 'https://xn--mnchen-3ya.example/'],
  ] as const) {
    test(`spells ${given} as ${expected}`, () => {
      assert.equal(canonicalUrl(given), expected)
    })
  }

  const address = fc.webUrl({ withQueryParameters: true, withFragments: true })
  const odd = fc
    .tuple(
      address,
      fc.array(
        fc.constantFrom('..', '.', '%2e', '%41', '%25', '%2f', '?', '&', 'utm_x=', 'a=%7e', '/'),
      ),
    )
    .map(([url, parts]) => url + parts.join(''))

  test('changes nothing more when it is applied again', () => {
    fc.assert(
      fc.property(odd, (url) => {
        fc.pre(URL.canParse(url))
        const once = canonicalUrl(url)
        assert.equal(canonicalUrl(once), once)
      }),
    )
  })

  test('keeps the origin, and has no fragment', () => {
    fc.assert(
      fc.property(address, (url) => {
        const { origin, hash } = new URL(canonicalUrl(url))
        assert.deepEqual([origin, hash], [new URL(url).origin, ''])
      }),
    )
  })

  test('does not see tracking parameters and fragments', () => {
    fc.assert(
      fc.property(fc.webUrl(), fc.webFragments(), (url, fragment) => {
        assert.equal(canonicalUrl(`${url}?utm_source=a&gclid=b#${fragment}`), canonicalUrl(url))
      }),
    )
  })
})

describe('linkTarget', () => {
  test('resolves a link against the page that it stands on', () => {
    assert.equal(linkTarget('../b?x=1#y', 'https://a.example/c/d'), 'https://a.example/b?x=1')
    assert.equal(linkTarget('//b.example/', 'https://a.example/'), 'https://b.example/')
  })

  for (const href of [
    'mailto:a@b.example',
    'javascript:void 0',
    'tel:1',
    'http://[',
    'https://me:pw@a.example/',
  ]) {
    test(`finds nothing to fetch in ${href}`, () => {
      assert.equal(linkTarget(href, 'https://a.example/'), null)
    })
  }
})
