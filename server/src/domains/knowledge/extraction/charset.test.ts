import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { decodeBody, decodeText } from './charset.ts'

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)
/** Each character as the byte of its number. */
const bytes = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0))
const fixture = (name: string): Uint8Array =>
  readFileSync(new URL(`../../../../test/fixtures/pages/${name}`, import.meta.url))

describe('decodeText, as declared', () => {
  it('obeys a byte order mark before the header', () => {
    const body = Uint8Array.from([0xef, 0xbb, 0xbf, ...utf8('é')])
    assert.deepEqual(decodeText(body, 'text/html; charset=windows-1251'), {
      text: 'é',
      charset: 'utf-8',
    })
  })

  it('reads UTF-16 in both orders, and without a mark', () => {
    const little = Buffer.from('\ufeffGrüße', 'utf16le')
    assert.equal(decodeText(little, null).text, 'Grüße')
    assert.equal(decodeText(Buffer.from(little).swap16(), null).text, 'Grüße')
    const unmarked = Buffer.from('<p>no mark at all</p>', 'utf16le')
    assert.deepEqual(decodeText(unmarked, 'text/html; charset=utf-8'), {
      text: '<p>no mark at all</p>',
      charset: 'utf-16le',
    })
  })

  it('obeys the header before the markup', () => {
    const body = bytes('<meta charset="windows-1252"><p>\xcf\xf0\xe8\xe2\xe5\xf2</p>')
    const { text, charset } = decodeText(body, 'text/html; charset="windows-1251"')
    assert.match(text, /Привет/)
    assert.equal(charset, 'windows-1251')
  })

  it('finds a declaration far down the head', () => {
    const head = '<script>/* long */</script>'.repeat(100)
    const body = bytes(`<html><head>${head}<meta charset="koi8-r"></head>\xf0\xd2\xc9\xd7\xc5\xd4`)
    assert.match(decodeText(body, 'text/html').text, /Привет/)
  })

  it('reads the escapes of ISO-2022-JP, which are ASCII to every other reader', () => {
    const body = bytes('<meta charset="iso-2022-jp">\x1b$B$3$s\x1b(B')
    assert.match(decodeText(body, null).text, /こん/)
  })

  it('reads GB18030 under the name of its forerunner', () => {
    const { text, charset } = decodeText(fixture('chinese-gb18030.html'), 'text/html')
    assert.match(text, /绿茶怕光、怕热、怕潮/)
    assert.match(text, /€，生僻字：镕、喆/)
    assert.equal(charset, 'gbk')
  })
})

describe('decodeText, against the declaration', () => {
  it('reads windows-1252 that calls itself UTF-8', () => {
    const { text, charset } = decodeText(
      fixture('french-windows-1252.html'),
      'text/html; charset=utf-8',
    )
    assert.match(text, /L’été, réservez dès février : les gîtes « bord de mer »/)
    assert.match(text, /85 € la nuit, œufs/)
    assert.equal(charset, 'windows-1252')
  })

  it('reads UTF-8 that calls itself windows-1252, be it for one letter', () => {
    const body = utf8('<meta charset="iso-8859-1"><p>A café like any other</p>')
    assert.deepEqual(decodeText(body, 'text/html; charset=windows-1252').charset, 'utf-8')
    assert.match(decodeText(body, null).text, /café/)
  })

  it('reads UTF-8 that calls itself GBK', () => {
    assert.deepEqual(decodeText(utf8('绿茶怕光'), 'text/html; charset=gbk').text, '绿茶怕光')
  })

  it('does not take two bytes of GBK for a Latin letter', () => {
    // C2 B7 is U+00B7 in UTF-8 and 路 in GBK.
    const body = bytes('<meta charset="utf-8"><p>\xc2\xb7</p>')
    assert.match(decodeText(body, 'text/html; charset=gbk').text, /<p>路<\/p>/)
  })

  it('asks the markup when the header says UTF-8 and is wrong', () => {
    const body = bytes('<meta charset="windows-1251"><p>\xcf\xf0\xe8\xe2\xe5\xf2')
    assert.match(decodeText(body, 'text/html; charset=utf-8').text, /Привет/)
  })

  it('stays with UTF-8 when a few bytes of it are broken', () => {
    const body = Uint8Array.from([...utf8('Größe, Höhe, Länge, Übermaß: '), 0xff, ...utf8(' cm²')])
    const { text, charset } = decodeText(body, 'text/html; charset=utf-8')
    assert.equal(text, 'Größe, Höhe, Länge, Übermaß: \ufffd cm²')
    assert.equal(charset, 'utf-8')
  })
})

describe('decodeText, undeclared', () => {
  it('takes valid UTF-8 for UTF-8', () => {
    assert.deepEqual(decodeText(utf8('naïve 日本'), null), { text: 'naïve 日本', charset: 'utf-8' })
  })

  it('reads Shift_JIS by the language of the page', () => {
    const { text, charset } = decodeText(fixture('japanese-shift-jis.html'), 'text/html')
    assert.match(text, /味噌汁の作り方/)
    assert.equal(charset, 'shift_jis')
  })

  it('falls back to windows-1252', () => {
    assert.deepEqual(decodeText(bytes('caf\xe9 \x80 5'), null), {
      text: 'café € 5',
      charset: 'windows-1252',
    })
  })

  it('ignores a charset that nobody knows', () => {
    assert.equal(decodeText(utf8('été'), 'text/html; charset=martian').text, 'été')
  })
})

