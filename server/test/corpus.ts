import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { builtinModel } from '../src/domains/knowledge/models/builtin.ts'
import { indexChunks } from '../src/domains/knowledge/search/indexing.ts'
import { vectorLiteral } from '../src/domains/knowledge/search/nearest.ts'
import {
  type Hit,
  type SearchRequest,
  searchChunks,
} from '../src/domains/knowledge/search/search.ts'
import { SearchIndexes } from '../src/domains/knowledge/search/search-indexes.ts'
import { contentHash, embeddedText } from '../src/domains/knowledge/vectors/embed.ts'
import { hideRun } from '../src/domains/knowledge/visibility/store.ts'
import {
  type Database,
  type Db,
  embeddedDatabase,
  postgresDatabase,
} from '../src/platform/db/database.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { openPglite } from '../src/platform/db/pglite.ts'
import { createTestDatabase, migratedImage } from './storage.ts'

export interface CorpusSource {
  /** Of the corpus itself when absent. */
  baseId?: string
  name?: string
  title?: string
  language?: string
  metadata?: Record<string, unknown>
  chunks: readonly (string | CorpusChunk)[]
}

export interface CorpusChunk {
  text: string
  headings?: string[]
  charStart?: number
  embedding?: Float32Array
}

/** One knowledge base in a database of its own, filled without fetching or extracting anything. */
export interface Corpus extends AsyncDisposable {
  database: Database
  organizationId: string
  baseId: string
  indexes: SearchIndexes
  /** Adds a source and returns its id; `replaces` takes the chunks of that source away in the same transaction. */
  add(source: CorpusSource, replaces?: string): Promise<string>
  remove(sourceId: string): Promise<void>
  /** Removes every source. */
  clear(): Promise<void>
  /** An empty base beside the corpus. */
  addBase(): Promise<string>
  search: Search
  /** A searcher that shares no memory with the others, as another process would, or one inside a transaction. */
  node(db?: Db, indexes?: SearchIndexes): { search: Search }
}

type Search = (query: string, request?: CorpusRequest) => Promise<Hit[]>

/** In the corpus's own base, embedded by the built-in model, unless it says otherwise. */
export type CorpusRequest = Partial<
  Omit<SearchRequest, 'bases' | 'query'> & Omit<SearchRequest['bases'][number], 'id'>
> & { baseIds?: readonly string[] }

/** On the PostgreSQL server at `server`, else embedded in memory. */
export async function openCorpus(server?: string): Promise<Corpus> {
  const created = server ? await createTestDatabase(server) : null
  const database = created
    ? postgresDatabase(created.url)
    : embeddedDatabase(await openPglite(null, await migratedImage()))
  if (created) await migrate(database)
  const { db } = database
  const organizationId = randomUUID()
  const indexes = new SearchIndexes()
  await sql`insert into organizations (id, name, plan, created_at, updated_at)
    values (${organizationId}, 'Corpus', 'unlimited', now(), now())`.execute(db)
  const addBase = async (): Promise<string> => {
    const id = randomUUID()
    await sql`insert into bases (organization_id, id, name, embedding_model, embedding_dimensions,
        max_tokens, overlap_tokens, created_at, updated_at)
      values (${organizationId}, ${id}, 'Corpus', ${builtinModel.name}, ${builtinModel.dimensions},
        256, 0, now(), now())`.execute(db)
    return id
  }
  const baseId = await addBase()
  const searcher =
    (on: Db, memory: SearchIndexes): Search =>
    async (query, request = {}) => {
      const [queryEmbedding = null] = await builtinModel.embed([query])
      const { baseIds = [baseId], ...asked } = request
      const base = {
        model: builtinModel.name,
        queryEmbedding,
        vectorSlot: 'embedding_a',
        fusion: { kind: 'keyword_first' },
        ...asked,
      } as const
      const bases = baseIds.map((id) => ({ ...base, id }))
      const defaults = { query, mode: 'hybrid', limit: 10 } as const
      const whole = { ...defaults, ...asked, bases }
      return (await searchChunks(on, organizationId, whole, memory)).hits
    }
  return {
    database,
    organizationId,
    baseId,
    indexes,
    async add(source, replaces) {
      const sourceId = replaces ?? randomUUID()
      const into = source.baseId ?? baseId
      await db.transaction().execute(async (tx) => {
        if (replaces) {
          await sql`delete from keyword_segments where source_id = ${sourceId}`.execute(tx)
          await sql`delete from chunks where source_id = ${sourceId}`.execute(tx)
        } else {
          await sql`insert into sources (organization_id, base_id, id, name, type, status, metadata,
              created_at, updated_at)
            values (${organizationId}, ${into}, ${sourceId}, ${source.name ?? 'A source'}, 'text',
              'completed', ${JSON.stringify(source.metadata ?? {})}::text::jsonb, now(), now())`.execute(
            tx,
          )
        }
        const chunks = await insertChunks(tx, organizationId, into, sourceId, source)
        const { title, language = null } = source
        await indexChunks(tx, organizationId, {
          baseId: into,
          sourceId,
          run: 0,
          language,
          chunks: chunks.map((chunk) => ({ ...chunk, title: title ?? null })),
        })
      })
      return sourceId
    },
    async remove(sourceId) {
      await db.transaction().execute(async (tx) => {
        await hideRun(
          tx,
          { organizationId, baseId, sourceId, run: 0 },
          { attempt: null, deleteAfter: new Date() },
        )
        await sql`delete from sources where id = ${sourceId}`.execute(tx)
      })
    },
    async clear() {
      for (const table of ['sources', 'chunks', 'keyword_segments', 'hidden_runs']) {
        await sql`delete from ${sql.table(table)} where base_id = ${baseId}`.execute(db)
      }
    },
    addBase,
    search: searcher(db, indexes),
    node: (on = db, memory = on === db ? new SearchIndexes() : indexes) => ({
      search: searcher(on, memory),
    }),
    async [Symbol.asyncDispose]() {
      await database[Symbol.asyncDispose]()
      await created?.drop()
    },
  }
}

async function insertChunks(
  tx: Database['db'],
  organizationId: string,
  baseId: string,
  sourceId: string,
  source: CorpusSource,
): Promise<{ id: string; text: string; headings: string[] }[]> {
  const chunks = source.chunks.map((chunk) => (typeof chunk === 'string' ? { text: chunk } : chunk))
  const contexts = chunks.map(({ text, headings = [] }) =>
    embeddedText(text, { title: source.title ?? null, headings }),
  )
  const vectors = await builtinModel.embed(
    contexts.filter((_, position) => !chunks[position]?.embedding),
  )
  const rows = chunks.map(({ text, headings = [], charStart = 0, embedding }, position) => ({
    id: uuidv7(),
    position,
    text,
    headings,
    charStart,
    embedding: vectorLiteral(embedding ?? (vectors.shift() as Float32Array)),
    hash: contentHash(contexts[position] as string).toString('hex'),
  }))
  for (let first = 0; first < rows.length; first += 500) {
    await sql`insert into chunks (organization_id, base_id, source_id, id, position, text, token_count,
        headings, char_start, char_end, content_hash, embedding_a)
      select ${organizationId}, ${baseId}, ${sourceId}, id, position, text, 1,
        array(select jsonb_array_elements_text(headings)), "charStart", "charStart" + length(text), decode(hash, 'hex'),
        embedding::vector
      from jsonb_to_recordset(${JSON.stringify(rows.slice(first, first + 500))}::text::jsonb)
        as row (id uuid, position integer, text text, headings jsonb, "charStart" integer, hash text, embedding text)`.execute(
      tx,
    )
  }
  return rows
}
