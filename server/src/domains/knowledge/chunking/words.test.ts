import assert from 'node:assert/strict'
import { describe, it, test } from 'node:test'
import fc from 'fast-check'
import { withoutAccents, wordsOf } from './words.ts'

const words = (text: string, singles = false): string[] =>
  [...wordsOf(text, singles)].map((word) => word.text)

describe('wordsOf', () => {
  for (const [name, text, expected] of [
    [
      'lowers case and leaves punctuation out',
      'Hello, World! (again)',
      ['hello', 'world', 'again'],
    ],
    [
      'splits what hyphens and apostrophes join',
      'E-Mail don’t',
      ['email', 'e', 'mail', 'dont', 'don', 't'],
    ],
    [
      'joins neighbours, and all of up to four',
      'state-of-the-art',
      ['stateoftheart', 'stateof', 'state', 'ofthe', 'of', 'theart', 'the', 'art'],
    ],
    ['joins nothing of what is longer', 'a-b-c-d-e', ['a', 'b', 'c', 'd', 'e']],
    ['joins the letters of an abbreviation', 'U.S.A.', ['usa', 'u', 's', 'a']],
    ['takes currencies, emoji and flags for words', '5 € 🚀 🇨🇭 | = *', ['5', '€', '🚀', '🇨🇭']],
    ['keeps a code beside its parts', 'ERR_4012', ['err_4012', 'err', '4012']],
    ['keeps an article number beside its parts', 'SKU-99/b', ['sku-99/b', 'sku', '99', 'b']],
    [
      'keeps an address beside its parts',
      'Jo.Doe@Example.com',
      ['jo.doe@example.com', 'jo', 'doe', 'example', 'com'],
    ],
    ['keeps a version beside its parts', 'v1.2', ['v1.2', 'v1', '2']],
    ['pairs ideographs', '北京大学', ['北京', '京大', '大学']],
    ['takes a lone ideograph as it is', '茶', ['茶']],
    ['separates scripts', 'Python教程', ['python', '教程']],
    ['pairs syllables of Korean and letters of Thai', '서울에 ไทย', ['서울', '울에', 'ไท', 'ทย']],
    ['keeps vowel signs with their letters', 'हिन्दी', ['हिन्दी']],
    ['unites forms of compatibility', 'ﬁnance ＡＢＣ', ['finance', 'abc']],
  ] as const) {
    it(name, () => assert.deepEqual(words(text), expected))
  }

  it('adds single ideographs where they are asked for', () => {
    assert.deepEqual(words('北京', true), ['北', '京', '北京'])
  })

  it('marks as inflected only words of letters', () => {
    const inflected = [...wordsOf('running ERR_4012 4012 北京', false)].filter(({ stems }) => stems)
    assert.deepEqual(
      inflected.map(({ text }) => text),
      ['running', 'err'],
    )
  })

  it('says where each word stands', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const { text: word, kind, start, end } of wordsOf(text, true)) {
          const place = text.slice(start, end)
          const letters = kind === 'form' ? place.replace(/[-.\u2010\u2011'’&]/g, '') : place
          assert.equal(letters.normalize('NFKC').toLowerCase().slice(0, 64), word)
        }
      }),
    )
  })

  it('says of a word of each kind where it begins and ends, and whether it has inflections', () => {
    const text = 'Hi, don’t ERR_40 茶 北京x'
    assert.deepEqual(
      [...wordsOf(text, true)].map(({ text: word, stems, start, end }) => [
        word,
        stems,
        start,
        end,
      ]),
      [
        ['hi', true, 0, 2],
        ['dont', true, 4, 9],
        ['don', true, 4, 7],
        ['t', true, 8, 9],
        ['err_40', false, 10, 16],
        ['err', true, 10, 13],
        ['40', false, 14, 16],
        ['茶', false, 17, 18],
        ['北', false, 19, 20],
        ['京', false, 20, 21],
        ['北京', false, 19, 21],
        ['x', true, 21, 22],
      ],
    )
  })

  it('cuts a word that goes on and on', () => {
    assert.deepEqual(words('x'.repeat(10_000)), ['x'.repeat(64)])
  })
})

test('withoutAccents makes one term of a word with accents and without', () => {
  for (const [word, expected] of [
    ['cafe', 'cafe'],
    ['café', 'cafe'],
    ['cafe\u0301', 'cafe'],
    ['größe', 'große'],
    ['서울', '서울'],
    ['हिन्दी', 'हिन्दी'],
  ] as const) {
    assert.equal(withoutAccents(word), expected)
  }
})
