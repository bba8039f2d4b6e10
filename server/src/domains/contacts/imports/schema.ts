import { type Static, Type } from 'typebox'
import {
  expects,
  Id,
  Nullable,
  PageQuery,
  secret,
  Time,
} from '../../../platform/operations/schemas.ts'
import { Label } from '../fields.ts'
import { ContactId, ContactImportId } from '../ids.ts'
import { columnFields } from './column-names.ts'

export const importStatuses = [
  'uploaded',
  'running',
  'completed',
  'partial',
  'canceled',
  'failed',
  'undoing',
  'undone',
] as const
export type ImportStatus = (typeof importStatuses)[number]

export const Choice = <Value extends string>(values: readonly Value[], description: string) =>
  Type.Unsafe<Value>({ type: 'string', enum: [...values], description, examples: [values[0]] })

const fieldPattern = `^(${columnFields.join('|')}|custom\\..{1,60})$`

const Field = (description: string) =>
  Type.String({
    pattern: fieldPattern,
    description,
    examples: ['email'],
    ...expects(`a field such as email, or custom. and a name`),
  })

export const Column = Type.Object({
  name: Type.String({
    description: 'Header of the column. A repeated header gets a number at its end.',
  }),
  samples: Type.Array(Type.String(), {
    description: 'The first five cells that are not empty.',
    ...secret,
  }),
  suggestion: Type.Unsafe<{ field: string; confidence: number } | null>({
    type: ['object', 'null'],
    description:
      'Suggested field, with a confidence from 0 to 1. Null if neither the header nor the cells match a field.',
    properties: { field: { type: 'string' }, confidence: { type: 'number' } },
    required: ['field', 'confidence'],
  }),
})

const ColumnMapping = Type.Record(
  Type.String({ minLength: 1, maxLength: 200 }),
  Nullable(Field('Field that the column is imported as.')),
  {
    maxProperties: 1_000,
    description:
      'Fields by column name. A field is a contact field, a part of the address, or `custom.` and a key. A column that is missing or null is left out.',
    examples: [{ Email: 'email', Seats: 'custom.seats' }],
  },
)
export type ColumnMapping = Static<typeof ColumnMapping>

const options = {
  defaultCountry: Type.Optional(
    Nullable(
      Type.String({
        pattern: '^[A-Z]{2}$',
        description:
          'Default country of phone numbers without a country code, as two letters (ISO 3166).',
        examples: ['US'],
        ...expects('two capital letters such as US'),
      }),
    ),
  ),
  onConflict: Type.Optional(
    Choice(
      ['update', 'fill_empty', 'skip'],
      "Behavior for a contact that exists: `update` overwrites its values with the row's, `fill_empty` sets only empty fields, `skip` changes nothing. Default: `update`.",
    ),
  ),
  clearEmpty: Type.Optional(
    Type.Boolean({
      description: 'If true, an empty cell clears the field. Default: it keeps the value.',
    }),
  ),
  events: Type.Optional(
    Choice(
      ['each', 'summary'],
      '`summary` sends only `contact_import.completed`, and no event for each contact.',
    ),
  ),
  tags: Type.Optional(
    Type.Array(Label, {
      maxItems: 20,
      uniqueItems: true,
      description: 'Tags to add to every contact of the file. Existing tags are kept.',
      examples: [['fair-2026']],
    }),
  ),
  encoding: Type.Optional(
    Nullable(
      Type.String({
        maxLength: 40,
        description: 'Encoding of the text, if the detected one is wrong.',
        examples: ['windows-1252'],
      }),
    ),
  ),
  sheet: Type.Optional(
    Nullable(
      Type.String({
        maxLength: 31,
        description: 'Sheet of a workbook. Default: the first visible one.',
      }),
    ),
  ),
  headerRow: Type.Optional(
    Nullable(
      Type.Integer({
        minimum: 0,
        maximum: 1_000,
        description:
          'Line of the header, if the detected one is wrong. Rows before it are left out. 0 for a file without a header.',
      }),
    ),
  ),
  dryRun: Type.Optional(
    Type.Boolean({
      description: 'If true, the import changes nothing and counts what a run would do.',
    }),
  ),
}
const Options = Type.Object(options, { additionalProperties: false })
export type Options = Static<typeof Options>

export const ImportStart = Type.Object(
  {
    mapping: Type.Optional(ColumnMapping),
    options: Type.Optional(Options),
  },
  {
    title: 'ContactImportStart',
    additionalProperties: false,
    description: 'Mapping of the columns. Default: the suggestions.',
  },
)
export type ImportStart = Static<typeof ImportStart>

