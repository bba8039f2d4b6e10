import assert from 'node:assert/strict'
import { test } from 'node:test'
import { make } from '../factories.ts'
import { harness } from '../harness.ts'
import { listen } from '../wire.ts'

test('the server reaches none of its own listeners, though their network is allowed', async (t) => {
  const app = await harness(t)
  const port = await listen(app.http)
  const base = await make.base(app)
  for (const host of ['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]', '0x7f.1']) {
    const url = `http://${host}:${port}/metrics`
    const webhook = await app.owner.post('/v1/webhooks', { url, events: ['*'] })
    assert.equal(webhook.status, 422, url)
    const source = { type: 'url', url }
    assert.equal((await app.owner.post(`/v1/bases/${base.id}/sources`, source)).status, 422, url)
    const bounds = { maxBodyBytes: 1_000, onOversize: 'truncate' } as const
    const timeouts = { connectMs: 1_000, headersMs: 1_000, totalMs: 1_000 }
    const request = { url, schemes: ['http'] as const, ...bounds, timeouts }
    await assert.rejects(app.context.outbound.request(request), { code: 'target_not_allowed' })
  }
})
