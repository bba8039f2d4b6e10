import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { harness } from '../../../../test/harness.ts'

const lines: string[] = []
const log = { write: (line: string) => void lines.push(line) }

/** What a request logs, as the objects that its lines are. */
async function logged(request: () => Promise<unknown>): Promise<Record<string, unknown>[]> {
  lines.length = 0
  await request()
  await new Promise(setImmediate)
  return lines.map((line) => JSON.parse(line))
}

describe('the log of a request', () => {
  test('is one line with method, path, status, duration and request id', async (t) => {
    const app = await harness(t, { log })
    const answers: string[] = []
    const [line, ...more] = await logged(async () => {
      const { headers } = await app.owner.get('/v1/contacts?email=ada@example.com')
      answers.push(headers['x-request-id'] ?? '')
    })
    assert.deepEqual(more, [])
    assert.deepEqual(
      [line?.['method'], line?.['path'], line?.['status'], line?.['reqId']],
      ['GET', '/v1/contacts', 200, answers[0]],
    )
    assert.equal(typeof line?.['durationMs'], 'number')
  })

  test('holds no token, wherever in the request it stands', async (t) => {
    const app = await harness(t, { log })
    const { token } = await make.token(app, ['*'])
    const answer = await logged(async () => {
      await app.as(null).get(`/v1/contacts?token=${token}&access_token=${token}`)
      await app.as(null).get(`/v1/contacts/${token}`)
      await app.as(null).get(`/v1/${token}/${token}`)
      await app.as({ token }).get('/v1/contacts', { 'x-api-key': token })
      await app.as({ token }).post('/v1/contacts', { name: token, custom: { token } })
      await app.as({ token }).get('/v1/contacts', { authorization: `Bearer ${token}x` })
    })
    assert.equal(answer.length, 6)
    assert.doesNotMatch(JSON.stringify(answer), new RegExp(token))
  })
})
