import { type Static, Type } from 'typebox'
import { Id, Nullable, PageQuery, Time } from '../../../platform/operations/schemas.ts'
import { ContactExportId, SegmentId } from '../ids.ts'
import { FilterObject } from '../search/schema.ts'

export const exportFormats = ['csv', 'ndjson', 'vcard'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** What an import takes, in the order of the columns. */
export const importedFields = [
  'externalId',
  'name',
  'firstName',
  'lastName',
  'email',
  'additionalEmails',
  'phone',
  'additionalPhones',
  'company',
  'jobTitle',
  'tags',
  'address',
  'locale',
  'timezone',
  'doNotContact',
  'birthday',
  'websites',
  'additionalAddresses',
  'faxNumbers',
  'emailLabels',
  'phoneLabels',
  'custom',
] as const
const otherFields = [
  'id',
  'ownerId',
  'phoneInfo',
  'consent',
  'source',
  'createdAt',
  'updatedAt',
  'lastActivityAt',
] as const
export const exportFields = [...importedFields, ...otherFields]
export type ExportField = (typeof exportFields)[number]

const Choice = <Value extends string>(values: readonly Value[], description: string) =>
  Type.Unsafe<Value>({ type: 'string', enum: [...values], description, examples: [values[0]] })

const Fields = (description: string) =>
  Type.Array(Choice(exportFields, 'A field of contacts.'), {
    minItems: 1,
    maxItems: exportFields.length,
    uniqueItems: true,
    description,
  })

export const NewContactExport = Type.Object(
  {
    format: Choice(
      exportFormats,
      'CSV in UTF-8 with a byte order mark, one JSON object a line, or vCard 4.0.',
    ),
    fields: Type.Optional(
      Fields('What the file has of each contact, in this order. Absent: what an import takes.'),
    ),
    filter: Type.Optional(FilterObject),
    segmentId: Type.Optional(
      Type.String({
        maxLength: 40,
        description: 'The contacts of this segment, instead of those of a filter.',
        examples: [SegmentId.example],
      }),
    ),
  },
  { title: 'NewContactExport', additionalProperties: false },
)
export type NewContactExport = Static<typeof NewContactExport>

export const ContactExport = Type.Object(
  {
    id: Id(ContactExportId, 'Identifier of the export.'),
    status: Choice(['running', 'completed', 'failed'], 'The file can be read once `completed`.'),
    format: Choice(exportFormats, 'Kind of the file.'),
    fields: Fields('What the file has of each contact.'),
    rows: Type.Integer({ minimum: 0, description: 'Contacts that are written.' }),
    bytes: Type.Integer({ minimum: 0, description: 'Size of what is written.' }),
    error: Nullable(Type.String({ description: 'Why it failed.' })),
    createdAt: Time('When it was asked for.'),
    endedAt: Nullable(Time('When it ended.')),
    expiresAt: Time('When the export and its file are deleted.'),
  },
  { title: 'ContactExport' },
)
export type ContactExport = Static<typeof ContactExport>

export const ExportQuery = Type.Object({ ...PageQuery })
