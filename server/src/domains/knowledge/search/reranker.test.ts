import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { startHttpServer } from '../../../../test/fixtures/tls-server.ts'
import { readConfig } from '../../../platform/config/config.ts'
import { completeSecrets } from '../../../platform/config/secrets.ts'
import { createLog } from '../../../platform/log.ts'
import { configuredReranker } from './reranker.ts'

interface Service {
  status?: number
  /** Of a list of documents; null never answers. */
  answer: (documents: string[]) => unknown
}

async function start(t: TestContext, { status = 200, answer }: Service) {
  const { url, requests } = await startHttpServer(t, ({ body }, response) => {
    const { documents } = JSON.parse(body.toString()) as { documents: string[] }
    const given = answer(documents)
    if (given === null) return
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(typeof given === 'string' ? given : JSON.stringify(given))
  })
  const logged: string[] = []
  const [config, given] = readConfig({
    CAPSTAN_RERANK_URL: `${url}/v2/rerank`,
    CAPSTAN_RERANK_MODEL: 'lengths',
    CAPSTAN_RERANK_KEY: 'rk-the-key-that-nobody-may-see',
    CAPSTAN_SECRET_KEY: Buffer.alloc(32).toString('base64'),
    CAPSTAN_OPERATOR_KEY: 'an-operator-key-that-is-long-enough',
  })
  const log = createLog('trace', { write: (line) => void logged.push(line) })
  const reranker = configuredReranker({ config, secrets: completeSecrets(config, given), log })
  assert.ok(reranker)
  t.after(() => reranker[Symbol.asyncDispose]())
  return { reranker, requests, logged }
}

/** Best first, as the services answer. */
const byLength = (documents: string[], scale = 0.01) => ({
  results: documents
    .map((document, index) => ({ index, relevance_score: document.length * scale }))
    .sort((one, other) => other.relevance_score - one.relevance_score),
})

describe('the reranker that the operator has configured', () => {
  test('asks in the words of the protocol, and gives each text its score', async (t) => {
    const { reranker, requests } = await start(t, { answer: byLength })
    assert.deepEqual(await reranker.rerank('q', ['aaaa', 'a', 'aaa']), [0.04, 0.01, 0.03])
    const [request] = requests
    assert.deepEqual([request?.method, request?.url], ['POST', '/v2/rerank'])
    assert.equal(request?.headers.authorization, 'Bearer rk-the-key-that-nobody-may-see')
    assert.deepEqual(JSON.parse(String(request?.body)), {
      model: 'lengths',
      query: 'q',
      documents: ['aaaa', 'a', 'aaa'],
      top_n: 3,
    })
  })

  test('brings the bare output of a model into 0 to 1, in the same order', async (t) => {
    const raw = { results: [0, 1, 2].map((index) => ({ index, relevance_score: 4 - index * 5 })) }
    const { reranker } = await start(t, { answer: () => raw })
    const [one = 0, two = 0, three = 0] = (await reranker.rerank('q', ['a', 'b', 'c'])) ?? []
    assert.ok(one < 1 && one > two && two > three && three > 0)
  })

  for (const [name, service] of Object.entries<Service>({
    'answers an error': { status: 500, answer: () => ({ message: 'no' }) },
    'refuses the key': { status: 401, answer: () => ({ message: 'no' }) },
    'answers no JSON': { answer: () => '<html>' },
    'answers another shape': { answer: () => ({ data: [] }) },
    'leaves out a text': { answer: (documents) => byLength(documents.slice(1)) },
    'gives no numbers': { answer: () => ({ results: [{ index: 0, relevance_score: 'high' }] }) },
    'never answers': { answer: () => null },
  })) {
    test(`gives nothing when the service ${name}, and logs it without the key`, async (t) => {
      const { reranker, logged } = await start(t, service)
      assert.equal(await reranker.rerank('q', ['a', 'bb']), null)
      assert.match(logged.join(''), /reranking failed/)
      assert.doesNotMatch(logged.join(''), /rk-the-key/)
    })
  }

  test('is not asked about nothing', async (t) => {
    const { reranker, requests } = await start(t, { answer: byLength })
    assert.deepEqual(await reranker.rerank('q', []), [])
    assert.equal(requests.length, 0)
  })
})
