import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { setImmediate as settle } from 'node:timers/promises'
import { every } from './background.ts'
import { createLog } from './log.ts'

/** A loop of one turn a second, on a timer that the test moves. */
function startLoop(t: TestContext, run: () => unknown) {
  t.mock.timers.enable({ apis: ['setInterval'] })
  const lines: string[] = []
  const log = createLog('trace', { write: (line) => void lines.push(line) })
  const loop = every(1_000, run, { log, failure: 'the tide could not be read' })
  return {
    lines,
    stop: () => loop[Symbol.asyncDispose](),
    async tick() {
      t.mock.timers.tick(1_000)
      await settle()
    },
  }
}

describe('background work', () => {
  test('runs once an interval, first after one', async (t) => {
    let runs = 0
    const { tick, stop } = startLoop(t, () => runs++)
    assert.equal(runs, 0)
    await tick()
    await tick()
    assert.equal(runs, 2)
    await stop()
    await tick()
    assert.equal(runs, 2)
  })

  test('never overlaps itself, and goes on once a slow run has ended', async (t) => {
    const ends: PromiseWithResolvers<void>[] = []
    const { tick, stop } = startLoop(t, () => {
      const end = Promise.withResolvers<void>()
      ends.push(end)
      return end.promise
    })
    await tick()
    await tick()
    assert.equal(ends.length, 1)
    ends[0]?.resolve()
    await settle()
    await tick()
    assert.equal(ends.length, 2)
    ends[1]?.resolve()
    await stop()
  })

  test('logs a run that fails, thrown or rejected, and runs again', async (t) => {
    let runs = 0
    const { lines, tick, stop } = startLoop(t, () => {
      if (++runs === 1) throw new Error('no water')
      return Promise.reject(new Error('no gauge'))
    })
    await tick()
    await tick()
    assert.equal(lines.length, 2)
    assert.match(lines[0] ?? '', /no water.*the tide could not be read/)
    assert.match(lines[1] ?? '', /no gauge.*the tide could not be read/)
    await stop()
  })

  test('is waited for when it is stopped in the middle of a run', async (t) => {
    const end = Promise.withResolvers<void>()
    const { tick, stop } = startLoop(t, () => end.promise)
    await tick()
    let isStopped = false
    const stopping = stop().then(() => {
      isStopped = true
    })
    await settle()
    assert.equal(isStopped, false)
    end.resolve()
    await stopping
    assert.equal(isStopped, true)
  })
})
