import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { CommentId, ProposalId } from '../ids.ts'

const begin = async (app: Harness) => {
  const { body } = await app.owner.post('/v1/proposals', {
    blocks: [{ id: 'intro', type: 'text', text: 'A' }],
    items: [{ unitAmount: 1 }],
  })
  return { proposal: body, path: `/v1/proposals/${body.id}/comments` }
}

describe('POST /v1/proposals/{proposalId}/comments', () => {
  test('201 adds a comment about a block, a line or another comment, and tells of it', async (t) => {
    const app = await harness(t)
    const { proposal, path } = await begin(app)
    const { status, body } = await app.owner.post(path, { text: 'A\nb', blockId: 'intro' })
    assert.equal(status, 201, JSON.stringify(body))
    assert.partialDeepStrictEqual(body, {
      ...{ proposalId: proposal.id, blockId: 'intro', itemId: null, text: 'A\nb' },
      ...{ replyTo: null, resolvedAt: null },
    })
    assert.equal(body.author.kind, 'token')
    const about = { itemId: proposal.items[0].id, replyTo: body.id }
    const reply = await app.owner.post(path, { text: 'B', ...about })
    assert.partialDeepStrictEqual(reply.body, about)
    const { data } = (await app.owner.get(path)).body
    assert.deepEqual(data, [body, reply.body])
    const [event] = (await app.owner.get(`/v1/events?subject=${proposal.id}`)).body.data
    assert.deepEqual([event.type, event.data.comment], ['proposal.commented', reply.body])
    assert.deepEqual((await app.owner.get(`/v1/proposals/${proposal.id}`)).body, proposal)
  })

  test('422 by the field', async (t) => {
    const app = await harness(t)
    const { path } = await begin(app)
    for (const [fields, field] of [
      [{}, 'text'],
      [{ text: ' ' }, 'text'],
      [{ text: 'A', blockId: 'other' }, 'blockId'],
      [{ text: 'A', itemId: 'other' }, 'itemId'],
      [{ text: 'A', replyTo: CommentId.example }, 'replyTo'],
      [{ text: 'A', author: 'me' }, 'author'],
    ] as const) {
      const { status, body } = await app.owner.post(path, fields)
      assert.deepEqual([status, body.error.field], [422, field])
    }
  })
})

describe('POST /v1/proposals/{proposalId}/comments/{commentId}/resolve', () => {
  test('200 marks it as done, once', async (t) => {
    const app = await harness(t)
    const { proposal, path } = await begin(app)
    const { body: comment } = await app.owner.post(path, { text: 'A' })
    app.clock.advance('1h')
    const { status, body } = await app.owner.post(`${path}/${comment.id}/resolve`)
    assert.deepEqual(
      [status, body],
      [200, { ...comment, resolvedAt: app.clock.now().toISOString() }],
    )
    app.clock.advance('1h')
    assert.deepEqual((await app.owner.post(`${path}/${comment.id}/resolve`)).body, body)
    const { data } = (await app.owner.get(`/v1/events?subject=${proposal.id}`)).body
    assert.deepEqual(
      data.map(({ type }: { type: string }) => type),
      ['proposal.comment_resolved', 'proposal.commented', 'proposal.created'],
    )
  })

  test('400, 401, 403 and 404 of each route', async (t) => {
    const app = await harness(t)
    const { path } = await begin(app)
    const other = await begin(app)
    const { body: comment } = await app.owner.post(path, { text: 'A' })
    const { client } = await make.stranger(app)
    const none = app.as(await make.token(app, ['contacts:read']))
    const routes = [
      (one: typeof client, at: string) => one.get(at),
      (one: typeof client, at: string) => one.post(at, { text: 'A' }),
      (one: typeof client, at: string) => one.post(`${at}/${comment.id}/resolve`),
    ]
    for (const send of routes) {
      assert.equal((await send(client, path)).status, 404)
      assert.equal(
        (await send(app.owner, `/v1/proposals/${ProposalId.example}/comments`)).status,
        404,
      )
      assert.equal((await send(app.owner, '/v1/proposals/x/comments')).status, 400)
      assert.equal((await send(app.as(null), path)).status, 401)
      assert.equal((await send(none, path)).status, 403)
    }
    assert.equal((await app.owner.post(`${other.path}/${comment.id}/resolve`)).status, 404)
  })
})