describe('decodeBody, undeclared', () => {
  // Bytes as Python's codecs write them.
  for (const [what, charset, text, hex] of [
    [
      'Japanese CSV',
      'shift_jis',
      '氏名,住所\n山田太郎,東京都\n',
      '8e8196bc2c8f5a8f8a0a8e52936391be98592c938c8b9e93730a',
    ],
    [
      'a Russian page',
      'windows-1251',
      '<!DOCTYPE html><html><head><title>T</title></head><body><main><h1>Возврат</h1><p>Правила возврата товара: покупатель может вернуть товар в течение четырнадцати дней после получения заказа.</p></main></body></html>',
      '3c21444f43545950452068746d6c3e3c68746d6c3e3c686561643e3c7469746c653e543c2f7469746c653e3c2f686561643e3c626f64793e3c6d61696e3e3c68313ec2eee7e2f0e0f23c2f68313e3c703ecff0e0e2e8ebe020e2eee7e2f0e0f2e020f2eee2e0f0e03a20efeeeaf3efe0f2e5ebfc20eceee6e5f220e2e5f0edf3f2fc20f2eee2e0f020e220f2e5f7e5ede8e520f7e5f2fbf0ede0e4f6e0f2e820e4ede5e920efeef1ebe520efeeebf3f7e5ede8ff20e7e0eae0e7e02e3c2f703e3c2f6d61696e3e3c2f626f64793e3c2f68746d6c3e',
    ],
    [
      'a Chinese text',
      'gb18030',
      '退货政策：顾客可以在收到商品后十四天内退货。运费由卖家承担。',
      'cdcbbbf5d5feb2dfa3bab9cbbfcdbfc9d2d4d4dacad5b5bdc9ccc6b7baf3caaecbc4ccecc4dacdcbbbf5a1a3d4cbb7d1d3c9c2f4bcd2b3d0b5a3a1a3',
    ],
    [
      'a Korean text',
      'euc-kr',
      '반품 정책: 상품을 받은 날부터 십사 일 이내에 반품할 수 있습니다.',
      'b9ddc7b020c1a4c3a53a20bbf3c7b0c0bb20b9dec0ba20b3afbacec5cd20bdcabbe720c0cf20c0ccb3bbbfa120b9ddc7b0c7d220bcf620c0d6bdc0b4cfb4d92e',
    ],
    [
      'a Polish text',
      'windows-1250',
      'Zwrot towaru jest możliwy w ciągu czternastu dni od otrzymania zamówienia. Koszty przesyłki ponosi sprzedający.',
      '5a77726f7420746f77617275206a657374206d6fbf6c6977792077206369b9677520637a7465726e6173747520646e69206f64206f74727a796d616e6961207a616df37769656e69612e204b6f737a74792070727a657379b36b6920706f6e6f7369207370727a6564616ab963792e',
    ],
    [
      'a German text',
      'windows-1252',
      'Rückgabe: Die Geräte können innerhalb von vierzehn Tagen zurückgegeben werden, größere auf Anfrage.',
      '52fc636b676162653a2044696520476572e47465206bf66e6e656e20696e6e657268616c6220766f6e20766965727a65686e20546167656e207a7572fc636b6765676562656e2077657264656e2c206772f6df6572652061756620416e66726167652e',
    ],
    [
      'a French page',
      'windows-1252',
      '<p>Les appareils peuvent être retournés dans les quatorze jours après la réception, à vos frais.</p>',
      '3c703e4c657320617070617265696c732070657576656e7420ea747265207265746f75726ee9732064616e73206c657320717561746f727a65206a6f75727320617072e873206c612072e963657074696f6e2c20e020766f732066726169732e3c2f703e',
    ],
  ] as const) {
    it(`reads ${what} in ${charset}`, async () => {
      const decoded = await decodeBody(Buffer.from(hex, 'hex'), null)
      assert.deepEqual([decoded.text, decoded.charset], [text, charset])
    })
  }

  const warningsOf = async (body: Uint8Array, type: string | null = null) =>
    (await decodeBody(body, type)).warnings.map(({ code, message }) => [
      code,
      message.split(/[.;]/, 1)[0],
    ])

  it('warns of a guess and of bytes that are lost, and of nothing that is sure', async () => {
    const latin1 = Buffer.from('Straße, Grüße, Öl', 'latin1')
    assert.deepEqual(await warningsOf(latin1), [
      ['encoding_guessed', 'The file declares no encoding, so it was read as windows-1252'],
    ])
    assert.deepEqual(await warningsOf(latin1, 'text/plain; charset=utf-8'), [
      [
        'encoding_guessed',
        'The file declares utf-8, but its bytes are not utf-8, so it was read as windows-1252',
      ],
    ])
    const broken = Buffer.concat([utf8('äöü'.repeat(9)), Buffer.from([0xff])])
    assert.deepEqual(await warningsOf(broken), [
      ['characters_lost', '1 character is not valid utf-8 and could not be read'],
    ])
    assert.deepEqual(await warningsOf(latin1, 'text/plain; charset=iso-8859-1'), [])
    assert.deepEqual(await warningsOf(utf8('plain')), [])
    assert.deepEqual(await warningsOf(utf8('Grüße \ufffd'), 'text/plain; charset=ascii'), [])
  })

  it('believes a declaration before the letters', async () => {
    const body = Buffer.from('cff0e8e2e5f2', 'hex')
    assert.equal((await decodeBody(body, 'text/plain; charset=windows-1252')).text, 'Ïðèâåò')
  })
})
