import { type Static, type TObject, Type } from 'typebox'
import { composed, expects, Nullable, Text } from '../../../platform/operations/schemas.ts'

export const Name = Type.String({ minLength: 1, maxLength: 500, examples: ['Opening hours'] })

export const ExternalId = Type.String({
  minLength: 1,
  maxLength: 500,
  description: 'Your own identifier, unique in the base, in Unicode form NFC.',
  examples: ['cms-hours'],
  ...composed,
})

export const Encoding = Text(
  'Encoding to read a page or file in, in place of the declared one; a name from the WHATWG Encoding Standard. It applies when the source is read next.',
  'shift_jis',
  40,
)

export const SourceMetadata = Type.Record(Type.String(), Type.Unknown(), {
  maxProperties: 50,
  propertyNames: {
    minLength: 1,
    maxLength: 60,
    ...expects('an object with names of 1 to 60 characters'),
  },
  description: 'JSON values of your own. Searches can filter by them.',
  examples: [{ team: 'support', year: 2026 }],
})
export type SourceMetadata = Static<typeof SourceMetadata>

const Address = Type.String({
  minLength: 1,
  maxLength: 2048,
  examples: ['https://example.com/hours'],
  ...expects('an http or https address of at most 2,048 characters'),
})

export const Refresh = Type.Object(
  {
    every: Type.String({
      pattern: '^[1-9][0-9]{0,4}[mhd]$',
      description: 'Minutes, hours or days between two runs: 15m to 365d.',
      examples: ['24h'],
      ...expects('minutes, hours or days such as 30m, 24h or 7d'),
    }),
    whenGone: Type.Optional(
      Type.Enum(['keep', 'remove'], {
        default: 'keep',
        description:
          'Decides about its chunks after a page returned 404 or 410 three times: keep or remove them.',
      }),
    ),
  },
  { title: 'Refresh', additionalProperties: false },
)
export type Refresh = Static<typeof Refresh>

/** No title: a component of the document is either nullable or not. */
export const RefreshOrNull = Nullable(
  Type.Object(Refresh.properties, { additionalProperties: false }),
)

export const onDuplicates = ['refuse', 'allow', 'skip', 'replace'] as const
// No default, because the default of a batch would not reach its sources.
export const OnDuplicate = Type.Enum([...onDuplicates], {
  description:
    'What to do if the base already has the same address or content: `refuse` (default: 409 that names the source), `allow` a copy, `skip` (returns the existing source), or `replace` (the existing source gets the new name, metadata and refresh, and runs again).',
})
export type OnDuplicate = (typeof onDuplicates)[number]

const fetched = {
  name: Type.Optional(Name),
  refresh: Type.Optional(Refresh),
  headers: Type.Optional(
    Type.Record(Type.String(), Type.String({ maxLength: 4096 }), {
      maxProperties: 10,
      description:
        'Request headers that grant access to the pages, such as `Authorization`. Encrypted at rest, sent only to this origin, and never shown again.',
      examples: [{ authorization: 'Basic dXNlcjpwYXNz' }],
    }),
  ),
  ignoreRobots: Type.Optional(
    Type.Boolean({
      default: false,
      description: 'Also fetch pages that robots.txt forbids. For a site of your own.',
    }),
  ),
}

const Globs = (description: string) =>
  Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 500 }), {
      maxItems: 50,
      description,
      examples: [['/docs/**']],
    }),
  )

const sites = {
  include: Globs(
    'Only pages whose path matches one of these; `*` matches within a segment, `**` across segments.',
  ),
  exclude: Globs('Leaves out pages whose path matches one of these.'),
}

/** Fields of every type of source, besides its content. */
const common = { metadata: Type.Optional(SourceMetadata) }

/** Fields that identify a source in its base. */
const identity = {
  externalId: Type.Optional(Nullable(ExternalId)),
  onDuplicate: Type.Optional(OnDuplicate),
}

const urlFields = {
  type: Type.Literal('url'),
  url: Address,
  encoding: Type.Optional(Encoding),
  ...fetched,
  ...common,
}

