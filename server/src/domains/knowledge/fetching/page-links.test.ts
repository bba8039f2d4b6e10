import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readPageLinks } from './page-links.ts'

const url = 'https://a.example/docs/'
const read = (html: string, robotsTag?: string) => readPageLinks(html, url, robotsTag)

describe('the links of a page', () => {
  test('are those of its anchors, each once, as one spells them', () => {
    const { links } = read(`
      <a href="one">1</a> <a href="/two?utm_source=x#top">2</a> <A HREF='two.html'>3</A>
      <a href="./one">1 again</a> <map><area href="//b.example/"></map> <a>none</a>`)
    assert.deepEqual(links, [
      'https://a.example/docs/one',
      'https://a.example/two',
      'https://a.example/docs/two.html',
      'https://b.example/',
    ])
  })

  test('are resolved against the base that the page names', () => {
    assert.deepEqual(read('<base href="/v2/"><base href="/v3/"><a href="one">1</a>').links, [
      'https://a.example/v2/one',
    ])
  })

  test('do not include what is no page', () => {
    const { links } = read(
      '<a href="#a">a</a><a href="mailto:x@a.example">m</a><a href="/x.PNG">i</a><a href="/x.zip?a=1">z</a><a href="/x.pdf">p</a>',
    )
    assert.deepEqual(links, ['https://a.example/x.pdf'])
  })

  for (const [what, html, tag] of [
    ['it says so of the link', '<a rel="noopener NoFollow" href="/one">1</a>', undefined],
    [
      'it says so of all',
      '<meta name="ROBOTS" content="index, nofollow"><a href="/one">1</a>',
      undefined,
    ],
    ['it says none', '<meta name=robots content=none><a href="/one">1</a>', undefined],
    [
      'it says so to this robot',
      '<meta name=capstan content=nofollow><a href="/one">1</a>',
      undefined,
    ],
    ['the header says so', '<a href="/one">1</a>', 'nofollow'],
    [
      'the header says so to this robot',
      '<a href="/one">1</a>',
      'otherbot: noindex, Capstan: nofollow',
    ],
  ] as const) {
    test(`are not followed when ${what}`, () => {
      assert.deepEqual(read(html, tag).links, [])
    })
  }

  test('are followed when another robot is told not to', () => {
    assert.equal(
      read('<meta name=otherbot content=nofollow><a href="/one">1</a>', 'otherbot: nofollow').links
        .length,
      1,
    )
  })

  test('are not more than 2,000', () => {
    const html = Array.from({ length: 5_000 }, (_, n) => `<a href="/${n}">${n}</a>`).join('')
    assert.equal(read(html).links.length, 2_000)
  })

  test('are found before a depth without end', () => {
    assert.equal(read(`<a href="/one">1</a>${'<b>'.repeat(1_000_000)}`).links.length, 1)
  })
})

describe('a page', () => {
  test('gives its canonical address', () => {
    assert.equal(
      read('<link rel="canonical" href="/docs?utm_medium=x">').canonical,
      'https://a.example/docs',
    )
    assert.equal(read('<link rel="alternate" href="/de">').canonical, null)
  })

  test('is hidden when it says noindex, and its links are followed all the same', () => {
    const hidden = read('<meta name="robots" content="noindex,follow"><a href="/one">1</a>')
    assert.deepEqual([hidden.isHidden, hidden.links.length], [true, 1])
    assert.equal(read('', 'unavailable_after: 25 Jun 2030, noindex').isHidden, true)
    assert.equal(read('', 'otherbot: noindex').isHidden, false)
    assert.equal(read('<p>noindex</p>').isHidden, false)
  })
})
