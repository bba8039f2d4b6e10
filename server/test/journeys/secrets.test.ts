import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { Operation } from '../../src/platform/operations/operation.ts'
import { make } from '../factories.ts'
import { refuse, startEmbeddingService } from '../fixtures/embedding-service.ts'
import { type Harness, harness, operatorKey } from '../harness.ts'
import { bodies, fill, makeAlong } from '../resources.ts'
import { exampleOf } from '../schema-values.ts'
import { dumpTables } from '../tables.ts'

const lines: string[] = []
const log = { write: (line: string) => void lines.push(line) }

/** What we give out and must keep to ourselves: API tokens and signing secrets. */
const issued = /\b(?:cap_[0-9A-Za-z]{38}\b|whsec_[0-9A-Za-z+/]{40,}=*)/g

/** Every answer from now on, whoever asks. */
function watchAnswers(t: TestContext, { http }: Harness): () => Promise<string[]> {
  const { mock } = t.mock.method(http, 'inject')
  return async () => {
    const responses = await Promise.all(mock.calls.map(({ result }) => result))
    return responses.map((response) => `${JSON.stringify(response?.headers)} ${response?.body}`)
  }
}

async function doEverythingOnce(app: Harness): Promise<void> {
  const send = async (operation: Operation, client: Harness['owner']): Promise<void> => {
    const body = bodies[operation.operationId] ?? exampleOf(operation.body)
    const { status } = await client.send({
      method: operation.method,
      url: fill(operation.path, await makeAlong(app, operation)),
      ...(operation.body && { payload: body as object }),
    })
    assert.ok(status < 500, operation.operationId)
  }
  // The page of a link answers with HTML; journeys/proposal-worlds.test.ts looks for its secrets.
  const isPage = ({ path }: Operation): boolean => /^\/(?:p|public)\//.test(path)
  for (const operation of app.operations) {
    if (!isPage(operation)) await send(operation, app.owner)
  }
  for (const operation of app.operatorOperations) await send(operation, app.operator)
  await app.drain()
}

/** Where people put a token by mistake. */
async function misplace(app: Harness, token: string): Promise<void> {
  await app.as(null).get(`/v1/contacts?token=${token}`)
  await app.as(null).get(`/v1/contacts/${token}`)
  await app.as(null).get(`/v1/${token}`)
  await app.as(null).get('/v1/contacts', { authorization: token })
  await app.as(null).get('/v1/contacts', { authorization: `Basic ${token}` })
  await app.as({ token: `${token}x` }).get('/v1/contacts')
  await app.as({ token }).get(`/v1/contacts?limit=${token}&cursor=${token}`)
  await app.as({ token }).get('/v1/contacts', { accept: token, 'if-none-match': token })
  await app.as({ token }).send({ method: 'POST', url: '/v1/contacts', payload: `{"${token}"` })
  await app.as({ token }).post('/v1/contacts', { email: 5, [token]: token })
  await app.operator.get(`/operator/v1/plans/${token.toLowerCase()}`)
}

const spellings = (secret: string): string[] => [
  secret,
  encodeURIComponent(secret),
  Buffer.from(secret).toString('hex'),
  Buffer.from(secret).toString('base64'),
  ...(secret.startsWith('cap_') ? [secret.slice(4, 36)] : []),
]

const holding = (texts: readonly string[], secret: string): string[] => {
  const spelt = spellings(secret)
  return texts.filter((text) => spelt.some((spelling) => text.includes(spelling)))
}

test('after every operation has run once', async (t) => {
  const app = await harness(t, { log })
  const answers = watchAnswers(t, app)
  await doEverythingOnce(app)
  const issuing = await answers()
  const tables = (await dumpTables(app.context.database.db)).map(({ table, text }) => table + text)

  await t.test(
    'a secret is in the one answer that issues it: in no other, in no table and in no log line',
    () => {
      const secrets = [...new Set(issuing.flatMap((text) => text.match(issued) ?? []))]
      assert.ok(secrets.some((secret) => secret.startsWith('cap_')))
      for (const secret of secrets) assert.equal(holding(issuing, secret).length, 1)
      assert.ok(tables.length > app.operations.length && lines.length > app.operations.length)
      for (const secret of [...secrets, operatorKey]) {
        assert.deepEqual(holding(tables, secret), [])
        assert.deepEqual(holding(lines, secret), [])
      }
    },
  )

  await t.test('the keys of the installation are in no answer, table or log line at all', () => {
    const [secretKey] = app.context.secrets.secretKeys
    assert.ok(secretKey)
    for (const key of [operatorKey, secretKey.toString('base64'), secretKey.toString('hex')]) {
      for (const texts of [issuing, tables, lines]) assert.deepEqual(holding(texts, key), [])
    }
  })
})

test('a token that was put in the wrong place is in no log line, and no answer repeats it', async (t) => {
  const app = await harness(t, { log })
  const { token } = await make.token(app, ['*'])
  lines.length = 0
  const answers = watchAnswers(t, app)
  await misplace(app, token)
  assert.ok(lines.length >= 11)
  assert.deepEqual(holding(lines, token), [])
  const repeated = holding(await answers(), token)
  assert.deepEqual(
    repeated.filter((text) => !text.includes('is not a known field')),
    [],
  )
})

test('the key of an embedding model reaches its service, and no answer, table, event or log line', async (t) => {
  const app = await harness(t, { log })
  const apiKey = 'sk-canary-Zm9vYmFyYmF6cXV4'
  const service = await startEmbeddingService(t, 8)
  // The worst of services repeats what it was sent.
  service.instead = ({ headers }, response) => refuse(response, 400, `no: ${headers.authorization}`)
  lines.length = 0
  const answers = watchAnswers(t, app)
  const { id } = await make.embeddingModel(app, { name: 'canary', url: service.url, apiKey })
  await app.owner.patch(`/v1/embedding-models/${id}`, { apiKey })
  await app.owner.post(`/v1/embedding-models/${id}/test`, {})
  const base = await make.base(app, { embeddingModel: 'canary' })
  await make.source(app, { base })
  await app.owner.post(`/v1/bases/${(await make.base(app)).id}/reindex`, {
    embeddingModel: 'canary',
  })
  await app.owner.post(`/v1/bases/${base.id}/search`, { query: 'ships' })
  await app.drain()
  await app.owner.get(`/v1/bases/${base.id}/sources`)
  const sent = service.requests.map(({ headers }) => headers.authorization)
  assert.deepEqual([...new Set(sent)], [`Bearer ${apiKey}`])
  const tables = (await dumpTables(app.context.database.db)).map(({ text }) => text)
  assert.ok(tables.some((text) => text.includes('canary')) && lines.length > 5)
  for (const texts of [await answers(), tables, lines]) assert.deepEqual(holding(texts, apiKey), [])
})
