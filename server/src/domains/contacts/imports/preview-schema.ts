import { type Static, Type } from 'typebox'
import { Id, Nullable, secret } from '../../../platform/operations/schemas.ts'
import { ContactId } from '../ids.ts'
import { Choice, Column, ContactImport } from './schema.ts'

const PreviewColumn = Type.Object({
  ...Column.properties,
  name: Type.String({ description: 'Its name in the mapping.' }),
  header: Type.String({
    description: 'Its header with this encoding and this line of the names of columns.',
  }),
  field: Nullable(Type.String({ description: 'What it is imported as; null leaves it out.' })),
})

const PreviewRow = Type.Object({
  line: Type.Integer({ description: 'Its line in the file.', examples: [2] }),
  outcome: Choice(
    ['created', 'updated', 'unchanged', 'skipped', 'failed'],
    'What importing it would do.',
  ),
  contactId: Nullable(Id(ContactId, 'The contact that it is about; null for a new one.')),
  values: Type.Unsafe<Record<string, unknown>>({
    type: 'object',
    additionalProperties: true,
    description: 'The contact as it would be stored, without empty fields.',
    examples: [{ name: 'Ada Lovelace', phone: '+14155550123' }],
    ...secret,
  }),
  changed: Type.Array(Type.String(), { description: 'Fields that the row would change.' }),
  problems: Type.Array(
    Type.Object({
      column: Nullable(Type.String({ description: 'Where it is; null for the whole row.' })),
      code: Type.String({ description: 'As in the rows with faults.' }),
      message: Type.String({ description: 'What is wrong.', ...secret }),
    }),
    { description: 'Values that cannot be read, or why the row fails.' },
  ),
})

export const ImportPreview = Type.Object(
  {
    encoding: ContactImport.properties.encoding,
    headerRow: ContactImport.properties.headerRow,
    columns: Type.Array(PreviewColumn, { description: 'What the file has, as it is read now.' }),
    rows: Type.Array(PreviewRow, { description: 'The first ten rows.' }),
    isFull: Type.Boolean({ description: 'Whether the plan has no room for all of these rows.' }),
  },
  { title: 'ContactImportPreview' },
)
export type ImportPreview = Static<typeof ImportPreview>
