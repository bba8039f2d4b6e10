import { type Static, Type } from 'typebox'
import { expects } from '../../../platform/operations/schemas.ts'

const closed = { additionalProperties: false } as const

const Pointer = (description: string, example: string) =>
  Type.String({
    maxLength: 500,
    pattern: '^(?:/(?:[^~/]|~[01])*)*$',
    description: `${description} A JSON Pointer (RFC 6901), where \`-1\` is the last item of a list; empty for the whole document.`,
    examples: [example],
    ...expects('a JSON Pointer such as /paging/next'),
  })

const Parameter = (description: string, example: string) =>
  Type.String({
    pattern: '^[A-Za-z0-9_.$\\[\\]-]{1,100}$',
    description,
    examples: [example],
    ...expects('the name of a parameter, of at most 100 characters'),
  })

export const RelativePath = (description: string, example: string) =>
  Type.String({
    maxLength: 1000,
    pattern: "^[A-Za-z0-9_.~!$&'()*+,;=:@%/-]*$",
    description: `${description} Relative to \`baseUrl\`, without a leading slash.`,
    examples: [example],
    ...expects('a path relative to baseUrl, without a query'),
  })

export const Texts = (description: string, example: Record<string, string>) =>
  Type.Record(
    Type.String({ pattern: '^[\\x21-\\x7e]{1,100}$' }),
    Type.String({ maxLength: 1000 }),
    {
      maxProperties: 20,
      description,
      examples: [example],
    },
  )

/** Page size, if a parameter sets it. */
const size = Type.Optional(
  Type.Object(
    {
      parameter: Parameter('Parameter with the page size.', 'limit'),
      value: Type.Integer({
        minimum: 1,
        maximum: 1000,
        description: 'Number of records to request.',
      }),
    },
    { description: 'Page size.', ...closed },
  ),
)

/** Field that says if there is another page. Without it, an empty page is the last. */
const more = Type.Optional(
  Pointer('Field that says if there is another page (true or false).', '/has_more'),
)

const forms = [
  Type.Object({ kind: Type.Literal('none') }, { title: 'NoPagination', ...closed }),
  Type.Object(
    {
      kind: Type.Literal('cursor'),
      parameter: Parameter('Parameter with the cursor.', 'after'),
      next: Pointer(
        'Field with the cursor of the next page; absent, null or empty at the end.',
        '/paging/next/after',
      ),
      size,
      more,
    },
    { title: 'CursorPagination', ...closed },
  ),
  Type.Object(
    {
      kind: Type.Literal('page'),
      parameter: Parameter('Parameter with the page number.', 'page'),
      first: Type.Integer({ minimum: 0, maximum: 1, description: 'Number of the first page.' }),
      size,
      more,
    },
    { title: 'PageNumberPagination', ...closed },
  ),
  Type.Object(
    {
      kind: Type.Literal('offset'),
      parameter: Parameter('Parameter with the number of records to skip.', 'offset'),
      size,
      more,
    },
    { title: 'OffsetPagination', ...closed },
  ),
  Type.Object(
    { kind: Type.Literal('link'), size },
    {
      title: 'LinkPagination',
      description: 'Pagination by the header `Link` with `rel="next"`.',
      ...closed,
    },
  ),
  Type.Object(
    {
      kind: Type.Literal('next_url'),
      next: Pointer(
        'Field with the URL of the next page; absent, null or empty at the end.',
        '/next',
      ),
      size,
    },
    { title: 'NextUrlPagination', ...closed },
  ),
] as const

export type Pagination = Static<(typeof forms)[number]>

export const Pagination = Type.Unsafe<Pagination>({
  title: 'Pagination',
  description: 'Pagination of the list. A URL of another origin is refused.',
  type: 'object',
  discriminator: { propertyName: 'kind' },
  required: ['kind'],
  oneOf: [...forms],
})

const listing = {
  path: RelativePath('Path of the list of records.', 'crm/v3/objects/contacts'),
  query: Type.Optional(Texts('Query parameters of each request.', { archived: 'false' })),
  headers: Type.Optional(
    Texts('Headers of each request. Do not put credentials here.', { Accept: 'application/json' }),
  ),
  items: Pointer('Field of a page with the list of records.', '/results'),
  id: Pointer('Field of a record with its id.', '/id'),
  changedAt: Type.Optional(
    Pointer(
      'Field of a record with the time of its last change (ISO 8601, or seconds or milliseconds since 1970).',
      '/updatedAt',
    ),
  ),
  deleted: Type.Optional(
    Pointer('Field of a record that says if it is deleted (true or a time).', '/archived'),
  ),
  pagination: Pagination,
}

/** Listing of all records. */
export const RecordListing = Type.Object(listing, { title: 'RecordListing', ...closed })
export type RecordListing = Static<typeof RecordListing>

/** Listing of changed records, requested with an overlap of 60 s. */
export const ChangeListing = Type.Object(
  {
    ...listing,
    since: Type.Object(
      {
        parameter: Parameter('Parameter with the time.', 'updatedSince'),
        format: Type.Enum(['iso', 's', 'ms'], {
          description: 'Format of the time: ISO 8601, or seconds or milliseconds since 1970.',
          examples: ['iso'],
        }),
      },
      { description: 'Start time of the changes to request.', ...closed },
    ),
  },
  { title: 'ChangeListing', ...closed },
)
export type ChangeListing = Static<typeof ChangeListing>

const readers = ['rest', 'csv', 'carddav', 'google_people', 'microsoft_graph', 'hubspot'] as const

export const ContactModel = Type.Object(
  {
    reader: Type.Enum([...readers], {
      description:
        'Reader of the records. `rest` reads by `list` and `changes`; the others have their own protocol.',
      examples: ['rest'],
    }),
    list: Type.Optional(RecordListing),
    changes: Type.Optional(ChangeListing),
    map: Type.Record(
      Type.String({ maxLength: 100 }),
      Type.String({ minLength: 1, maxLength: 2000 }),
      {
        maxProperties: 60,
        description: 'Default mapping: fields of a contact, each with an expression on `record`.',
        examples: [{ email: 'record.email', name: 'record.name' }],
      },
    ),
  },
  { title: 'ContactModel', ...closed },
)
export type ContactModel = Static<typeof ContactModel>

export const FileModel = Type.Object(
  {
    reader: Type.Enum(['webdav', 's3'], {
      description: 'Protocol that lists and reads files.',
      examples: ['webdav'],
    }),
  },
  { title: 'FileModel', ...closed },
)
export type FileModel = Static<typeof FileModel>
