import { type Static, Type } from 'typebox'
import {
  Id,
  Nullable,
  PageQuery,
  PathId,
  Text,
  Time,
} from '../../../platform/operations/schemas.ts'
import { BaseId, SourceId, sourceTypes } from '../ids.ts'
import type { Warning } from '../warnings.ts'
import { Encoding, ExternalId, Name, RefreshOrNull, SourceMetadata } from './new-source.ts'
import { everyOf } from './refresh.ts'
import type { SourceRow } from './store.ts'

export const statuses = ['queued', 'processing', 'completed', 'failed'] as const
const stages = ['fetching', 'extracting', 'chunking', 'embedding', 'storing', 'pages'] as const
export type Stage = (typeof stages)[number]
/** Start times of the stages of the newest run. */
export type Stages = Partial<Record<Stage, string>>

const Count = (description: string) => Type.Integer({ minimum: 0, description })

export const Progress = Type.Object({
  stage: Nullable(
    Type.String({ description: `Current stage: ${stages.join(', ')}. Null outside processing.` }),
  ),
  percent: Type.Integer({ minimum: 0, maximum: 100 }),
  done: Nullable(Count("Number of embedded chunks, or of the site's pages that have ended.")),
  total: Nullable(Count('Total number; null until it is known.')),
  stages: Type.Unsafe<Stages>({
    type: 'object',
    description: 'Start times of the stages of the newest run.',
    properties: Object.fromEntries(
      stages.map((stage) => [stage, Time(`When ${stage} started.`)] as const),
    ),
  }),
})

export const SourceUsage = Type.Object(
  {
    bytes: Count('Bytes read.'),
    tokens: Count('Tokens in all chunks.'),
    chunksEmbedded: Count('Chunks whose vectors were computed.'),
    chunksReused: Count('Chunks whose vectors already existed.'),
    credits: Count('Cost of the run in credits.'),
  },
  { description: 'Usage of the newest completed run.' },
)
export type SourceUsage = Static<typeof SourceUsage>

export const Failure = Type.Object(
  {
    code: Type.String({
      description: 'Stable identifier. Programs can rely on it.',
      examples: ['no_text'],
    }),
    stage: Nullable(Type.String({ description: 'Stage in which the run failed.' })),
    retryable: Type.Boolean({ description: 'True if a refresh may succeed without any change.' }),
  },
  { description: 'The failure in a form for programs; null unless the status is failed.' },
)

const SourceWarning = Type.Object(
  {
    code: Type.String({
      description: 'Stable identifier. Programs can rely on it.',
      examples: ['pages_without_text'],
    }),
    severity: Type.Enum(['warning', 'info'], {
      description:
        '`warning`: content is missing or uncertain. `info`: content was left out by a rule.',
    }),
    message: Type.String({
      description: 'The missing or uncertain content, and what to do.',
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
    baseId: Id(BaseId, 'Knowledge base that it belongs to.'),
    parentId: Nullable(Id(SourceId, 'Sitemap or crawl that it is a page of.')),
    externalId: Nullable(ExternalId),
    name: Name,
    type: Type.Enum([...sourceTypes], { description: 'Origin of the text.' }),
    url: Type.Optional(
      Type.String({
        description: 'Address of the text; absent for texts and files.',
        examples: ['https://example.com/hours'],
      }),
    ),
    file: Type.Optional(
      Type.Object(
        {
          name: Type.String({ examples: ['handbook.pdf'] }),
          mediaType: Type.String({ examples: ['application/pdf'] }),
          bytes: Type.Integer({ examples: [48_213] }),
          sha256: Type.String({ description: 'SHA-256 of the file, in hexadecimal.' }),
        },
        { description: 'The uploaded file; present if the type is file.' },
      ),
    ),
    status: Type.Enum([...statuses], {
      description: 'queued, then processing, then completed or failed.',
    }),
    progress: Progress,
    chunksCount: Type.Integer({
      description: 'Number of searchable chunks; for a sitemap or crawl, those of its pages.',
    }),
    embeddingModel: Type.String({ examples: ['capstan-lexical-384'] }),
    embeddingDimensions: Type.Integer({ examples: [384] }),
    contentHash: Nullable(
      Type.String({
        description: 'SHA-256 of the extracted text, in hexadecimal. It changes with the text.',
      }),
    ),
    metadata: SourceMetadata,
    encoding: Nullable(Encoding),
    refresh: RefreshOrNull,
    nextRefreshAt: Nullable(Time('When it next runs automatically.')),
    usage: Nullable(SourceUsage),
    lastFetchedAt: Nullable(Time('When the address was last fetched.')),
    lastCheckedAt: Nullable(Time('When a run last completed, with or without a change.')),
    contentChangedAt: Nullable(Time('When a run last found a different text.')),
    createdAt: Time('When the source was added.'),
    updatedAt: Time('When the source last changed.'),
    error: Nullable(
      Type.String({
        description: 'The problem and what to do; null unless the status is failed.',
      }),
    ),
    failure: Nullable(Failure),
    warnings: Type.Array(SourceWarning, {
      description:
        'Text that may be missing or wrong in searches, and content left out by a rule; warnings first, up to 50. Empty if everything was read.',
    }),
  },
  { title: 'Source' },
)
export type Source = Static<typeof Source>

export const SourceQuery = Type.Object({
  ...PageQuery,
  status: Type.Optional(Type.Enum([...statuses], { description: 'Sources with this status.' })),
  type: Type.Optional(Type.Enum([...sourceTypes], { description: 'Sources of this type.' })),
  warnings: Type.Optional(
    Type.Boolean({
      description:
        'True: sources with a warning of severity `warning`. False: sources without one.',
    }),
  ),
  parentId: Type.Optional(PathId(SourceId, 'Pages of this sitemap or crawl.')),
  q: Type.Optional(Text('Part of the name or the address; case does not matter.')),
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

/** Returns true if the newest run has completed or failed. */
export const hasEnded = ({ status }: Pick<SourceRow, 'status'>): boolean =>
  status === 'completed' || status === 'failed'

/** Returns true for a sitemap or a crawl, which has pages and no text of its own. */
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
