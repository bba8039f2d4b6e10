import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createLog } from '../log.ts'
import { OutageLog } from './outage-log.ts'

const fault = (code: string, more: object = {}) =>
  Object.assign(new Error('inside'), { code, ...more })

function setUp() {
  const lines: string[] = []
  let nowMs = 0
  const outages = new OutageLog(
    (line) => void lines.push(line),
    () => nowMs,
  )
  const pass = (seconds: number, error: unknown) => {
    for (let second = 0; second < seconds; second++) {
      nowMs += 1_000
      if (error) outages.takes(error)
      outages.look()
    }
  }
  return { lines, outages, pass }
}

describe('the log of an outage', () => {
  for (const [what, error] of [
    ['PostgreSQL refuses connections', fault('ECONNREFUSED')],
    ['PostgreSQL stops', fault('57P01')],
    ['the queue of jobs has a copy of its error', { ...fault('57P01'), message: 'stopping' }],
    ['its disk is full', fault('53100')],
    ['its sessions say nothing', new Error('Query read timeout')],
  ] as const) {
    test(`has a line at its begin, one a minute and one at its end: ${what}`, () => {
      const { lines, pass } = setUp()
      pass(150, error)
      assert.equal(lines.length, 3)
      assert.match(lines[0] ?? '', /^the database is unreachable: /)
      assert.match(lines[2] ?? '', /has been unreachable for 120 s$/)
      pass(25, null)
      assert.match(
        lines[3] ?? '',
        /is reachable again: it was unreachable for 149 s, and 149 log lines/,
      )
      assert.equal(lines.length, 4)
      pass(1, error)
      assert.equal(lines.length, 5)
    })
  }

  test('leaves alone what is no outage: our mistakes, locks, and other servers', () => {
    const { lines, outages } = setUp()
    const others = [
      fault('42703'),
      fault('55P03', { message: 'canceling statement due to lock timeout' }),
      fault('57014', { message: 'canceling statement due to statement timeout' }),
      fault('ETIMEDOUT', { command: 'CONN' }),
      new Error('anything'),
      undefined,
    ]
    for (const error of others) assert.equal(outages.takes(error), false)
    assert.deepEqual(lines, [])
  })

  test('is part of every log, children included, and holds no stack', () => {
    const lines: string[] = []
    const log = createLog('info', { write: (line: string) => void lines.push(line) })
    const child = log.child({ reqId: 'req_1' })
    for (let n = 0; n < 50; n++) {
      log.error({ err: fault('ECONNREFUSED') }, 'a loop failed')
      child.warn({ err: fault('57P01') }, 'not ready')
    }
    log.error({ err: fault('42703') }, 'request failed')
    log.info('anything')
    assert.deepEqual(
      lines.map((line) => JSON.parse(line).msg),
      [
        'the database is unreachable: it refuses connections. Requests get 503, and background work waits',
        'request failed',
        'anything',
      ],
    )
    assert.doesNotMatch(lines[0] ?? '', /stack/)
  })
})
