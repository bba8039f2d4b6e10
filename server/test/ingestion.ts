import { sql } from 'kysely'
import { createPoliteFetcher } from '../src/domains/knowledge/fetching/polite-fetcher.ts'
import { SourceId } from '../src/domains/knowledge/ids.ts'
import { extractAndChunk } from '../src/domains/knowledge/ingest/extract-and-chunk.ts'
import type { Ingestion } from '../src/domains/knowledge/ingest/ingestion.ts'
import { processSource } from '../src/domains/knowledge/ingest/process.ts'
import { createEmbeddingModels } from '../src/domains/knowledge/models/registry.ts'
import type { SourceRunKey } from '../src/domains/knowledge/runs/store.ts'
import { OrganizationId } from '../src/platform/ids.ts'
import type { Outbound } from '../src/platform/net/index.ts'
import type { Harness } from './harness.ts'

interface Shown {
  id: string
  baseId: string
}

export const pathOf = ({ baseId, id }: Shown): string => `/v1/bases/${baseId}/sources/${id}`

/** The source as a client sees it. */
export const read = async (app: Harness, source: Shown) =>
  (await app.owner.get(pathOf(source))).body

/** What runs a source, with parts of it replaced; it extracts in this thread. */
export const ingestionOf = (
  app: Harness,
  parts: Partial<Ingestion & { outbound: Outbound }> = {},
): Ingestion => ({
  ...app.context,
  models: createEmbeddingModels(null, app.context),
  extractionPool: { extractAndChunk, [Symbol.asyncDispose]: async () => {} },
  fetcher: createPoliteFetcher({ ...app.context, ...parts }),
  ...parts,
})

export const runOf = (app: Harness, { id }: Shown, run = 1): SourceRunKey => ({
  organizationId: OrganizationId.read(app.organization.id) ?? '',
  sourceId: SourceId.read(id) ?? '',
  run,
})

/** One attempt at a run, as the worker would make it. */
export const attempt = (
  ingestion: Ingestion,
  run: SourceRunKey,
  { last = false } = {},
): Promise<void> => processSource(ingestion, run, { last, signal: new AbortController().signal })

/** The types of all events of one source, oldest first, and the data of the last one. */
export async function eventsOf(app: Harness, { id }: Shown) {
  const { rows } = await sql<{ type: string; body: string }>`
    select type, body from events where type like 'source.%' order by id`.execute(
    app.context.database.db,
  )
  const bodies = rows.map(({ body }) => JSON.parse(body)).filter(({ data }) => data.id === id)
  return { types: bodies.map(({ type }) => type as string), last: bodies.at(-1)?.data }
}

/** Every stored chunk of every source. */
export const chunksIn = (app: Harness) =>
  app.context.database.db.selectFrom('chunks').select(['id', 'source_id', 'text']).execute()
