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
  name: Type.String({ description: 'Its header; a second one of a name has its number behind.' }),
  samples: Type.Array(Type.String(), {
    description: 'The first five cells that are not empty.',
    ...secret,
  }),
  suggestion: Type.Unsafe<{ field: string; confidence: number } | null>({
    type: ['object', 'null'],
    description: 'What it may hold; the confidence is from 0 to 1. Null where nothing tells.',
    properties: { field: { type: 'string' }, confidence: { type: 'number' } },
    required: ['field', 'confidence'],
  }),
})

const ColumnMapping = Type.Record(
  Type.String({ minLength: 1, maxLength: 200 }),
  Nullable(Field('The field that the column is imported as.')),
  {
    maxProperties: 1_000,
    description:
      'Columns by name, each with the field that it is imported as: one of a contact, a part of the address, or `custom.` and a name. A column that is not named, or null, is left out.',
    examples: [{ 'E-mail': 'email', Seats: 'custom.seats' }],
  },
)
export type ColumnMapping = Static<typeof ColumnMapping>

const options = {
  defaultCountry: Type.Optional(
    Nullable(
      Type.String({
        pattern: '^[A-Z]{2}$',
        description: 'Country of numbers without one, as two letters of ISO 3166.',
        examples: ['US'],
        ...expects('two capital letters such as US'),
      }),
    ),
  ),
  onConflict: Type.Optional(
    Choice(
      ['update', 'fill_empty', 'skip'],
      'What happens with a contact that is there: it takes what the row has, only what it has no value for, or nothing. `update` when absent.',
    ),
  ),
  clearEmpty: Type.Optional(
    Type.Boolean({ description: 'True: an empty cell clears the field. Absent: it keeps it.' }),
  ),
  events: Type.Optional(
    Choice(
      ['each', 'summary'],
      '`summary`: only `contact_import.completed`, and no event for each contact.',
    ),
  ),
  tags: Type.Optional(
    Type.Array(Label, {
      maxItems: 20,
      uniqueItems: true,
      description: 'Added to every contact of the file, beside the tags that it has.',
      examples: [['fair-2026']],
    }),
  ),
  encoding: Type.Optional(
    Nullable(
      Type.String({
        maxLength: 40,
        description: 'Encoding of the text, where the one that was detected is wrong.',
        examples: ['windows-1252'],
      }),
    ),
  ),
  sheet: Type.Optional(
    Nullable(
      Type.String({ maxLength: 31, description: 'Sheet of a workbook; the first when absent.' }),
    ),
  ),
  headerRow: Type.Optional(
    Nullable(
      Type.Integer({
        minimum: 0,
        maximum: 1_000,
        description:
          'Line of the names of the columns, where the one that was found is wrong; rows before it are left out. 0 for a file without names.',
      }),
    ),
  ),
  dryRun: Type.Optional(
    Type.Boolean({ description: 'True: changes nothing, and counts what a run would do.' }),
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
    description: 'Without a mapping, the suggestions are taken.',
  },
)
export type ImportStart = Static<typeof ImportStart>

const Count = (description: string) => Type.Integer({ minimum: 0, description })

const Progress = Type.Object({
  rowsRead: Count('Rows that were read, the header not counted.'),
  created: Count('Rows that created a contact.'),
  updated: Count('Rows that changed one.'),
  unchanged: Count('Rows that say what is so already.'),
  skipped: Count('Rows of contacts that are there, with `onConflict: skip`.'),
  failed: Count('Rows that were not imported; see `…/errors`.'),
  incomplete: Count(
    'Rows of the imported that have a value which could not be read, and were imported without it; see `…/errors`.',
  ),
  bytesRead: Count('Bytes of the file that were read.'),
  bytesTotal: Count('Bytes of the file.'),
})

const Ended = Type.Unsafe<{ code: string; message: string; line: number | null } | null>({
  type: ['object', 'null'],
  description: 'Why the file was not read to its end, and at which line.',
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
    'What undoing came to. What changed after the import stays, and is listed; at most 1,000 are.',
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
      '`partial`: ended before the end of the file, see `error`; the rows before it are imported.',
    ),
    fileName: Type.String({ description: 'Name of the file.', examples: ['contacts.csv'] }),
    format: Choice(['csv', 'xlsx', 'vcard', 'ndjson'], 'Kind of the file.'),
    encoding: Nullable(Type.String({ description: 'Of its text.', examples: ['utf-8'] })),
    delimiter: Nullable(Type.String({ description: 'Of its cells.', examples: [','] })),
    headerRow: Nullable(
      Type.Integer({
        description:
          'Line of the names of its columns; 0 where it seems to have none, null for a format without.',
        examples: [1],
      }),
    ),
    columns: Type.Array(Column, { description: 'What the file has.' }),
    mapping: Type.Unsafe<ColumnMapping | null>({
      type: ['object', 'null'],
      additionalProperties: { type: ['string', 'null'] },
      description: 'Columns and the fields that they are imported as; null before the start.',
    }),
    options: Type.Unsafe<Options | null>({
      type: ['object', 'null'],
      properties: options,
      description: 'As the import was started; null before the start.',
    }),
    progress: Progress,
    error: Ended,
    undo: Undo,
    createdAt: Time('When the file was uploaded.'),
    startedAt: Nullable(Time('When it was started last.')),
    endedAt: Nullable(Time('When that ended.')),
  },
  { title: 'ContactImport' },
)
export type ContactImport = Static<typeof ContactImport>

/** What of an import is told to others: nothing that stands in its file. */
export const ImportEnd = Type.Object(
  {
    id: ContactImport.properties.id,
    status: ContactImport.properties.status,
    fileName: ContactImport.properties.fileName,
    dryRun: Type.Boolean({ description: 'Whether it was a dry run, which changes nothing.' }),
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