const textFields = {
  type: Type.Literal('text'),
  text: Type.String({ minLength: 1, description: 'Plain text or Markdown.' }),
  name: Name,
  ...common,
}

const sitemapFields = {
  type: Type.Literal('sitemap'),
  url: Address,
  maxPages: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, default: 1000 })),
  ...sites,
  ...fetched,
  ...common,
}

const crawlFields = {
  type: Type.Literal('crawl'),
  url: Address,
  maxPages: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, default: 100 })),
  maxDepth: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 10,
      default: 3,
      description: 'Maximum number of links away from `url`.',
    }),
  ),
  ...sites,
  ...fetched,
  ...common,
}

const closed = { additionalProperties: false }
const NewUrlSource = Type.Object(
  { ...urlFields, ...identity },
  { title: 'NewUrlSource', ...closed },
)
const NewTextSource = Type.Object(
  { ...textFields, ...identity },
  { title: 'NewTextSource', ...closed },
)
const NewSitemapSource = Type.Object(
  { ...sitemapFields, ...identity },
  { title: 'NewSitemapSource', ...closed },
)
const NewCrawlSource = Type.Object(
  { ...crawlFields, ...identity },
  { title: 'NewCrawlSource', ...closed },
)

export type NewSource =
  | Static<typeof NewUrlSource>
  | Static<typeof NewTextSource>
  | Static<typeof NewSitemapSource>
  | Static<typeof NewCrawlSource>
export type FetchedSource = Exclude<NewSource, { type: 'text' }>

/** Validates by the type, so that an error concerns the type that was meant. */
const oneOfTypes = (title: string, oneOf: TObject[]) => ({
  title,
  type: 'object',
  discriminator: { propertyName: 'type' },
  required: ['type'],
  oneOf,
})

export const NewSource = Type.Unsafe<NewSource>(
  oneOfTypes('NewSource', [NewUrlSource, NewTextSource, NewSitemapSource, NewCrawlSource]),
)

/** A source whose external id is in the path, so that nothing else identifies it. */
type IdentifiedSource = NewSource & { externalId?: never; onDuplicate?: never }

export const IdentifiedSource = Type.Unsafe<IdentifiedSource>(
  oneOfTypes('IdentifiedSource', [
    Type.Object(urlFields, { title: 'IdentifiedUrlSource', ...closed }),
    Type.Object(textFields, { title: 'IdentifiedTextSource', ...closed }),
    Type.Object(sitemapFields, { title: 'IdentifiedSitemapSource', ...closed }),
    Type.Object(crawlFields, { title: 'IdentifiedCrawlSource', ...closed }),
  ]),
)

const fileFields = {
  name: Type.Optional(Name),
  encoding: Type.Optional(Encoding),
  ...common,
}

/** Parts of a multipart upload besides `file`. */
export const FileFields = Type.Object(
  { ...fileFields, ...identity, externalId: Type.Optional(ExternalId) },
  { title: 'NewFileSource', ...closed },
)
export type FileFields = Static<typeof FileFields>

export const IdentifiedFileFields = Type.Object(fileFields, {
  title: 'IdentifiedFileSource',
  ...closed,
})

export const SourceChanges = Type.Object(
  {
    name: Type.Optional(Name),
    externalId: Type.Optional(Nullable(ExternalId)),
    metadata: Type.Optional(SourceMetadata),
    refresh: Type.Optional(RefreshOrNull),
    encoding: Type.Optional(Nullable(Encoding)),
  },
  { title: 'SourceChanges', additionalProperties: false },
)
export type SourceChanges = Static<typeof SourceChanges>

const maxBatch = 1000

export const SourceBatch = Type.Object(
  {
    sources: Type.Array(NewSource as unknown as TObject, { minItems: 1, maxItems: maxBatch }),
    onDuplicate: Type.Optional(OnDuplicate),
  },
  { title: 'SourceBatch', additionalProperties: false },
)
export interface SourceBatch {
  sources: NewSource[]
  onDuplicate?: OnDuplicate
}
