import { median } from './report.ts'

/**
 * How unevenly organizations load the parts of a distributed database: their sizes follow Zipf's law, and a hash places
 * each. Says what share the busiest part has, before and after the largest organizations have parts of their own.
 */
const organizations = 10_000
const runs = 100

/** Deterministic (mulberry32), so that two runs print the same. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Shares of the whole load, the largest first. */
function sharesOf(exponent: number): number[] {
  const weights = Array.from({ length: organizations }, (_, rank) => 1 / (rank + 1) ** exponent)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => weight / total)
}

/** The share of the busiest part and of the busier one of two workers, as the median of many placements. */
function measure(shares: readonly number[], shards: number, isolated: number) {
  const busiest: number[] = []
  const workers: number[] = []
  for (let run = 1; run <= runs; run++) {
    const random = randomOf(run)
    const loads = new Array<number>(shards).fill(0)
    const halves: [number, number] = [0, 0]
    shares.forEach((share, rank) => {
      const shard = Math.floor(random() * shards)
      if (rank >= isolated) loads[shard] = (loads[shard] ?? 0) + share
      else halves[halves[0] <= halves[1] ? 0 : 1] += share
    })
    // Isolated ones are placed first; then each part goes to the worker with less, the busiest first.
    for (const load of loads.toSorted((a, b) => b - a))
      halves[halves[0] <= halves[1] ? 0 : 1] += load
    busiest.push(Math.max(...loads))
    workers.push(Math.max(...halves))
  }
  return { busiest: median(busiest), worker: median(workers) }
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

console.log(
  '| Zipf | shards | isolated | largest organization | busiest shard | busier of two workers |',
)
console.log('| --- | --- | --- | --- | --- | --- |')
for (const exponent of [0.8, 1, 1.2]) {
  const shares = sharesOf(exponent)
  for (const shards of [32, 128]) {
    for (const isolated of [0, 1, 10]) {
      const { busiest, worker } = measure(shares, shards, isolated)
      const cells = [
        exponent,
        shards,
        isolated,
        percent(shares[0] ?? 0),
        percent(busiest),
        percent(worker),
      ]
      console.log(`| ${cells.join(' | ')} |`)
    }
  }
}