const Count = (description: string) => Type.Integer({ minimum: 0, description })

const Progress = Type.Object({
  rowsRead: Count('Rows read, without the header.'),
  created: Count('Rows that created a contact.'),
  updated: Count('Rows that changed a contact.'),
  unchanged: Count('Rows that match a contact and change nothing.'),
  skipped: Count('Rows of existing contacts, with `onConflict: skip`.'),
  failed: Count('Rows that were not imported; see `…/errors`.'),
  incomplete: Count(
    'Imported rows with a value that could not be read and was left out; see `…/errors`.',
  ),
  bytesRead: Count('Bytes of the file read so far.'),
  bytesTotal: Count('Size of the file in bytes.'),
})

const Ended = Type.Unsafe<{ code: string; message: string; line: number | null } | null>({
  type: ['object', 'null'],
  description: 'Reason why reading stopped before the end of the file, and the line.',
  properties: {
    code: { type: 'string' },
    message: { type: 'string' },
    line: { type: ['integer', 'null'] },
  },
  required: ['code', 'message', 'line'],
})

const Undo = Type.Unsafe<UndoResult | null>({
  type: ['object', 'null'],
  description:
    'Result of the undo. Values that changed after the import are kept and listed, up to 1,000.',
  properties: {
    deleted: { type: 'integer' },
    restored: { type: 'integer' },
    keptCount: { type: 'integer' },
    kept: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          contactId: { type: 'string', examples: [ContactId.example] },
          fields: { type: 'array', items: { type: 'string' } },
        },
        required: ['contactId', 'fields'],
      },
    },
  },
  required: ['deleted', 'restored', 'keptCount', 'kept'],
})

export interface UndoResult {
  deleted: number
  restored: number
  keptCount: number
  kept: { contactId: string; fields: string[] }[]
}

export const ContactImport = Type.Object(
  {
    id: Id(ContactImportId, 'Identifier of the import.'),
    status: Choice(
      importStatuses,
      '`partial`: the import ended before the end of the file, see `error`. The rows before that are imported.',
    ),
    fileName: Type.String({ description: 'Name of the file.', examples: ['contacts.csv'] }),
    format: Choice(['csv', 'xlsx', 'vcard', 'ndjson'], 'Format of the file.'),
    encoding: Nullable(Type.String({ description: 'Encoding of the text.', examples: ['utf-8'] })),
    delimiter: Nullable(Type.String({ description: 'Delimiter of the cells.', examples: [','] })),
    headerRow: Nullable(
      Type.Integer({
        description:
          'Line of the header; 0 if the file seems to have none, null if the format has none.',
        examples: [1],
      }),
    ),
    columns: Type.Array(Column, { description: 'Columns of the file.' }),
    mapping: Type.Unsafe<ColumnMapping | null>({
      type: ['object', 'null'],
      additionalProperties: { type: ['string', 'null'] },
      description: 'Fields by column name; null before the start.',
    }),
    options: Type.Unsafe<Options | null>({
      type: ['object', 'null'],
      properties: options,
      description: 'Options of the last start; null before the start.',
    }),
    progress: Progress,
    error: Ended,
    undo: Undo,
    createdAt: Time('When the file was uploaded.'),
    startedAt: Nullable(Time('Time of the last start.')),
    endedAt: Nullable(Time('Time when the last run ended.')),
  },
  { title: 'ContactImport' },
)
export type ContactImport = Static<typeof ContactImport>

/** Import data in events: no content of the file. */
export const ImportEnd = Type.Object(
  {
    id: ContactImport.properties.id,
    status: ContactImport.properties.status,
    fileName: ContactImport.properties.fileName,
    dryRun: Type.Boolean({ description: 'True for a dry run, which changes nothing.' }),
    progress: Progress,
    error: Ended,
  },
  { title: 'ContactImportEnd' },
)
export type ImportEnd = Static<typeof ImportEnd>

export const ImportQuery = Type.Object({ ...PageQuery })

export const exampleImportEnd: ImportEnd = {
  id: ContactImportId.example,
  status: 'completed',
  fileName: 'contacts.csv',
  dryRun: false,
  progress: {
    rowsRead: 120,
    created: 100,
    updated: 15,
    unchanged: 3,
    skipped: 0,
    failed: 2,
    incomplete: 1,
    bytesRead: 9_800,
    bytesTotal: 9_800,
  },
  error: null,
}
