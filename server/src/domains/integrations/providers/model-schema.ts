import { type Static, Type } from 'typebox'
import { expects } from '../../../platform/operations/schemas.ts'

const closed = { additionalProperties: false } as const

const Pointer = (description: string, example: string) =>
  Type.String({
    maxLength: 500,
    pattern: '^(?:/(?:[^~/]|~[01])*)*$',
    description: `${description} A JSON Pointer (RFC 6901), where \`-1\` is the last of a list; empty for the whole.`,
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
    description: `${description} Relative to \`baseUrl\`, without a slash before it.`,
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

/** How many records a page has, where a parameter says so. */
const size = Type.Optional(
  Type.Object(
    {
      parameter: Parameter('The parameter that says it.', 'limit'),
      value: Type.Integer({ minimum: 1, maximum: 1000, description: 'How many are asked for.' }),
    },
    { description: 'How many records a page has.', ...closed },
  ),
)

/** Where the page says whether another follows; without it an empty page is the last. */
const more = Type.Optional(
  Pointer('Where the page says whether another follows (true or false).', '/has_more'),
)

const forms = [
  Type.Object({ kind: Type.Literal('none') }, { title: 'NoPagination', ...closed }),
  Type.Object(
    {
      kind: Type.Literal('cursor'),
      parameter: Parameter('The parameter that takes the cursor.', 'after'),
      next: Pointer(
        'Where the cursor of the next page is; absent, null or empty at the end.',
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
      parameter: Parameter('The parameter that takes the number of the page.', 'page'),
      first: Type.Integer({ minimum: 0, maximum: 1, description: 'The number of the first page.' }),
      size,
      more,
    },
    { title: 'PageNumberPagination', ...closed },
  ),
  Type.Object(
    {
      kind: Type.Literal('offset'),
      parameter: Parameter('The parameter that takes how many records to skip.', 'offset'),
      size,
      more,
    },
    { title: 'OffsetPagination', ...closed },
  ),
  Type.Object(
    { kind: Type.Literal('link'), size },
    { title: 'LinkPagination', description: 'The header `Link` with `rel="next"`.', ...closed },
  ),
  Type.Object(
    {
      kind: Type.Literal('next_url'),
      next: Pointer(
        'Where the address of the next page is; absent, null or empty at the end.',
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
  description: 'How the next page is asked for. An address of another origin is refused.',
  type: 'object',
  discriminator: { propertyName: 'kind' },
  required: ['kind'],
  oneOf: [...forms],
})

const listing = {
  path: RelativePath('Where the records are listed.', 'crm/v3/objects/contacts'),
  query: Type.Optional(Texts('Parameters of each request.', { archived: 'false' })),
  headers: Type.Optional(
    Texts('Headers of each request. No credentials.', { Accept: 'application/json' }),
  ),
  items: Pointer('Where the list of records is in a page.', '/results'),
  id: Pointer('Where the id of a record is in it.', '/id'),
  changedAt: Type.Optional(
    Pointer(
      'Where the time of its last change is in it (ISO 8601, or seconds or milliseconds since 1970).',
      '/updatedAt',
    ),
  ),
  deleted: Type.Optional(
    Pointer('Where a record says that it is deleted (true or a time).', '/archived'),
  ),
  pagination: Pagination,
}

/** All records. */
export const RecordListing = Type.Object(listing, { title: 'RecordListing', ...closed })
export type RecordListing = Static<typeof RecordListing>

/** Only what changed. It is asked for with an overlap of 60 s. */
export const ChangeListing = Type.Object(
  {
    ...listing,
    since: Type.Object(
      {
        parameter: Parameter('The parameter that takes the time.', 'updatedSince'),
        format: Type.Enum(['iso', 's', 'ms'], {
          description: 'ISO 8601, or seconds or milliseconds since 1970.',
          examples: ['iso'],
        }),
      },
      { description: 'From when on changes are asked for.', ...closed },
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
        '`rest` reads as `list` and `changes` say; the others speak a protocol of their own.',
      examples: ['rest'],
    }),
    list: Type.Optional(RecordListing),
    changes: Type.Optional(ChangeListing),
    map: Type.Record(
      Type.String({ maxLength: 100 }),
      Type.String({ minLength: 1, maxLength: 2000 }),
      {
        maxProperties: 60,
        description:
          'What a mapping begins with: fields of a contact, and expressions on `record` that give them.',
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
      description: 'The protocol that lists and reads files.',
      examples: ['webdav'],
    }),
  },
  { title: 'FileModel', ...closed },
)
export type FileModel = Static<typeof FileModel>
