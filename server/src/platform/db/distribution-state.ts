import type { Run } from './catalog.ts'
import { isDistributed, takesRoom } from './distributed-tables.ts'

/** How the rows of a distributed database are spread. Shares are between 0 and 1. */
export interface DistributionState {
  workers: number
  shards: number
  /** Share of the bytes on the worker, and in the shard, that has most of them. */
  busiestWorker: { name: string; share: number }
  busiestShard: { share: number }
  /** The organization with most contacts and chunks, and its share of all of them. Null if there are none. */
  largest: { organizationId: string; share: number; isIsolated: boolean } | null
  /** Vector indexes of bases. Each of them exists once per shard. */
  vectorIndexes: number
}

/** A range of the hash of organizations: one shard of every table that is distributed by organization. */
export interface ShardOfOrganizations {
  lowest: number
  highest: number
  worker: string
  bytes: number
}

/** Returns null if the database is not distributed. */
export async function readDistribution(run: Run): Promise<DistributionState | null> {
  if (!(await isDistributed(run))) return null
  const shards = await listShards(run)
  const total = sum(shards.map(({ bytes }) => bytes)) || 1
  const perWorker = new Map<string, number>()
  for (const { worker, bytes } of shards) {
    perWorker.set(worker, (perWorker.get(worker) ?? 0) + bytes)
  }
  const [name, bytes] = [...perWorker].toSorted((a, b) => b[1] - a[1])[0] ?? ['', 0]
  const [indexes] = await run(`select count(*)::integer as n from pg_index i
    join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam where a.amname = 'hnsw'`)
  return {
    workers: perWorker.size,
    shards: shards.length,
    busiestWorker: { name, share: bytes / total },
    busiestShard: { share: Math.max(0, ...shards.map((shard) => shard.bytes)) / total },
    largest: await findLargest(run),
    vectorIndexes: Number(indexes?.['n']),
  }
}

/** Returns the shards in the order of their hashes. */
async function listShards(run: Run): Promise<ShardOfOrganizations[]> {
  const rows = await run(`
    select s.shardminvalue::integer as lowest, s.shardmaxvalue::integer as highest,
      c.nodename || ':' || c.nodeport as worker, sum(c.shard_size)::float8 as bytes
    from citus_shards c join pg_dist_shard s using (shardid)
    where c.colocation_id = (
      select colocationid from pg_dist_partition where logicalrelid = 'organizations'::regclass)
    group by 1, 2, 3 order by 1`)
  return rows as unknown as ShardOfOrganizations[]
}

/** Returns the shard of an organization. */
export async function findShard(run: Run, organizationId: string): Promise<ShardOfOrganizations> {
  const [row] = await run(`
    select shardminvalue::integer as lowest from pg_dist_shard
    where shardid = get_shard_id_for_distribution_column('organizations', '${organizationId}'::uuid)`)
  const shard = (await listShards(run)).find(({ lowest }) => lowest === row?.['lowest'])
  if (!shard) throw new Error(`organization ${organizationId} has no shard`)
  return shard
}

/** An isolated organization has the only hash of its shard. */
export const isIsolated = ({ lowest, highest }: { lowest: number; highest: number }): boolean =>
  lowest === highest

/** Contacts and chunks are most of the bytes, and both are counted where they are written. */
async function findLargest(run: Run): Promise<DistributionState['largest']> {
  const counted = `from usage_counts where ${takesRoom}`
  const [row] = await run(`select organization_id as id, sum(used)::float8 as used ${counted}
    group by 1 having sum(used) > 0 order by 2 desc limit 1`)
  if (!row) return null
  const [all] = await run(`select sum(used)::float8 as used ${counted}`)
  const organizationId = String(row['id'])
  return {
    organizationId,
    share: Number(row['used']) / Number(all?.['used']),
    isIsolated: isIsolated(await findShard(run, organizationId)),
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)
