import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Attempt, answerOf, isSuccess } from './delivery.ts'

const attempt = (id: string, fields: Partial<Attempt>): Attempt => ({
  ...{ id, startedAt: '2026-11-21T09:30:00.000Z', durationMs: 12 },
  timings: { dnsMs: null, connectMs: null, tlsMs: null, firstByteMs: null },
  ...{ request: null, response: null, error: null },
  ...fields,
})
const answer = (status: number) => ({ status, headers: {}, body: '', truncated: false })
const refused = { code: 'mail_refused', message: 'The mail server answered 550.' }

test('an attempt is judged by what its delivery came to, and only then by the answer', () => {
  const mail = attempt('1', {})
  const known = attempt('2', { response: answer(412) })
  const bad = attempt('3', { error: refused })
  const after = (status: 'succeeded' | 'failed' | 'pending', ...attempts: Attempt[]) => ({
    status,
    attempts,
  })
  // Mail has no answer, and a bucket says 412 where it has the object already.
  assert.equal(isSuccess(mail, after('succeeded', bad, mail)), true)
  assert.equal(isSuccess(known, after('succeeded', known)), true)
  assert.equal(isSuccess(bad, after('succeeded', bad, mail)), false)
  // A chat answers 200 with an error in its body.
  const chat = attempt('4', { response: answer(200) })
  assert.equal(isSuccess(chat, after('failed', chat)), false)
  const [fine, broken] = [200, 503].map((status) => attempt('5', { response: answer(status) }))
  assert.deepEqual(
    [fine, broken].map((one) => one && isSuccess(one)),
    [true, false],
  )
  assert.deepEqual([mail, bad, known].map(answerOf), ['accepted', 'mail_refused', '412'])
})
