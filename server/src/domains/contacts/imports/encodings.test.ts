import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type Harness, harness } from '../../../../test/harness.ts'
import { importContacts } from '../../../../test/importing.ts'

const namesIn = async (app: Harness): Promise<unknown[]> =>
  (await app.owner.get('/v1/contacts?limit=100')).body.data
    .map(({ name }: { name: string }) => name)
    .toReversed()

const utf16 = (text: string, isBig = false): Buffer => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le')
  return isBig ? bytes.swap16() : bytes
}

describe('a file in any encoding', () => {
  const text = 'Name,Company\nÉva,"Kiss, Kft."\nŁódź,\n'
  const files: [what: string, file: Buffer, names: string[], options?: object][] = [
    ['utf-8', Buffer.from(text), ['Éva', 'Łódź']],
    ['utf-8 with a byte order mark', Buffer.from(`\ufeff${text}`), ['Éva', 'Łódź']],
    ['utf-16le', utf16(text), ['Éva', 'Łódź']],
    ['utf-16be', utf16(text, true), ['Éva', 'Łódź']],
    ['utf-16le without a mark', utf16(text).subarray(2), ['Éva', 'Łódź']],
    ['utf-8 that is cut inside of a character', Buffer.from(text).subarray(0, -3), ['Éva', 'Łód�']],
    ['windows-1252', Buffer.from('Name\n\xc9va\n\x80\n', 'latin1'), ['Éva', '€']],
    [
      'utf-8 with a byte that was pasted in',
      Buffer.concat([Buffer.from('Name\nJörg Groß\nÑandú\n'), Buffer.from('Ren\xe9\n', 'latin1')]),
      ['Jörg Groß', 'Ñandú', 'Ren�'],
    ],
    [
      'windows-1250, which its letters speak for',
      Buffer.from('Name\n\xa3ukasz \xaf\xf3\xb3\xe6\nMa\xb3gorzata D\xb9browska\n', 'latin1'),
      ['Łukasz Żółć', 'Małgorzata Dąbrowska'],
    ],
    [
      'windows-1251, which its letters speak for',
      Buffer.from('Name\n\xc8\xe2\xe0\xed \xcf\xe5\xf2\xf0\xee\xe2\n', 'latin1'),
      ['Иван Петров'],
    ],
    [
      'shift_jis, which its letters speak for',
      Buffer.from(
        'Name\n\x8e\x52\x93\x63\x91\xbe\x98\x59\n\x8d\xb2\x93\xa1\x89\xd4\x8e\x71\n',
        'latin1',
      ),
      ['山田太郎', '佐藤花子'],
    ],
    [
      'mac roman, which its letters stand within words for',
      Buffer.from('Name\nJ\x9arg M\x9fller\nMu\x96oz Le\x97n\n', 'latin1'),
      ['Jörg Müller', 'Muñoz León'],
    ],
    [
      'windows-1252 with names of the Balkans and dashes, which is not mac roman',
      Buffer.from('Name\nMario \x8aimi\xe6\nmon\x96fri caf\xe9s\nL\x92\x8cuvre\n', 'latin1'),
      ['Mario Šimiæ', 'mon–fri cafés', 'L’Œuvre'],
    ],
    [
      'utf-16le of Korean without a mark',
      utf16('Name,Mail\n가나 강,가가\n').subarray(2),
      ['가나 강'],
    ],
    [
      'gbk, which its letters speak for',
      Buffer.from('Name\n\xcd\xf5\xd0\xa1\xc3\xf7\n\xc0\xee\xbb\xaa\n', 'latin1'),
      ['王小明', '李华'],
    ],
    [
      'vCard with a character folded between its bytes',
      Buffer.concat([
        Buffer.from('BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Žofie Ku'),
        Buffer.from('\xc4\r\n \x8derov\xc3\r\n \xa1\r\nEND:VCARD\r\n', 'latin1'),
      ]),
      ['Žofie Kučerová'],
    ],
    [
      'shift_jis, which options name',
      Buffer.from('Name\n\x93\xfa\x96\x7b\n', 'latin1'),
      ['日本'],
      { encoding: 'shift_jis' },
    ],
    [
      'shift_jis with the byte of | in letters of its header',
      // Beside it ポスト, ポイント and ポポ, with more bars than commas.
      Buffer.from(
        'Name,\x83\x7c\x83\x58\x83\x67,\x83\x7c\x83\x43\x83\x93\x83\x67,\x83\x7c\x83\x7c\n\x93\xfa\x96\x7b,\x83\x7c,1,\n',
        'latin1',
      ),
      ['日本'],
      { encoding: 'shift_jis' },
    ],
    [
      'iso-8859-2, which options name',
      Buffer.from('Name\n\xa3\n', 'latin1'),
      ['Ł'],
      { encoding: 'iso-8859-2' },
    ],
  ]
  for (const [what, file, names, options = {}] of files) {
    test(`is read: ${what}`, async (t) => {
      const app = await harness(t)
      const mapping = what.startsWith('vCard') ? {} : { mapping: { Name: 'name' } }
      const { status } = await importContacts(app, file, { options, ...mapping })
      assert.deepEqual([status, await namesIn(app)], ['completed', names])
    })
  }
})
