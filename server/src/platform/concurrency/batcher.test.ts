import assert from 'node:assert/strict'
import { EventEmitter, once } from 'node:events'
import { describe, test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { createBatcher } from './batcher.ts'

describe('a batcher', () => {
  test('runs a single item alone, and together those that come meanwhile, each with its own result', async () => {
    const batches: number[][] = []
    const begun = new EventEmitter()
    const ends: PromiseWithResolvers<void>[] = []
    const double = createBatcher({
      maxBatch: 200,
      async run(items: number[]) {
        batches.push(items)
        const end = Promise.withResolvers<void>()
        ends.push(end)
        begun.emit('batch')
        await end.promise
        return items.map((item) => item * 2)
      },
    })
    const first = double(1)
    await once(begun, 'batch')
    const others = [double(2), double(3), double(2)]
    ends[0]?.resolve()
    assert.equal(await first, 2)
    await once(begun, 'batch')
    assert.deepEqual(batches, [[1], [2, 3, 2]])
    ends[1]?.resolve()
    assert.deepEqual(await Promise.all(others), [4, 6, 4])
  })

  test('runs the items of each organization apart after an error that may concern one of them', async () => {
    const batches: string[][] = []
    const batcherFor = (mayConcernOne: boolean) =>
      createBatcher({
        maxBatch: 200,
        apart: { keyOf: (item: string) => item.slice(0, 1), mayConcernOne: () => mayConcernOne },
        async run(items: string[]) {
          batches.push(items)
          if (items.some((item) => item.startsWith('b'))) throw new Error('b is away')
          return items
        },
      })
    const settle = async (mayConcernOne: boolean) => {
      const echo = batcherFor(mayConcernOne)
      const results = await Promise.allSettled(['a1', 'b1', 'a2', 'b2'].map(echo))
      return results.map(({ status }) => status === 'fulfilled')
    }
    assert.deepEqual(await settle(true), [true, false, true, false])
    assert.deepEqual(batches.splice(0), [
      ['a1', 'b1', 'a2', 'b2'],
      ['a1', 'a2'],
      ['b1', 'b2'],
    ])
    assert.deepEqual(await settle(false), [false, false, false, false])
    assert.equal(batches.length, 1)
  })

  test('runs a crowd together that arrives over some turns', async () => {
    const sizes: number[] = []
    const echo = createBatcher({
      maxBatch: 8,
      async run(items: number[]) {
        sizes.push(items.length)
        return items
      },
    })
    const all: Promise<number>[] = []
    const arrive = (n: number): void => {
      if (n < 4) setImmediate(arrive, n + 1)
      all.push(echo(n))
    }
    arrive(0)
    assert.equal(await all[0], 0)
    assert.deepEqual(await Promise.all(all), [0, 1, 2, 3, 4])
    assert.deepEqual(sizes, [5])
    assert.equal(await echo(5), 5)
    assert.deepEqual(sizes, [5, 1])
  })

  test('takes half of what is under way where one half comes again while the other runs', async () => {
    const sizes: number[] = []
    const echo = createBatcher({
      maxBatch: 64,
      inHalves: true,
      async run(items: number[]) {
        sizes.push(items.length)
        for (let turns = 0; turns < 3; turns++) await turn()
        return items
      },
    })
    const sendAll = async (): Promise<void> => {
      for (let n = 0; n < 8; n++) {
        await echo(n)
        await turn()
      }
    }
    await Promise.all(Array.from({ length: 32 }, sendAll))
    assert.deepEqual(new Set(sizes), new Set([16]))
  })

  test('fails the items of a failed batch, and none of a later one', async () => {
    let isBroken = true
    const echo = createBatcher({
      maxBatch: 200,
      async run(items: string[]) {
        if (isBroken) throw new Error('no connection')
        return items
      },
    })
    const failing = [echo('a'), echo('b')]
    await assert.rejects(failing[0] ?? Promise.resolve(), { message: 'no connection' })
    isBroken = false
    await Promise.allSettled(failing)
    assert.equal(await echo('c'), 'c')
  })

  test('never runs more than its bound at a time', async () => {
    const sizes: number[] = []
    const echo = createBatcher({
      maxBatch: 200,
      async run(items: number[]) {
        sizes.push(items.length)
        return items
      },
    })
    const all = Array.from({ length: 500 }, (_, i) => i)
    assert.deepEqual(await Promise.all(all.map(echo)), all)
    assert.deepEqual(sizes, [200, 200, 100])
  })
})
