import assert from 'node:assert/strict'
import { test } from 'node:test'
import { harness } from '../../../../test/harness.ts'
import { signedUp } from '../../../../test/visitor.ts'
import { domains } from '../../../app.ts'
import type { Domain } from '../../../platform/domain.ts'

const ada = { name: 'Ada Kingfisher', email: 'ada@example.com', password: 'a difference engine' }

test('a product that does not answer leaves the others theirs', async (t) => {
  const broken: Domain = {
    name: 'broken',
    open: () => ({
      finders: [
        {
          type: 'wreck',
          scope: null,
          ids: { read: () => null },
          find: () => Promise.reject(new Error('sunk')),
          get: () => Promise.reject(new Error('sunk')),
        },
      ],
    }),
  }
  const world = await harness(t, { domains: [...domains, broken] })
  const visitor = await signedUp(world, ada)
  const { body } = await visitor.get('/session/objects?q=kingfisher')
  assert.deepEqual(body.unanswered, ['wreck'])
  assert.deepEqual(
    body.data.map(({ type }: { type: string }) => type),
    ['member'],
  )
})
