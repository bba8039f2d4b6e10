import { sql } from 'kysely'
import type { VectorSlot } from '../vectors/store.ts'
import { isShown } from '../visibility/store.ts'
import type { BasePlace } from './held-indexes.ts'
import { vectorLiteral } from './nearest.ts'

/** Chunks of one run of a source, by position from `from` to before `to`. */
export interface SignPart {
  id: string
  sourceId: string
  run: number
  from: number
  to: number
}

/** Maximum of chunks in a part. A longer source has several parts. */
const maxPartChunks = 2_000

/** Visible content of a base: for each source its run, the first segment's id, and the number of its chunks. */
type ShownRun = [sourceId: string, run: number, segment: string, chunks: number]

export interface SignManifest {
  version: string
  /** The set of vectors that is searched. A re-index makes another one. */
  vectorSet: string
  slot: VectorSlot
  dimensions: number
  chunksCount: number
  parts: SignPart[]
}

export async function readSignManifest({
  db,
  organizationId,
  baseId,
}: BasePlace): Promise<SignManifest | null> {
  const { rows } = await sql<Omit<SignManifest, 'parts' | 'chunksCount'> & { runs: ShownRun[] }>`
    select concat(index_version, ' ', vector_set) as version, vector_set as "vectorSet",
      vector_slot as slot, embedding_dimensions as dimensions, coalesce((
        select json_agg(json_build_array(source_id, run, segment, chunks) order by source_id, run) from (
          select source_id, run, min(id::text) as segment, sum(chunks_count) as chunks
          from keyword_segments
          where organization_id = ${organizationId} and base_id = bases.id
            and ${isShown('keyword_segments', { organizationId, baseId })}
          group by source_id, run
        ) as shown), '[]') as runs
    from bases where organization_id = ${organizationId} and id = ${baseId}
  `.execute(db)
  const [row] = rows
  if (!row) return null
  const { runs, ...base } = row
  const chunksCount = runs.reduce((sum, [, , , chunks]) => sum + chunks, 0)
  return { ...base, chunksCount, parts: runs.flatMap(partsOf) }
}

function partsOf([sourceId, run, segment, chunks]: ShownRun): SignPart[] {
  const parts: SignPart[] = []
  for (let from = 0; from < chunks; from += maxPartChunks) {
    const to = Math.min(from + maxPartChunks, chunks)
    parts.push({ id: `${segment}/${from}`, sourceId, run, from, to })
  }
  return parts
}

/** Groups parts into about `maxChunks`; an incomplete part is alone. */
export function* portionsOf<Part extends Omit<SignPart, 'id'>>(
  parts: readonly Part[],
  maxChunks: number,
): Iterable<Part[]> {
  let portion: Part[] = []
  let chunks = 0
  const isAlone = ({ from, to }: Part): boolean => from > 0 || to === maxPartChunks
  for (const part of parts) {
    const size = part.to - part.from
    if (
      portion.length > 0 &&
      (chunks + size > maxChunks || isAlone(part) || isAlone(portion[0] as Part))
    ) {
      yield portion
      portion = []
      chunks = 0
    }
    portion.push(part)
    chunks += size
  }
  if (portion.length > 0) yield portion
}

interface PortionRequest {
  parts: readonly SignPart[]
  slot: VectorSlot
  centre: Float32Array
}

/**
 * Reads for each chunk: its id, the signs of its vector's difference to the centre in the form of `bit_send` (after
 * their number in 4 bytes), the length of the difference, the sum of its absolute values, and minus the product of
 * vector and centre, as big-endian floats. The database computes them, because a vector is ten times as long.
 */
export async function readSigns(
  { db, organizationId }: BasePlace,
  { parts, slot, centre }: PortionRequest,
): Promise<{ sourceId: string; signs: Buffer }[]> {
  const [{ from, to } = { from: 0, to: 0 }] = parts
  const range = parts.length === 1 ? sql`and position >= ${from} and position < ${to}` : sql``
  const sourceIds = parts.map(({ sourceId }) => sourceId)
  const { rows } = await sql<{ sourceId: string; signs: string }>`
    select source_id as "sourceId", encode(string_agg(
      uuid_send(id) || bit_send(binary_quantize(vector - centre)) || float4send((vector <-> centre)::real)
        || float4send((vector <+> centre)::real) || float4send((vector <#> centre)::real), ''),
      'base64') as signs
    from (select id, source_id, run, position, ${sql.id(slot)} as vector from chunks
      where organization_id = ${organizationId} and source_id = any(${sourceIds}::uuid[]) ${range}
        and ${sql.id(slot)} is not null) as part,
      (select ${vectorLiteral(centre)}::vector as centre) as base
    where (source_id, run) in (
      select * from unnest(${sourceIds}::uuid[], ${parts.map(({ run }) => run)}::integer[]))
    group by source_id
  `.execute(db)
  return rows.map(({ sourceId, signs }) => ({
    sourceId,
    signs: Buffer.from(signs, 'base64'),
  }))
}

const sampledSources = 100
const sampledChunks = 10

/** Returns the mean of some vectors from all over the base; zeros if it has none. */
export async function readCentre(
  { db, organizationId }: BasePlace,
  parts: readonly SignPart[],
  { slot, dimensions }: Pick<SignManifest, 'slot' | 'dimensions'>,
): Promise<Float32Array> {
  const every = Math.ceil(parts.length / sampledSources)
  const ids = parts.filter((_, index) => index % every === 0).map(({ sourceId }) => sourceId)
  const { rows } = await sql<{ centre: string | null }>`
    select avg(${sql.id(slot)})::text as centre from chunks
    where organization_id = ${organizationId} and source_id = any(${ids}::uuid[])
      and position < ${sampledChunks}
  `.execute(db)
  const centre = rows[0]?.centre
  return centre ? Float32Array.from(JSON.parse(centre) as number[]) : new Float32Array(dimensions)
}
