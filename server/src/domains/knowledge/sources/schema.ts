import { type Static, Type } from 'typebox'
import { Id, Nullable, PageQuery, PathId, Time } from '../../../platform/operations/schemas.ts'
import { BaseId, SourceId, sourceTypes } from '../ids.ts'
import type { Warning } from '../warnings.ts'
import { Encoding, ExternalId, Name, RefreshOrNull, SourceMetadata } from './new-source.ts'
import { everyOf } from './refresh.ts'
import type { SourceRow } from './store.ts'

export const statuses = ['queued', 'processing', 'completed', 'failed'] as const
const stages = ['fetching', 'extracting', 'chunking', 'embedding', 'storing', 'pages'] as const
export type Stage = (typeof stages)[number]
/** When each stage of the newest run began. */
export type Stages = Partial<Record<Stage, string>>

const Count = (description: string) => Type.Integer({ minimum: 0, description })

export const Progress = Type.Object({
  stage: Nullable(
    Type.String({ description: `One of ${stages.join(', ')}; null outside processing.` }),
  ),
  percent: Type.Integer({ minimum: 0, maximum: 100 }),
  done: Nullable(Count('Chunks embedded, or pages of a site that have ended.')),
  total: Nullable(Count('How many there are in all; null before that is known.')),
  stages: Type.Unsafe<Stages>({
    type: 'object',
    description: 'When each stage of the newest run began.',
    properties: Object.fromEntries(
      stages.map((stage) => [stage, Time(`When ${stage} began.`)] as const),
    ),
  }),
})

export const SourceUsage = Type.Object(
  {
    bytes: Count('Bytes that were read.'),
    tokens: Count('Tokens of all chunks.'),
    chunksEmbedded: Count('Chunks whose vectors were made.'),
    chunksReused: Count('Chunks whose vectors were there already.'),
    credits: Count('What the run cost.'),
  },
  { description: 'What the newest completed run came to.' },
)
export type SourceUsage = Static<typeof SourceUsage>

export const Failure = Type.Object(
  {
    code: Type.String({ description: 'Stable; safe to switch on.', examples: ['no_text'] }),
    stage: Nullable(Type.String({ description: 'Where the run was.' })),
    retryable: Type.Boolean({ description: 'Whether a refresh may help as things are.' }),
  },
  { description: 'Null unless status is failed; `error` in a form for programs.' },
)

const SourceWarning = Type.Object(
  {
    code: Type.String({
      description: 'Stable; safe to switch on.',
      examples: ['pages_without_text'],
    }),
    severity: Type.Enum(['warning', 'info'], {
      description:
        '`warning`: content is missing or uncertain. `info`: something was left out by rule.',
    }),
    message: Type.String({
      description: 'What is missing or uncertain, and what to do.',
      examples: ['Page 2 is a picture without text, such as a scan.'],
    }),
    where: Nullable(
      Type.String({
        description: 'The page, sheet or part; null for the whole source.',
        examples: ['page 2'],
      }),
    ),
  },
  { title: 'SourceWarning' },
)

export const Source = Type.Object(
  {
    id: Id(SourceId, 'Identifier of the source.'),
    baseId: Id(BaseId, 'The knowledge base that it belongs to.'),
    parentId: Nullable(Id(SourceId, 'The sitemap or crawl that it is a page of.')),
    externalId: Nullable(ExternalId),
    name: Name,
    type: Type.Enum([...sourceTypes], { description: 'Where the text comes from.' }),
    url: Type.Optional(
      Type.String({
        description: 'Address that it is taken from; absent for texts and files.',
        examples: ['https://example.com/hours'],
      }),
    ),
    file: Type.Optional(
      Type.Object(
        {
          name: Type.String({ examples: ['handbook.pdf'] }),
          mediaType: Type.String({ examples: ['application/pdf'] }),
          bytes: Type.Integer({ examples: [48_213] }),
          sha256: Type.String({ description: 'Of its bytes, in hex.' }),
        },
        { description: 'What was uploaded; present when type is file.' },
      ),
    ),
    status: Type.Enum([...statuses], {
      description: 'queued, then processing, then completed or failed.',
    }),
    progress: Progress,
    chunksCount: Type.Integer({
      description: 'Chunks that a search finds; of a sitemap or crawl, those of its pages.',
    }),
    embeddingModel: Type.String({ examples: ['capstan-lexical-384'] }),
    embeddingDimensions: Type.Integer({ examples: [384] }),
    contentHash: Nullable(
      Type.String({
        description: 'SHA-256 of the extracted text, in hex; changes when the text does.',
      }),
    ),
    metadata: SourceMetadata,
    encoding: Nullable(Encoding),
    refresh: RefreshOrNull,
    nextRefreshAt: Nullable(Time('When it runs next by itself.')),
    usage: Nullable(SourceUsage),
    lastFetchedAt: Nullable(Time('When the address was last fetched.')),
    lastCheckedAt: Nullable(Time('When a run last ended well, with or without a change.')),
    contentChangedAt: Nullable(Time('When a run last found another text.')),
    createdAt: Time('When the source was added.'),
    updatedAt: Time('When the source last changed.'),
    error: Nullable(
      Type.String({
        description: 'Null unless status is failed; then what went wrong and what to do.',
      }),
    ),
    failure: Nullable(Failure),
    warnings: Type.Array(SourceWarning, {
      description:
        'What may be missing or wrong in the text that searches find, and what was left out by rule; severe ones first, 50 at most. Empty when all of it was read.',
    }),
  },
  { title: 'Source' },
)
export type Source = Static<typeof Source>

