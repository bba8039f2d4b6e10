import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Database } from '../db/database.ts'
import { createLog } from '../log.ts'
import { InlineRuns } from './inline-runs.ts'
import { defineJob, type JobHandler } from './job-type.ts'
import { JobOutbox } from './outbox.ts'

/** More than lie between the last look for jobs and the end of the promise that stands for the work. */
const mostMicrotasks = 12

const job = (id: string) => ({ organizationId: 'o', id, name: 'n', data: {}, priority: 0 })

/** Acts once, so many microtasks after the first time it is told that the first job is done. */
function afterFirst(count: number, act: () => void) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const begin = async () => {
    for (let n = 0; n < count; n++) await null
    act()
    resolve()
  }
  let isBegun = false
  const tell = () => {
    if (!isBegun) void begin()
    isBegun = true
  }
  return { tell, acted: promise }
}

describe('a job that is added while the last ones end', () => {
  test('is sent from the outbox', async () => {
    for (let count = 0; count < mostMicrotasks; count++) {
      const sent: string[] = []
      // Its rows are not deleted: the first job fails before, the second is seen already.
      const insert = async (_name: string, jobs: readonly { id: string }[]) => {
        sent.push(...jobs.map(({ id }) => id))
        throw new Error('The queue is away')
      }
      const { tell, acted } = afterFirst(count, () => outbox.add(job('second')))
      const log = createLog('warn', { write: tell })
      const outbox = new JobOutbox({} as Pick<Database, 'dispatch'>, insert, log)
      outbox.add(job('first'))
      await Promise.all([acted, outbox.settle()])
      await outbox.settle()
      assert.deepEqual(sent, ['first', 'second'], `after ${count} microtasks`)
    }
  })

  test('runs where it was committed', async () => {
    for (let count = 0; count < mostMicrotasks; count++) {
      let ran = 0
      const handler = {
        type: defineJob('n', { isInline: true }),
        run: async () => void ran++,
        join: { keyOf: () => 'key', merge: () => ({}) },
      } satisfies JobHandler
      const { tell, acted } = afterFirst(count, () => runs.add(job('second')))
      const runs = new InlineRuns(handler, {
        finish: async () => tell(),
        enqueue: () => assert.fail('There is room'),
        log: { warn: () => assert.fail('No job fails') },
      })
      runs.add(job('first'))
      await Promise.all([acted, runs.settle()])
      await runs.settle()
      assert.equal(ran, 2, `after ${count} microtasks`)
    }
  })
})
