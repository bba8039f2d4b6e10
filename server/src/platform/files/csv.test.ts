import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { randomNumbers } from '../../../test/random-numbers.ts'
import { detectDelimiter, type FileRow, readCsv } from './csv-reader.ts'
import { byteOrderMark, escapeFormula, unescapeFormula, writeCsvRow } from './csv-writer.ts'
import { type Bytes, detectEncoding } from './encoding.ts'

/** The bytes in pieces of this size: a character or a line end may be cut anywhere. */
async function* pieces(content: string | Uint8Array, size = 7): Bytes {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function rowsOf(content: string | Uint8Array, encoding = 'utf-8', delimiter = ',') {
  const rows: FileRow[] = []
  for await (const row of readCsv(pieces(content), { encoding, delimiter })) rows.push(row)
  return rows
}

const lines = (rows: FileRow[]) => rows.map(({ line, cells }) => [line, ...cells])

describe('a CSV file', () => {
  const contents: [what: string, content: string, rows: unknown[]][] = [
    [
      'has a byte order mark',
      '\ufeffname\r\nAda\r\n',
      [
        [1, 'name'],
        [2, 'Ada'],
      ],
    ],
    [
      'quotes commas',
      'a,b\n"x, y",z\n',
      [
        [1, 'a', 'b'],
        [2, 'x, y', 'z'],
      ],
    ],
    [
      'has line breaks inside cells',
      'a,b\r\n"1\r\n2","3\r\n4"\r\n5,6\r\n',
      [
        [1, 'a', 'b'],
        [2, '1\r\n2', '3\r\n4'],
        [5, '5', '6'],
      ],
    ],
    [
      'has empty lines',
      'a\n\n\nb\n\nc',
      [
        [1, 'a'],
        [4, 'b'],
        [6, 'c'],
      ],
    ],
    [
      'ends without a line end',
      'a,b\n1,2',
      [
        [1, 'a', 'b'],
        [2, '1', '2'],
      ],
    ],
    [
      'repeats a header',
      'a,a\n1,2',
      [
        [1, 'a', 'a'],
        [2, '1', '2'],
      ],
    ],
    [
      'has short and long rows',
      'a,b\n1\n1,2,3',
      [
        [1, 'a', 'b'],
        [2, '1'],
        [3, '1', '2', '3'],
      ],
    ],
    [
      'holds NUL',
      'a\nx\0y\nb',
      [
        [1, 'a'],
        [2, 'x\0y'],
        [3, 'b'],
      ],
    ],
    [
      'quotes quotes',
      'a\n"say ""hi"""\nmid"quote',
      [
        [1, 'a'],
        [2, 'say "hi"'],
        [3, 'mid"quote'],
      ],
    ],
    ['is empty', '', []],
  ]
  for (const [what, content, rows] of contents) {
    test(`that ${what} is read with its line numbers`, async () => {
      assert.deepEqual(lines(await rowsOf(content)), rows)
    })
  }

  test('in windows-1252 with semicolons is recognized and read', async () => {
    const bytes = Buffer.from('name;city\r\nZoë;Köln\r\n', 'latin1')
    const encoding = await detectEncoding(pieces(bytes))
    assert.equal(encoding, 'windows-1252')
    const delimiter = detectDelimiter(bytes.toString('latin1'))
    assert.deepEqual(lines(await rowsOf(bytes, encoding, delimiter)), [
      [1, 'name', 'city'],
      [2, 'Zoë', 'Köln'],
    ])
  })

  test('that names its delimiter is read with it, from the next line on', async () => {
    for (const [start, end] of [
      ['sep=;', '\r\n'],
      ['\ufeffSEP=;', '\n'],
    ] as const) {
      const text = [start, 'name,first;city', 'Ada;London', ''].join(end)
      assert.equal(detectDelimiter(text), ';')
      assert.deepEqual(lines(await rowsOf(text, 'utf-8', ';')), [
        [2, 'name,first', 'city'],
        [3, 'Ada', 'London'],
      ])
    }
  })

  test('in UTF-16 is recognized by its mark', async () => {
    const bytes = Buffer.from('\ufeffname\nZoë\n', 'utf16le')
    const encoding = await detectEncoding(pieces(bytes))
    assert.equal(encoding, 'utf-16le')
    assert.deepEqual(lines(await rowsOf(bytes, encoding)), [
      [1, 'name'],
      [2, 'Zoë'],
    ])
  })

  test('in UTF-16 is recognized without a mark, by where it has bytes of 0', async () => {
    for (const text of ['name,email\nZoë,zoe@example.com\n', '名前,Email\n日本,a@example.com\n']) {
      const bytes = Buffer.from(text, 'utf16le')
      assert.equal(await detectEncoding(pieces(bytes)), 'utf-16le')
      assert.equal(await detectEncoding(pieces(bytes.swap16())), 'utf-16be')
    }
    assert.equal(await detectEncoding(pieces('name,email\nN\0UL,a@example.com\n')), 'utf-8')
  })

  test('in UTF-32 is refused by its name, with a mark and without one', async () => {
    for (const text of ['\ufeffname\nZoë\n', 'name\nZoë\n']) {
      const codes = Uint32Array.from([...text], (character) => character.codePointAt(0) ?? 0)
      const bytes = Buffer.from(codes.buffer)
      for (const order of [Buffer.from(bytes), Buffer.from(bytes).swap32()]) {
        await assert.rejects(detectEncoding(pieces(order)), /UTF-32. Save it as UTF-8/)
      }
    }
  })

  test('in UTF-8 is so where it is cut inside of a character, unless that is its only one', async () => {
    assert.equal(await detectEncoding(pieces('é'.repeat(100))), 'utf-8')
    const cut = Buffer.from('é'.repeat(100)).subarray(0, -1)
    assert.equal(await detectEncoding(pieces(cut)), 'utf-8')
    const latin = Buffer.from('name\nZo\xeb', 'latin1')
    assert.equal(await detectEncoding(pieces(latin)), 'windows-1252')
    assert.equal(await detectEncoding(pieces(latin), 'iso-8859-2'), 'iso-8859-2')
    // A byte that was pasted in does not decide for the others.
    const wrong = Buffer.concat([cut, Buffer.from('a')])
    assert.equal(await detectEncoding(pieces(wrong)), 'utf-8')
  })

  for (const [delimiter, start] of [
    [',', '"a;b;c;d",e,f\n1;2;3;4;5'],
    [';', 'a;b,c;d'],
    ['\t', 'a\tb\tc'],
    [',', 'name\nAda'],
    [';', 'Report, May\n\na;b;c\n1,5;2,5;3,5\n1;2,5;3\n'],
    ['\t', 'a, b, and c\td\n1\t2\n'],
  ] as const) {
    test(`that begins with ${JSON.stringify(start)} is separated by ${JSON.stringify(delimiter)}`, () => {
      assert.equal(detectDelimiter(start), delimiter)
    })
  }

  test('in an encoding that is assumed has no delimiter that may be half of a letter', () => {
    const isAssumed = true
    assert.equal(detectDelimiter('ƒ|ƒXƒg,ƒ|ƒCƒ“ƒg,ƒ|ƒ|', { isAssumed }), ',')
    assert.equal(detectDelimiter('Société|Prénom|Ville|Pays, région', { isAssumed }), '|')
    assert.equal(detectDelimiter('Société|Marché', { isAssumed }), '|')
    assert.equal(detectDelimiter('名前|電話|住所, 1'), '|')
  })

  test('with bare CR line ends is separated by what its first line has', async () => {
    const text = 'name,email\rAda; Countess; of; Lovelace,a\r'
    assert.equal(detectDelimiter(text), ',')
    assert.deepEqual(lines(await rowsOf(text)), [
      [1, 'name', 'email'],
      [2, 'Ada; Countess; of; Lovelace', 'a'],
    ])
  })

  test('with an endless cell, an open quote or too many columns is refused by its line', async () => {
    const row = 'Ada,1\n'
    await assert.rejects(rowsOf(`${row}"${'x'.repeat(2 ** 20 + 10)}`), {
      code: 'too_large',
      line: 2,
    })
    await assert.rejects(rowsOf(`${row}"Grace\n`), { code: 'malformed_file', line: 2 })
    await assert.rejects(rowsOf(row + ','.repeat(600)), { code: 'too_large', line: 2 })
    await assert.rejects(rowsOf(row, 'klingon'), { code: 'unknown_format' })
  })
})

describe('a cell of an export', () => {
  for (const cell of [
    '=1+1',
    '+cmd',
    '-2+3',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '＝1',
    "'=1",
    '+1555123a',
  ]) {
    test(`${JSON.stringify(cell)} starts no formula`, () => {
      assert.equal(escapeFormula(cell), `'${cell}`)
    })
  }
  for (const cell of ['+15551234567', '-12.5', '3', "O'Neil", "'quoted'", '', 'a=b']) {
    test(`${JSON.stringify(cell)} stays as it is`, () => {
      assert.equal(escapeFormula(cell), cell)
      assert.equal(unescapeFormula(cell), cell)
    })
  }

  test('comes back from a file as it was, whatever is in it', async () => {
    const random = randomNumbers(7)
    const alphabet = [
      "'",
      '=',
      '+',
      '-',
      '@',
      '"',
      ',',
      ';',
      '\t',
      '\r\n',
      '\n',
      ' ',
      'é',
      '🚢',
      '1',
      'a',
    ]
    const text = () =>
      Array.from(
        { length: Math.floor(random() * 6) },
        () => alphabet[Math.floor(random() * alphabet.length)],
      ).join('')
    const rows = Array.from({ length: 500 }, () => ['x', text(), text(), text()])
    const file = byteOrderMark + rows.map(writeCsvRow).join('')
    const read = (await rowsOf(file)).map(({ cells }) => cells.map(unescapeFormula))
    assert.deepEqual(read, rows)
  })
})
