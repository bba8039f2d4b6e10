import { type Static, Type } from 'typebox'
import { Id, Nullable, PageQuery, Time } from '../../../platform/operations/schemas.ts'
import { ContactExportId, SegmentId } from '../ids.ts'
import { FilterObject } from '../search/schema.ts'

export const exportFormats = ['csv', 'ndjson', 'vcard'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** Fields that an import takes, in the order of the columns. */
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
      'CSV in UTF-8 with a byte order mark, NDJSON (one object a line), or vCard 4.0.',
    ),
    fields: Type.Optional(
      Fields(
        'Fields of each contact in the file, in this order. Default: the fields that an import takes.',
      ),
    ),
    filter: Type.Optional(FilterObject),
    segmentId: Type.Optional(
      Type.String({
        maxLength: 40,
        description: 'Segment to export. Send either this or `filter`.',
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
    status: Choice(
      ['running', 'completed', 'failed'],
      'State of the export. The file can be read after `completed`.',
    ),
    format: Choice(exportFormats, 'Format of the file.'),
    fields: Fields('Fields of each contact in the file.'),
    rows: Type.Integer({ minimum: 0, description: 'Number of contacts written so far.' }),
    bytes: Type.Integer({ minimum: 0, description: 'Bytes written so far.' }),
    error: Nullable(Type.String({ description: 'Reason of the failure.' })),
    createdAt: Time('Time when the export was requested.'),
    endedAt: Nullable(Time('Time when the export ended.')),
    expiresAt: Time('Time when Capstan deletes the export and its file.'),
  },
  { title: 'ContactExport' },
)
export type ContactExport = Static<typeof ContactExport>

export const ExportQuery = Type.Object({ ...PageQuery })
