import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { ada, eventsAbout, readProposal } from '../../../../test/proposals.ts'

const said = 'A returned engine is refunded within {{30}} days.'
const query = 'refunds of a returned engine'

const baseThatSays = async (app: Harness, text: string | null) => {
  const base = await make.base(app)
  if (text !== null) await make.source(app, { base, name: 'Terms', text })
  await app.drain()
  return base
}

const templateOf = (app: Harness, baseId: string) =>
  make.proposalTemplate(app, {
    draft: { blocks: [{ id: 'terms', type: 'knowledge', baseId, query }], recipients: [ada] },
  })

const problemsOf = async (app: Harness, { id }: { id: string }) =>
  (await app.owner.get(`/v1/proposals/${id}/problems`)).body.data.map(
    ({ code, path }: { code: string; path: string }) => [code, path],
  )

const draftOf = async (app: Harness, { id }: { id: string }, client = app.owner) => {
  const { status, body, text } = await client.post('/v1/proposals', { templateId: id })
  assert.equal(status, 201, text)
  return body
}

describe('a template that asks a knowledge base', () => {
  test('has its answer filled in, with its source, and waits for who confirms it', async (t) => {
    const app = await harness(t)
    const base = await baseThatSays(app, said)
    const template = await templateOf(app, base.id)
    const draft = await draftOf(app, template)
    assert.equal(draft.blocks[0].outcome, 'waiting')
    assert.deepEqual(await problemsOf(app, draft), [['unanswered_knowledge', 'blocks.0.text']])
    const sending = await app.owner.post(`/v1/proposals/${draft.id}/send`)
    assert.deepEqual([sending.status, sending.body.error.field], [422, 'blocks.0.text'])
    await app.drain()
    const { blocks } = await readProposal(app, draft)
    const [{ text, outcome, citations, confirmed }] = blocks
    assert.deepEqual([outcome, citations.length, confirmed], ['found', 1, undefined])
    assert.equal(citations[0].sourceName, 'Terms')
    assert.ok(text.includes('refunded within'))
    assert.deepEqual(await problemsOf(app, draft), [
      ['unconfirmed_knowledge', 'blocks.0.confirmed'],
    ])
    assert.ok((await eventsAbout(app, draft)).includes('proposal.updated'))
    const changed = { blocks: [{ ...blocks[0], confirmed: true }] }
    assert.equal((await app.owner.patch(`/v1/proposals/${draft.id}`, changed)).status, 200)
    assert.deepEqual(await problemsOf(app, draft), [])
    // The braces of a source are no variable of ours.
    const preview = await app.owner.post(`/v1/proposals/${draft.id}/preview`)
    assert.match(preview.body.html, /within \{\{30\}\} days/)
  })

  test('leaves what somebody has written meanwhile, and asks once', async (t) => {
    const app = await harness(t)
    const draft = await draftOf(app, await templateOf(app, (await baseThatSays(app, said)).id))
    const [block] = draft.blocks
    const own = { ...block, text: 'Our own words.', outcome: undefined, confirmed: true }
    await app.owner.patch(`/v1/proposals/${draft.id}`, { blocks: [own] })
    await app.drain()
    assert.equal((await readProposal(app, draft)).blocks[0].text, 'Our own words.')
  })

  test('makes the draft all the same without base, answer, credits or right, and names each', async (t) => {
    const app = await harness(t)
    const expect = async (
      outcome: string,
      template: { id: string },
      client: Harness['owner'] = app.owner,
    ) => {
      const draft = await draftOf(app, template, client)
      await app.drain()
      assert.equal((await readProposal(app, draft)).blocks[0].outcome, outcome)
      assert.deepEqual(await problemsOf(app, draft), [['unanswered_knowledge', 'blocks.0.text']])
    }
    await expect('nothing_found', await templateOf(app, (await baseThatSays(app, null)).id))
    const base = await baseThatSays(app, said)
    const template = await templateOf(app, base.id)
    const writer = app.as(await make.token(app, ['proposals:write']))
    await expect('not_allowed', template, writer)
    await app.operator.put('/operator/v1/plans/poor', { monthlyCredits: 0 })
    const organization = `/operator/v1/organizations/${app.organization.id}`
    await app.operator.patch(organization, { plan: 'poor' })
    await expect('no_credits', template)
    await app.operator.patch(organization, { plan: 'unlimited' })
    await app.owner.delete(`/v1/bases/${base.id}`)
    await expect('no_base', template)
  })
})
