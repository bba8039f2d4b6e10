import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onPostgres } from '../harness.ts'
import { cutPower } from '../power/power-cuts.ts'

const cuts = Number(process.env['TEST_POWER_CUTS'] ?? 6)
const skip = onPostgres && 'the files of PostgreSQL are its own'

test(`${cuts} power cuts under load lose nothing that was acknowledged`, { skip }, async () => {
  const { findings, acknowledged } = await cutPower({ cuts, seed: 20_261_122, writers: 4 })
  assert.deepEqual(findings, [])
  assert.ok(acknowledged > cuts, `only ${acknowledged} contacts`)
})

test('a power cut without flushes loses what was acknowledged, and is found out', {
  skip,
}, async () => {
  const { findings } = await cutPower({ cuts: 5, seed: 1, writers: 4, unflushed: true })
  assert.notDeepEqual(findings, [])
})
