import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { daysBefore, deleteInBatches } from './retention.ts'

/** So many rows, from which batches are taken. */
function tableOf(rows: number) {
  const batches: number[] = []
  return {
    batches,
    async deleteBatch(limit: number): Promise<number> {
      const deleted = Math.min(limit, rows)
      rows -= deleted
      batches.push(deleted)
      return deleted
    },
  }
}

describe('retention', () => {
  test('deletes batch after batch until one is not full', async () => {
    const { batches, deleteBatch } = tableOf(250)
    await deleteInBatches(100, deleteBatch)
    assert.deepEqual(batches, [100, 100, 50])
  })

  test('stops between two batches when its job is called off', async () => {
    const { batches, deleteBatch } = tableOf(250)
    const calledOff = new AbortController()
    await deleteInBatches(
      100,
      (limit) => {
        calledOff.abort()
        return deleteBatch(limit)
      },
      calledOff.signal,
    )
    assert.deepEqual(batches, [100])
    await deleteInBatches(100, deleteBatch, calledOff.signal)
    assert.deepEqual(batches, [100])
  })

  test('counts days of 24 hours back', () => {
    const now = new Date('2026-03-30T09:30:00.000Z')
    assert.equal(daysBefore(now, 7).toISOString(), '2026-03-23T09:30:00.000Z')
  })
})
