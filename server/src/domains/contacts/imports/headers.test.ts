import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { makeWorkbook, textRow } from '../../../../test/fixtures/workbook.ts'
import { harness } from '../../../../test/harness.ts'
import { countsOf, importContacts, uploadContacts } from '../../../../test/importing.ts'

const note =
  'Notes:\n"When exporting your data, you may notice, that some are missing; see https://example.com/help"\n\n'
const files: [what: string, file: string | Buffer, headerRow: number, names: string[]][] = [
  [
    'behind a note, as LinkedIn writes it',
    `${note}First Name,Last Name,URL,Email Address,Company\nKim,Lee,https://x.example,kim@example.com,"A, B"\n`,
    4,
    ['Kim'],
  ],
  [
    'behind a title and a day, with semicolons',
    'Kundenliste\nStand: 28.11.2026\n\nVorname;Nachname;E-Mail\nAda;King;ada@example.com\n',
    4,
    ['Ada'],
  ],
  [
    'behind a title of a workbook',
    makeWorkbook({
      rows: [['Clients of 2026'], ['First name', 'Last name', 'Phone'], ['Ada', 'King', '']]
        .map(textRow)
        .join(''),
    }),
    2,
    ['Ada'],
  ],
  ['in the first line, in words that we do not know', 'Fornavn,Etternavn\nAda,King\n', 1, []],
  [
    'in the first line, before values that are names of columns to us',
    'Fornavn,Etternavn,Type,Kind\nAda,King,Customer,Company\n',
    1,
    [],
  ],
  ['in the first line, beside a day', 'Name,2026-01-01\nAda,5\n', 1, []],
  ['nowhere', 'Ann,Smith,ann@example.com\nBob,Jones,bob@example.com\n', 0, []],
]

describe('the names of columns', () => {
  for (const [what, file, headerRow, names] of files) {
    test(`are found ${what}`, async (t) => {
      const app = await harness(t)
      const { status, body } = await uploadContacts(app, file)
      assert.deepEqual([status, body.headerRow], [201, headerRow])
      if (names.length === 0) return
      await importContacts(app, file)
      const { data } = (await app.owner.get('/v1/contacts')).body
      assert.deepEqual(
        data.map(({ firstName }: { firstName: string }) => firstName),
        names,
      )
    })
  }

  test('are missing in a file that begins with a contact, or are on the line that options name', async (t) => {
    const app = await harness(t)
    const file = 'Ann,Smith,ann@example.com\nBob,Jones,bob@example.com\n'
    const { body } = await uploadContacts(app, file)
    assert.deepEqual(
      body.columns.map(
        ({ name, suggestion }: { name: string; suggestion: { field: string } | null }) => [
          ...[name, suggestion?.field ?? null],
        ],
      ),
      [
        ['Column 1', null],
        ['Column 2', null],
        ['Column 3', 'email'],
      ],
    )
    const mapping = { 'Column 1': 'firstName', 'Column 2': 'lastName', 'Column 3': 'email' }
    const all = await importContacts(app, file, { mapping, options: { dryRun: true } })
    assert.deepEqual(countsOf(all), { rowsRead: 2, created: 2 })
    const rest = await importContacts(app, file, { mapping, options: { headerRow: 1 } })
    assert.deepEqual(countsOf(rest), { rowsRead: 1, created: 1 })
  })
})