export const SourceQuery = Type.Object({
  ...PageQuery,
  status: Type.Optional(Type.Enum([...statuses], { description: 'Has this status.' })),
  type: Type.Optional(Type.Enum([...sourceTypes], { description: 'Is of this type.' })),
  warnings: Type.Optional(
    Type.Boolean({
      description: 'True: has a warning of the severity `warning`. False: has none.',
    }),
  ),
  parentId: Type.Optional(PathId(SourceId, 'Is a page of this sitemap or crawl.')),
  q: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description: 'Part of the name or the address, in any case.',
    }),
  ),
})
export type SourceQuery = Static<typeof SourceQuery>

export const exampleSource: Source = {
  id: SourceId.example,
  baseId: BaseId.example,
  parentId: null,
  externalId: 'cms-hours',
  name: 'Opening hours',
  type: 'url',
  url: 'https://example.com/hours',
  status: 'completed',
  progress: {
    stage: null,
    percent: 100,
    done: 3,
    total: 3,
    stages: {
      fetching: '2026-11-21T09:30:00.100Z',
      extracting: '2026-11-21T09:30:00.400Z',
      chunking: '2026-11-21T09:30:00.600Z',
      embedding: '2026-11-21T09:30:00.650Z',
      storing: '2026-11-21T09:30:00.900Z',
    },
  },
  chunksCount: 3,
  embeddingModel: 'capstan-lexical-384',
  embeddingDimensions: 384,
  contentHash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  metadata: { team: 'support' },
  encoding: null,
  refresh: { every: '24h', whenGone: 'keep' },
  nextRefreshAt: '2026-11-22T09:30:01.000Z',
  usage: { bytes: 18_204, tokens: 612, chunksEmbedded: 3, chunksReused: 0, credits: 2 },
  lastFetchedAt: '2026-11-21T09:30:00.000Z',
  lastCheckedAt: '2026-11-21T09:30:01.000Z',
  contentChangedAt: '2026-11-21T09:30:01.000Z',
  createdAt: '2026-11-21T09:30:00.000Z',
  updatedAt: '2026-11-21T09:30:01.000Z',
  error: null,
  failure: null,
  warnings: [],
}

/** Whether the newest run has come to its end, good or bad. */
export const hasEnded = ({ status }: Pick<SourceRow, 'status'>): boolean =>
  status === 'completed' || status === 'failed'

/** Whether it is a sitemap or a crawl, which has pages and no text of its own. */
export const isSite = ({ type }: Pick<SourceRow, 'type'>): boolean =>
  type === 'sitemap' || type === 'crawl'

export const presentSource = (row: SourceRow): Source => ({
  id: SourceId.show(row.id),
  baseId: BaseId.show(row.base_id),
  parentId: row.parent_id && SourceId.show(row.parent_id),
  externalId: row.external_id,
  name: row.name,
  type: row.type as Source['type'],
  ...(row.url !== null && { url: row.url }),
  ...(row.file !== null && { file: row.file as NonNullable<Source['file']> }),
  status: row.status as Source['status'],
  progress: {
    stage: row.stage,
    percent: row.percent,
    done: row.done,
    total: row.total,
    stages: row.stages as Stages,
  },
  chunksCount: row.pages_chunks_count ?? row.chunks_count,
  embeddingModel: row.embedding_model,
  embeddingDimensions: row.embedding_dimensions,
  contentHash: row.content_hash && Buffer.from(row.content_hash).toString('hex'),
  metadata: row.metadata as Source['metadata'],
  encoding: row.encoding,
  refresh: presentRefresh(row),
  nextRefreshAt: row.next_refresh_at?.toISOString() ?? null,
  usage: row.usage as SourceUsage | null,
  lastFetchedAt: row.last_fetched_at?.toISOString() ?? null,
  lastCheckedAt: row.last_checked_at?.toISOString() ?? null,
  contentChangedAt: row.content_changed_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  ...presentFailure(row),
  warnings: row.warnings as unknown as Warning[],
})

const presentRefresh = ({ refresh_seconds: seconds, when_gone: whenGone }: SourceRow) =>
  seconds === null ? null : { every: everyOf(seconds), whenGone: whenGone as 'keep' | 'remove' }

export const presentFailure = (
  row: Pick<SourceRow, 'status' | 'error' | 'failure_code' | 'failure_stage' | 'retryable'>,
): Pick<Source, 'error' | 'failure'> =>
  row.status === 'failed'
    ? {
        error: row.error,
        failure: {
          code: row.failure_code ?? 'internal',
          stage: row.failure_stage,
          retryable: row.retryable ?? true,
        },
      }
    : { error: null, failure: null }
