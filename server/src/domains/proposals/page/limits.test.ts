import assert from 'node:assert/strict'
import { test } from 'node:test'
import { harness, onPostgres } from '../../../../test/harness.ts'
import { PageLimits } from './limits.ts'

const countOf = async (attempts: number, attempt: (index: number) => Promise<void>) => {
  let admitted = 0
  for (let index = 0; index < attempts; index++) {
    await attempt(index).then(
      () => admitted++,
      (error: { code?: string }) => assert.equal(error.code, 'rate_limited'),
    )
  }
  return admitted
}

test('two nodes count together what leads nowhere, and what a link asks for beyond its first ten times', {
  skip: !onPostgres && 'needs PostgreSQL',
}, async (t) => {
  const { context, clock } = await harness(t)
  const nodes = [new PageLimits(context), new PageLimits(context)] as const
  const of = (index: number) => nodes[index % 2 === 0 ? 0 : 1]
  assert.equal(await countOf(50, (index) => of(index).countFailure('203.0.113.7')), 20)
  assert.throws(() => nodes[1].refuseGuessing('203.0.113.7'), { code: 'rate_limited' })
  assert.equal(await countOf(60, () => nodes[0].countRequest('a')), 60)
  assert.equal(await countOf(30, (index) => of(index).countRequest('a')), 10)
  clock.advance('61s')
  assert.equal(await countOf(1, () => nodes[0].countRequest('a')), 1)
  nodes[1].refuseGuessing('203.0.113.7')
})
