import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { domains } from '../../src/app.ts'
import { make } from '../factories.ts'
import { notes, notesTables } from '../fixtures/notes/index.ts'
import { type Harness, harness } from '../harness.ts'
import { makers } from '../resources.ts'
import { tenancyWalk } from '../tenancy-walk.ts'
import { signedUp } from '../visitor.ts'

/** A domain that is added by its folder and one line: here, in the list that the server is built with. */
const withNotes = { domains: [...domains, notes], tables: notesTables }
const begin = (t: TestContext): Promise<Harness> => harness(t, withNotes)

const write = (app: Harness, text = 'Call the harbour master.') =>
  app.owner.post('/v1/notes', { text })

makers['/v1/notes/{noteId}'] = async (app) => (await write(app)).body.id

describe('a domain that is added by its folder', () => {
  test('is written, read, changed and deleted, under ids of its own prefix', async (t) => {
    const app = await begin(t)
    const { status, body } = await write(app)
    assert.equal(status, 201)
    assert.match(body.id, /^not_/)
    const path = `/v1/notes/${body.id}`
    assert.equal((await app.owner.patch(path, { text: 'Done.' })).body.text, 'Done.')
    assert.equal((await app.owner.get('/v1/notes')).body.data[0].text, 'Done.')
    assert.equal((await app.owner.delete(path)).status, 204)
    assert.equal((await app.owner.get(path)).status, 404)
  })

  test('is in the OpenAPI document, with its tag, its event and its scopes', async (t) => {
    const app = await begin(t)
    const { body } = await app.as(null).get('/v1/openapi.json')
    assert.ok(body.paths['/v1/notes/{noteId}'].patch)
    assert.ok(body.tags.some(({ name }: { name: string }) => name === 'Notes'))
    const { webhooks } = (await app.as(null).get('/v1/webhooks.json')).body
    assert.ok(webhooks['note.created'])
    assert.ok(body.components.schemas.Scope.enum.includes('notes:write'))
  })

  test('asks tokens for its scope, and members for their role', async (t) => {
    const app = await begin(t)
    const reader = app.as(await make.token(app, ['notes:read']))
    assert.equal((await reader.get('/v1/notes')).status, 200)
    assert.equal((await reader.post('/v1/notes', { text: 'No.' })).status, 403)
    const ada = { name: 'Ada', email: 'ada@example.com', password: 'an analytical engine' }
    const owner = await signedUp(app, ada)
    assert.equal((await owner.post('/session/v1/notes', { text: 'At the dashboard.' })).status, 201)
  })

  test('is limited by the plan, shown in the usage, and set by the operator', async (t) => {
    const app = await begin(t)
    await app.operator.put('/operator/v1/plans/terse', { maxNotes: 1 })
    const organization = await make.organization(app, { plan: 'terse' })
    const client = app.as(await make.token(app, ['*'], { organization }))
    assert.equal((await client.post('/v1/notes', { text: 'One.' })).status, 201)
    const { status, body } = await client.post('/v1/notes', { text: 'Two.' })
    assert.deepEqual([status, body.error.code], [402, 'plan_limit_reached'])
    assert.deepEqual((await client.get('/v1/usage')).body.limits.notes, { used: 1, max: 1 })
  })

  test('is in the audit log and in the event feed', async (t) => {
    const app = await begin(t)
    const { id } = (await write(app)).body
    const [entry] = (await app.owner.get('/v1/audit-log')).body.data
    assert.deepEqual([entry.action, entry.resource], ['createNote', { type: 'note', id }])
    const { data } = (await app.owner.get('/v1/events')).body
    assert.deepEqual([data[0].type, data[0].data.id], ['note.created', id])
    const { body } = await app.owner.get('/v1/event-types')
    assert.ok(body.data.some(({ type }: { type: string }) => type === 'note.created'))
  })
})

// `tenants.test.ts` walks over the operations of all other domains with a stranger's ids.
tenancyWalk({
  about: ', where a note is concerned',
  isWalked: ({ path }) => path.startsWith('/v1/notes') || path === '/v1/events',
})
