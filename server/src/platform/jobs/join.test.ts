import assert from 'node:assert/strict'
import { test } from 'node:test'
import { joinJobs } from './job-type.ts'

test('jobs of one key become one, with the attempts and the signals of all', () => {
  const [first, second] = [new AbortController(), new AbortController()]
  const jobs = [
    { data: { of: 'a', ids: [1] }, retryCount: 2, priority: 0, signal: first.signal },
    { data: { of: 'b', ids: [2] }, retryCount: 0, priority: 0, signal: first.signal },
    { data: { of: 'a', ids: [3, 4] }, retryCount: 1, priority: 5, signal: second.signal },
  ]
  const [ofA, ofB, ...others] = joinJobs(jobs, {
    keyOf: (data) => (data as { of: string }).of,
    merge: (all) => ({ of: 'a', ids: all.flatMap((data) => (data as { ids: number[] }).ids) }),
  })
  assert.equal(others.length, 0)
  assert.deepEqual([ofA?.data, ofA?.retryCount, ofA?.priority], [{ of: 'a', ids: [1, 3, 4] }, 1, 5])
  assert.deepEqual(ofB?.retryCount, 0)
  second.abort()
  assert.deepEqual([ofA?.signal.aborted, ofB?.signal.aborted], [true, false])
})
