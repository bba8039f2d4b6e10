import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { randomNumbers } from '../../../../test/random-numbers.ts'
import type { Bytes } from '../../../platform/files/encoding.ts'
import { writeCard } from '../exports/write-contacts.ts'
import { type Card, type CardProperty, readCards } from './vcard-reader.ts'

async function* pieces(content: string, size = 11): Bytes {
  const bytes = Buffer.from(content)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function cardsOf(...lines: string[]): Promise<Card[]> {
  const cards: Card[] = []
  for await (const card of readCards(pieces(lines.join('\r\n')), 'utf-8')) cards.push(card)
  return cards
}

const property = (name: string, ...values: string[]): CardProperty => ({
  name,
  parameters: {},
  values,
})

describe('a vCard file', () => {
  test('of version 4 gives its cards with their lines', async () => {
    const cards = await cardsOf(
      'BEGIN:VCARD',
      'VERSION:4.0',
      'FN:Ada\\, Countess',
      ' \\nof Lovelace',
      'N:Lovelace;Ada;;;',
      'CATEGORIES:math,poetry\\, too',
      'TEL;VALUE=uri;TYPE="voice,home":tel:+15551234567',
      'END:VCARD',
      '',
      'begin:vcard',
      'VERSION:4.0',
      'FN:Zoë',
      'end:vcard',
    )
    assert.deepEqual(cards, [
      {
        line: 1,
        properties: [
          property('fn', 'Ada, Countess\nof Lovelace'),
          property('n', 'Lovelace', 'Ada', '', '', ''),
          property('categories', 'math', 'poetry, too'),
          { name: 'tel', parameters: { type: ['voice', 'home'] }, values: ['tel:+15551234567'] },
        ],
      },
      { line: 10, properties: [property('fn', 'Zoë')] },
    ])
  })

  test('with bare CR line ends is read as one with CRLF, in pieces of any size', async () => {
    const lines = ['BEGIN:VCARD', 'VERSION:3.0', 'FN:Ada,', '  Countess', 'NOTE:one', 'END:VCARD']
    const [expected] = await cardsOf(...lines)
    for (let size = 1; size < 20; size++) {
      for (const end of ['\r', '\n', '\r\n']) {
        const cards: Card[] = []
        const bytes = pieces([...lines, '', ...lines, ''].join(end), size)
        for await (const card of readCards(bytes, 'utf-8')) cards.push(card)
        assert.deepEqual(cards, [expected, { ...expected, line: 8 }])
      }
    }
  })

  test('of version 3 gives groups without their names and no pictures', async () => {
    const [card] = await cardsOf(
      'BEGIN:VCARD',
      'VERSION:3.0',
      'ORG:A\\;B;Research',
      'item1.EMAIL;type=INTERNET:ada@example.com',
      'PHOTO;ENCODING=b;TYPE=JPEG:AAAA',
      'END:VCARD',
    )
    assert.deepEqual(card?.properties, [
      property('org', 'A;B', 'Research'),
      { name: 'email', parameters: { type: 'INTERNET' }, values: ['ada@example.com'] },
    ])
  })

  test('of version 2.1 is read as phones write it: bare types, quoted-printable and pictures', async () => {
    const [card, ...others] = await cardsOf(
      'BEGIN:VCARD',
      'VERSION:2.1',
      'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Kiss;=C3=89va;;;',
      'FN;ENCODING=QUOTED-PRINTABLE;CHARSET=SHIFT_JIS:=93=FA=83|=',
      '=83\\',
      'TEL;CELL;PREF:+14155552671',
      'ADR;HOME;QUOTED-PRINTABLE:;;12=0D=0ASquare\\;, West;London;;SW1;GB',
      'CATEGORIES:a,b',
      'NOTE:back\\slash, comma',
      'PHOTO;JPEG;BASE64:/9j/4AAQ',
      ' AAAA=',
      'BBBB=',
      '',
      'END:VCARD',
      'BEGIN:VCARD',
      'VERSION:2.1',
      'N:Lovelace;Ada',
      'END:VCARD',
    )
    assert.deepEqual(card?.properties, [
      property('n', 'Kiss', 'Éva', '', '', ''),
      property('fn', '日ポソ'),
      { name: 'tel', parameters: { type: ['CELL', 'PREF'] }, values: ['+14155552671'] },
      {
        ...property('adr', '', '', '12\nSquare;, West', 'London', '', 'SW1', 'GB'),
        parameters: { type: 'HOME' },
      },
      property('categories', 'a', 'b'),
      property('note', 'back\\slash, comma'),
    ])
    assert.deepEqual(
      others.map(({ line, properties }) => [line, properties]),
      [[15, [property('n', 'Lovelace', 'Ada')]]],
    )
  })

  test('of version 3 is decoded from quoted-printable and other encodings', async () => {
    const [card] = await cardsOf(
      'BEGIN:VCARD',
      'VERSION:3.0',
      'FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=C3=89va\\, =',
      'Kiss =3D',
      'NOTE;CHARSET=nonsense;ENCODING=quoted-printable:=C3=89',
      'TITLE;CHARSET=UTF-8:Éva',
      'X-Url;TYPE=HOME:https://example.com/?a==C3=89',
      'END:VCARD',
    )
    assert.deepEqual(
      card?.properties.map(({ values }) => values),
      [['Éva, Kiss ='], ['É'], ['Éva'], ['https://example.com/?a==C3=89']],
    )
  })

  const good = ['BEGIN:VCARD', 'VERSION:4.0', 'FN:Ada', 'END:VCARD']
  test('that is cut off is refused with its line', async () => {
    await assert.rejects(cardsOf(...good, ...good.slice(0, 3)), {
      ...{ name: 'FileError', code: 'malformed_file', line: 5 },
    })
  })

  const picture = Array(80).fill(` ${'x'.repeat(2 ** 16)}`)
  for (const [what, lines, fault] of [
    ['is of version 5.0', ['BEGIN:VCARD', 'VERSION:5.0', 'END:VCARD'], /version \(5\.0\)/],
    ['has no end', good.slice(0, 3), /has no END:VCARD/],
    ['names no version', ['BEGIN:VCARD', 'FN:Ada', 'END:VCARD'], /version \(none\)/],
    ['is none', ['name,email', 'ada,a@example.com'], /belongs to no card/],
    [
      'is too large',
      [...good.slice(0, 3), ...Array(5).fill(`NOTE:${'x'.repeat(2 ** 20)}`), 'END:VCARD'],
      /larger than 4 MiB/,
    ],
  ] as const) {
    test(`with a card that ${what} gives the others, and says so`, async () => {
      const cards = await cardsOf(...good, ...lines, ...good)
      assert.deepEqual(
        cards.map(({ properties }) => properties.length),
        [1, 0, 1],
      )
      assert.match(cards[1]?.fault ?? '', fault)
      assert.equal(cards[1]?.line, 5)
    })
  }

  for (const [what, lines] of [
    ['a line that is none of a vCard', ['x', 'FN:Ada']],
    ['a card of an agent', ['AGENT:', ...good.slice(0, 2), 'FN:Bob', 'END:VCARD', 'FN:Ada']],
    ['a picture of 5 MB', ['PHOTO;ENCODING=b:x', ...picture, 'FN:Ada']],
    ['a picture without spaces before its lines', ['PHOTO;BASE64:', 'eHg=', 'eHh4', '', 'FN:Ada']],
    ['a backslash before a semicolon', ['FN:A\\;da']],
  ] as const) {
    test(`with ${what} in a card is read`, async () => {
      const [card, ...others] = await cardsOf(...good.slice(0, 2), ...lines, 'END:VCARD', ...good)
      assert.equal(others.length, 1)
      const [name] = card?.properties.filter((one) => one.name === 'fn') ?? []
      assert.equal(name?.values[0]?.replace(';', ''), 'Ada')
    })
  }
})

describe('a card of an export', () => {
  test('has lines of at most 75 octets, with no character cut', () => {
    const card = writeCard([property('note', '🚢é'.repeat(60))])
    for (const line of card.split('\r\n')) {
      assert.ok(Buffer.byteLength(line) <= 75, line)
      assert.doesNotMatch(line, /\ufffd/)
    }
    assert.ok(card.endsWith('END:VCARD\r\n'))
  })

  test('with any content is read back unchanged from a file', async () => {
    const random = randomNumbers(11)
    const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T
    const alphabet = [
      'a',
      'é',
      '🚢',
      ',',
      ';',
      ':',
      '\\',
      '\n',
      '\\n',
      '"',
      ' ',
      '=',
      'END:VCARD',
      '1',
    ]
    const text = () => Array.from({ length: 1 + random() * 12 }, () => pick(alphabet)).join('')
    // The library splits a value of several parts also after a part that ends with a backslash.
    const part = () => text().replaceAll('\\', '/')
    const cards = Array.from({ length: 300 }, () => [
      property('fn', text()),
      property('n', part(), part(), '', '', ''),
      property('categories', part(), part()),
      { name: 'email', parameters: { type: 'work' }, values: [text()] },
      property('x-capstan-custom', text()),
    ])
    const read = await cardsOf(cards.map(writeCard).join(''))
    assert.equal(read.length, cards.length)
    for (const [index, { properties }] of read.entries()) {
      assert.deepEqual(properties, cards[index])
    }
  })
})
