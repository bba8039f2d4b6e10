import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { SharedFlush } from './shared-flush.ts'

/** Flushes that end when the test says so. */
function slowDisk() {
  const running: PromiseWithResolvers<void>[] = []
  const flushed: string[] = []
  const shared = new SharedFlush({
    flush(descriptor) {
      flushed.push(`begin ${descriptor}`)
      const one = Promise.withResolvers<void>()
      running.push(one)
      return one.promise
    },
    flushNow: (descriptor) => void flushed.push(`now ${descriptor}`),
  })
  const isDone = async (promise: Promise<unknown>): Promise<boolean> => {
    await nextTurn()
    return (await Promise.race([promise.then(() => true), false])) === true
  }
  return { shared, running, flushed, isDone }
}

describe('a shared flush', () => {
  test('answers all who asked before it began', async () => {
    const { shared, running, flushed, isDone } = slowDisk()
    shared.ask(7)
    shared.ask(7)
    const both = Promise.all([shared.settled(), shared.settled()])
    assert.equal(await isDone(both), false)
    running[0]?.resolve()
    await both
    assert.deepEqual(flushed, ['begin 7'])
    assert.ok(shared.isSettled)
  })

  test('does not answer who asked while it ran', async () => {
    const { shared, running, flushed, isDone } = slowDisk()
    shared.ask(7)
    const first = shared.settled()
    shared.ask(7)
    const second = shared.settled()
    running[0]?.resolve()
    await first
    assert.equal(await isDone(second), false)
    running[1]?.resolve()
    await second
    assert.deepEqual(flushed, ['begin 7', 'begin 7'])
  })

  test('is done at once, with what is on the way, before anything else may change', async () => {
    const { shared, running, flushed } = slowDisk()
    shared.ask(7)
    const first = shared.settled()
    shared.ask(8)
    shared.settleNow()
    assert.deepEqual(flushed, ['begin 7', 'now 7', 'now 8'])
    assert.ok(shared.isSettled)
    // The descriptor was closed meanwhile.
    running[0]?.reject(new Error('EBADF'))
    await first
  })

  test('is not tried again when the disk refused it: nothing later is acknowledged', async () => {
    const { shared, running } = slowDisk()
    shared.ask(7)
    const first = shared.settled()
    running[0]?.reject(new Error('EIO: i/o error'))
    await assert.rejects(first, /EIO: i\/o error/)
    await assert.rejects(shared.settled(), { name: 'FlushFailed' })
    assert.throws(() => shared.settleNow(), { name: 'FlushFailed', code: 'EIO' })
  })
})
