import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { decodeText } from './charset.ts'

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
