import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onPostgres } from '../harness.ts'
import { possibleFaults } from '../soak/faults.ts'
import { soak } from '../soak/soak.ts'

/** The quick ones; npm run soak has them all, many times. */
const quick = [
  ...['kill -9 of a node', 'restart of a node', 'sessions cut', 'kill -9 of a node'],
  ...['a clock that jumps back by four minutes, and forth', 'a full temporary folder'],
]

test('each acknowledged write exists once and is reported once, whatever happens to the nodes', async (t) => {
  const possible = possibleFaults(onPostgres ? ['postgres', 'scratch'] : ['scratch'])
  const strikes = quick.flatMap((name) => possible.find((fault) => fault.name === name) ?? [])
  const nodes = onPostgres ? 3 : 1
  const { findings, acknowledged } = await soak(t, { nodes, writers: 3, strikes, restMs: 1_000 })
  assert.deepEqual(findings, [])
  assert.ok(acknowledged > strikes.length, `only ${acknowledged} writes`)
})
