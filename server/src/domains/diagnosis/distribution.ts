import { runIn } from '../../platform/db/catalog.ts'
import { listNodeFaults } from '../../platform/db/distribution-obstacles.ts'
import { type DistributionState, readDistribution } from '../../platform/db/distribution-state.ts'
import { OrganizationId } from '../../platform/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Check } from './schema.ts'

/** Share of the bytes on one worker, as a multiple of an equal share. */
const worstSkew = 1.5

/** Checks the nodes of a distributed database and how its rows are spread. Empty for any other database. */
export async function checkDistribution({ database }: Platform): Promise<Check[]> {
  // The sizes of some thousand shards come from all workers.
  const run = runIn(database.longRunning)
  const state = await readDistribution(run)
  if (state === null) return []
  const faults = await listNodeFaults(run)
  return [
    faults.length > 0
      ? { name: 'nodes of the database', status: 'fault', message: faults.join(' ') }
      : {
          name: 'nodes of the database',
          status: 'ok',
          message: 'the coordinator and its workers answer and have the settings that they need',
        },
    checkSkew(state),
  ]
}

export function checkSkew(state: DistributionState): Check {
  const { workers, shards, busiestWorker, busiestShard, largest, vectorIndexes } = state
  const name = 'distribution'
  const facts = [
    `${workers} workers, ${shards} shards`,
    `the worker ${busiestWorker.name} has ${percent(busiestWorker.share)} of the bytes, the busiest shard ${percent(busiestShard.share)}`,
    ...(largest
      ? [
          `the largest organization, ${OrganizationId.show(largest.organizationId)}, has ${percent(largest.share)} of the contacts and chunks`,
        ]
      : []),
    `${vectorIndexes} vector indexes, each once per shard`,
  ].join('; ')
  const fairShare = 1 / workers
  if (largest && !largest.isIsolated && largest.share > fairShare / 2) {
    return {
      name,
      status: 'warning',
      message: `${facts}. Give it a shard of its own: \`capstan-server isolate ${OrganizationId.show(largest.organizationId)} --dry-run\`.`,
    }
  }
  if (workers > 1 && busiestWorker.share > worstSkew * fairShare) {
    return {
      name,
      status: 'warning',
      message: `${facts}. Spread the shards: stop all nodes, and run \`select citus_rebalance_start()\` on the coordinator.`,
    }
  }
  return { name, status: 'ok', message: `${facts}.` }
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
