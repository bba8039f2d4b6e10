import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { harness } from '../../../../test/harness.ts'
import { etagOf, isUnchanged, requireMatch } from './etag.ts'

const etag = etagOf('{"name":"Ada"}')

describe('an ETag', () => {
  test('is strong, quoted, and of the representation alone', () => {
    assert.match(etag, /^"[\w-]{22}"$/)
    assert.equal(etagOf('{"name":"Ada"}'), etag)
    assert.notEqual(etagOf('{"name":"ada"}'), etag)
  })

  for (const header of [etag, `W/${etag}`, `"other", ${etag}`, `${etag},"other"`, '*']) {
    test(`is met by ${header}`, () => {
      assert.equal(isUnchanged(header, etag), true)
      requireMatch(header, etag)
    })
  }

  for (const header of ['"other"', etag.slice(1, -1), '', 'W/"other"']) {
    test(`is not met by ${JSON.stringify(header)}`, () => {
      assert.equal(isUnchanged(header, etag), false)
      assert.throws(() => requireMatch(header, etag), /changed since/)
    })
  }

  test('of a change is the one that a read then has', async (t) => {
    const app = await harness(t)
    const { id } = await make.contact(app)
    const changed = await app.owner.patch(`/v1/contacts/${id}`, { name: 'Grace' })
    const read = await app.owner.get(`/v1/contacts/${id}`)
    assert.equal(changed.headers['etag'], read.headers['etag'])
    const stale = { 'if-match': etag }
    assert.equal((await app.owner.delete(`/v1/contacts/${id}`, stale)).status, 412)
    const current = { 'if-match': String(read.headers['etag']) }
    assert.equal((await app.owner.delete(`/v1/contacts/${id}`, current)).status, 204)
  })

  test('exactly one of many racing changes that know the same version gets through', async (t) => {
    const app = await harness(t)
    const { id } = await make.contact(app)
    // The first round also opens the connections that the later ones race on.
    for (let round = 0; round < 5; round++) {
      const { headers } = await app.owner.get(`/v1/contacts/${id}`)
      const known = { 'if-match': String(headers['etag']) }
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, n) =>
          app.owner.patch(`/v1/contacts/${id}`, { name: `Name ${round}.${n}` }, known),
        ),
      )
      const statuses = answers.map(({ status }) => status).sort()
      assert.deepEqual(statuses, [200, ...Array.from({ length: 7 }, () => 412)])
    }
  })
})
