import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createLog, type Logger, textDestination } from './log.ts'
import { traceContext } from './telemetry/trace-context.ts'

const traceId = '0af7651916cd43dd8448eb211c80319c'

function written(write: (log: Logger) => void, isText = false): string[] {
  const lines: string[] = []
  const destination = { write: (line: string) => void lines.push(line) }
  write(createLog('trace', isText ? textDestination(destination) : destination))
  return lines
}

describe('a log line in JSON', () => {
  test('has the time as ISO 8601 and the level as a word', () => {
    const [line = ''] = written((log) => log.warn({ spans: 3 }, 'spans were dropped'))
    const { time, level, msg, spans } = JSON.parse(line)
    assert.match(time, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    assert.deepEqual([level, msg, spans], ['warn', 'spans were dropped', 3])
  })

  test('names its trace inside a span, and none outside', () => {
    const lines = written((log) => {
      traceContext.run({ traceId, spanId: '1' }, () => log.info('inside'))
      log.info('outside')
    }).map((line) => JSON.parse(line))
    assert.deepEqual(
      lines.map(({ msg, trace_id }) => [msg, trace_id]),
      [
        ['inside', traceId],
        ['outside', undefined],
      ],
    )
  })
})

describe('a log line as text', () => {
  test('is time, level, message and fields', () => {
    const [line = ''] = written((log) => log.info({ status: 200, path: '/v1/me' }, 'request'), true)
    assert.match(line, /^\d{4}-\S+Z INFO {2}request status=200 path=\/v1\/me\n$/)
  })

  test('shows the stack of an error below, and none of what a statement was given', () => {
    const err = Object.assign(new Error('it broke'), { code: '23505', parameters: ['Ada'] })
    const [text = ''] = written((log) => log.error({ err }, 'failed'), true)
    assert.match(text, /ERROR failed\n {4}Error: it broke\n {4}at .*\n {4}code=23505\n$/s)
    assert.doesNotMatch(text, /Ada/)
  })

  test('is one line, without commands to the terminal, whatever a stranger sends', () => {
    const path = '/a\n2026-01-01 INFO forged\r\u001b[2J\u009b31m\u202e\u2028'
    const [line = ''] = written((log) => log.info({ path, agent: { path } }, path), true)
    assert.equal(line.split(/[\n\r\u2028]/).length, 2)
    assert.doesNotMatch(line.trimEnd(), /[\p{Cc}\p{Cf}\u2028]/u)
  })

  test('holds no secret', () => {
    const secrets = { token: 'cap_1', secret: 'whsec_1', password: 'hunter2' }
    for (const isText of [false, true]) {
      const [line = ''] = written((log) => log.info(secrets, 'said'), isText)
      assert.doesNotMatch(line, /cap_1|whsec_1|hunter2/)
      assert.match(line, /redacted/)
    }
  })
})
