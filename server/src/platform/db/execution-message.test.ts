import assert from 'node:assert/strict'
import { test } from 'node:test'
import { protocol } from '@electric-sql/pglite'
import { encodeExecution } from './pglite-statements.ts'

const { serialize } = protocol

test('the messages that run a statement are those of PGlite, byte for byte', () => {
  const part = Buffer.from('xxabcxx').subarray(2, 5)
  const values = ['', 'é 🚢 \ud800', null, Uint8Array.of(0, 255), new Uint8Array(), part]
  for (const given of [[], values, Array.from({ length: 40_000 }, (_, n) => String(n))]) {
    const own = [serialize.bind({ statement: 's1', values: given }), serialize.execute({})]
    const expected = Buffer.concat([...own, serialize.sync()])
    assert.ok(encodeExecution('s1', given).equals(expected))
  }
})
