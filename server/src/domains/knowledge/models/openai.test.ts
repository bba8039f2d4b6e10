import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, beforeEach, describe, it } from 'node:test'
import { createOutbound, type Outbound, OutboundError } from '../../../platform/net/index.ts'
import type { EmbeddingModel } from './model.ts'
import { openAiModel } from './openai.ts'

const apiKey = 'sk-canary-4711'
const dimensions = 4

interface Reply {
  status: number
  headers?: Record<string, string>
  body: unknown
}

let server: Server
let outbound: Outbound
let model: EmbeddingModel
/** What the service was sent, by inputs, and what the model waited before it tried again. */
let received: string[][]
let waits: number[]
/** Replaces the service's answer to a call, counted from 1. */
let instead: (call: number, inputs: string[]) => Reply | undefined

before(async () => {
  server = createServer((request, response) => {
    void read(request).then((body) => {
      const { status, headers = {}, body: reply } = answer(request, body)
      response.writeHead(status, { 'content-type': 'application/json', ...headers })
      response.end(typeof reply === 'string' ? reply : JSON.stringify(reply))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  outbound = createOutbound({ allowNetworks: ['127.0.0.0/8'], userAgent: 'Capstan-test' })
})

after(async () => {
  await outbound[Symbol.asyncDispose]()
  server.close()
})

beforeEach(() => {
  received = []
  waits = []
  instead = () => undefined
  model = create()
})

const create = (changes: { apiKey?: string; dimensions?: number } = {}): EmbeddingModel =>
  openAiModel({
    request: outbound.request,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`,
    apiKey,
    model: 'text-embedding-3-small',
    dimensions,
    maxTokens: 8191,
    keptIn: "the server's settings",
    sleep: async (ms) => void waits.push(ms),
    ...changes,
  })

async function read(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const part of request) body += part
  return body
}

const refusal = (status: number, code: string, message: string): Reply => ({
  status,
  body: { error: { message, type: 'invalid_request_error', param: null, code } },
})

/** Checks what OpenAI checks, and answers the items in another order than they were asked. */
function answer(request: IncomingMessage, body: string): Reply {
  if (request.method !== 'POST' || request.url !== '/v1/embeddings')
    return refusal(404, 'unknown_url', 'Unknown URL')
  if (request.headers.authorization !== `Bearer ${apiKey}`) {
    return refusal(
      401,
      'invalid_api_key',
      `Incorrect API key provided: ${request.headers.authorization}`,
    )
  }
  if (request.headers['content-type'] !== 'application/json')
    return refusal(415, 'type', 'Unsupported')
  const { model: asked, input, encoding_format, dimensions: length } = JSON.parse(body)
  if (asked !== 'text-embedding-3-small')
    return refusal(404, 'model_not_found', `No model ${asked}`)
  if (
    !Array.isArray(input) ||
    input.length > 2048 ||
    input.some((text) => typeof text !== 'string' || text === '')
  ) {
    return refusal(400, 'invalid_input', "'$.input' is invalid.")
  }
  if (encoding_format !== 'float') return refusal(400, 'encoding', 'Only float here.')
  received.push(input)
  const changed = instead(received.length, input)
  if (changed) return changed
  const data = input.map((text, index) => ({
    object: 'embedding',
    index,
    embedding: vectorOf(text, length),
  }))
  return {
    status: 200,
    body: {
      object: 'list',
      data: data.reverse(),
      model: asked,
      usage: { prompt_tokens: 1, total_tokens: 1 },
    },
  }
}

const vectorOf = (text: string, length = dimensions): number[] =>
  Array.from({ length }, (_, i) => (i === 0 ? text.length : 1))

const item = (index: number): unknown => ({ index, embedding: [1, 2, 3, 4] })

const rateLimited = (retryAfter: string): Reply => ({
  ...refusal(429, 'rate_limit_exceeded', 'Slow down.'),
  headers: { 'retry-after': retryAfter },
})

describe('openAiModel', () => {
  it('gives each text its vector, scaled to length 1', async () => {
    const vectors = await model.embed(['a', 'four'])
    const scaled = (first: number): number[] =>
      [first, 1, 1, 1].map((value) => Math.fround(value / Math.hypot(first, 1, 1, 1)))
    assert.deepEqual(
      vectors.map((vector) => [...vector]),
      [scaled(1), scaled(4)],
    )
  })

  it('sends no more texts and bytes at once than a service takes', async () => {
    const short = Array.from({ length: 300 }, (_, i) => `text ${i}`)
    assert.equal((await model.embed(short)).length, 300)
    assert.deepEqual(received.flat(), short)
    assert.deepEqual(
      received.map(({ length }) => length),
      [128, 128, 44],
    )
    received = []
    await model.embed(Array.from({ length: 3 }, () => 'many words '.repeat(12_000)))
    assert.deepEqual(
      received.map(({ length }) => length),
      [2, 1],
    )
  })

  it('waits as Retry-After says and embeds each text once', async () => {
    instead = (call) => (call % 2 === 1 ? rateLimited('7') : undefined)
    const texts = Array.from({ length: 200 }, (_, i) => `text ${i}`)
    assert.equal((await model.embed(texts)).length, 200)
    assert.deepEqual(waits, [7000, 7000])
    assert.equal(received.length, 4)
  })

  it('reads Retry-After as a date, and OpenAI’s own header in milliseconds', async (t) => {
    t.mock.timers.enable({ apis: ['Date'], now: Date.now() })
    const date = new Date(Date.now() + 20_000).toUTCString()
    const headers = { 'retry-after': '9', 'retry-after-ms': '350' }
    const answers = [rateLimited(date), { ...rateLimited('9'), headers }]
    instead = (call) => answers[call - 1]
    await model.embed(['text'])
    assert.ok(Number(waits[0]) > 19_000 && Number(waits[0]) <= 20_000)
    assert.equal(waits[1], 350)
  })

  it('tries again after a 5xx, and waits longer each time', async () => {
    instead = (call) => (call < 4 ? { status: 503, body: 'busy' } : undefined)
    await model.embed(['text'])
    assert.equal(waits.length, 3)
    assert.ok(
      Number(waits[0]) >= 500 &&
        Number(waits[1]) > Number(waits[0]) &&
        Number(waits[2]) > Number(waits[1]),
    )
  })

  it('gives up when the limit does not end, and may be tried later', async () => {
    instead = () => rateLimited('1')
    await assert.rejects(model.embed(['text']), { code: 'embedding_rate_limited', retryable: true })
    assert.equal(received.length, 6)
  })

  it('does not hold a worker for a wait of minutes', async () => {
    instead = () => rateLimited('600')
    await assert.rejects(model.embed(['text']), { code: 'embedding_rate_limited', retryable: true })
    assert.deepEqual(waits, [])
  })

  it('does not wait for a quota that is used up', async () => {
    instead = () => refusal(429, 'insufficient_quota', 'You exceeded your current quota.')
    await assert.rejects(model.embed(['text']), {
      code: 'embedding_rejected',
      retryable: false,
      message: /current quota/,
    })
    assert.equal(received.length, 1)
  })

  it('reports a refused key at once, without showing it', async () => {
    await assert.rejects(
      create({ apiKey: 'sk-wrong-0815' }).embed(['text']),
      (error: Error & { code: string; retryable: boolean }) => {
        assert.equal(error.code, 'embedding_auth')
        assert.equal(error.retryable, false)
        assert.doesNotMatch(error.message, /sk-/)
        return true
      },
    )
    assert.deepEqual(waits, [])
  })

  it('takes its key out of what the service says', async () => {
    instead = () => refusal(400, 'bad', `Cannot use ${apiKey} for this.`)
    await assert.rejects(model.embed(['text']), {
      code: 'embedding_rejected',
      message: /Cannot use \(hidden\) for this/,
    })
  })

  it('refuses vectors of another length', async () => {
    instead = (_, inputs) => ({
      status: 200,
      body: { data: inputs.map((text, index) => ({ index, embedding: vectorOf(text, 5) })) },
    })
    await assert.rejects(model.embed(['text']), {
      code: 'embedding_dimensions',
      retryable: false,
      message: /returns 5 dimensions, but this base has 4/,
    })
  })

  for (const [name, data] of [
    ['too few vectors', [item(0)]],
    ['a vector twice', [item(0), item(1), item(1)]],
    ['a vector for no text', [item(0), item(1), item(2)]],
    ['does not consist of numbers', [item(0), { index: 1, embedding: [1, null, 'x', 4] }]],
    ['no list', 'nothing'],
  ] as const) {
    it(`refuses a response with ${name}`, async () => {
      instead = () => ({ status: 200, body: { data } })
      await assert.rejects(model.embed(['one', 'two']), {
        code: 'embedding_rejected',
        retryable: false,
      })
    })
  }

  it('refuses an answer that is no JSON', async () => {
    instead = () => ({ status: 200, body: '<html>' })
    await assert.rejects(model.embed(['text']), { code: 'embedding_rejected' })
  })

  it('tries again when no connection is made, then says so', async () => {
    const closed = createServer().listen(0, '127.0.0.1')
    await once(closed, 'listening')
    const { port } = closed.address() as AddressInfo
    closed.close()
    await once(closed, 'close')
    const nowhere = openAiModel({
      request: outbound.request,
      url: `http://127.0.0.1:${port}/v1`,
      apiKey: null,
      model: 'any',
      dimensions,
      maxTokens: 8191,
      keptIn: "the server's settings",
      sleep: async (ms) => void waits.push(ms),
    })
    await assert.rejects(nowhere.embed(['text']), {
      code: 'embedding_unavailable',
      retryable: true,
    })
    assert.equal(waits.length, 5)
  })

  it('stops when it is told to', async () => {
    const controller = new AbortController()
    instead = () => {
      controller.abort()
      return rateLimited('1')
    }
    await assert.rejects(model.embed(['text'], controller.signal), { name: 'AbortError' })
    assert.equal(received.length, 1)
  })
})

it('asks a service that does not answer in time twice, and leaves the rest to the queue', async () => {
  let asked = 0
  const silent = openAiModel({
    request: async () => {
      asked++
      throw new OutboundError('headers_timeout')
    },
    ...{ url: 'http://127.0.0.1:9/v1/', apiKey, model: 'm', dimensions, maxTokens: 100 },
    ...{ keptIn: "the server's settings", sleep: async () => {} },
  })
  await assert.rejects(silent.embed(['Ships pass.']), { code: 'embedding_unavailable' })
  assert.equal(asked, 2)
})
