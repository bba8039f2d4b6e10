import type { Logger } from '../../../platform/log.ts'
import { createOutbound, type Outbound } from '../../../platform/net/index.ts'
import type { Platform } from '../../../platform/platform.ts'

/** Orders texts with a model that reads each of them together with the query. */
export interface Reranker {
  /** Returns a score from 0 to 1 for each text, in order; null if the service failed or took too long. */
  rerank(query: string, texts: readonly string[]): Promise<number[] | null>
}

/** Number of texts in one request. */
export const rerankDepth = 50

/** Timeout. A better order is not worth a longer wait. */
const timeoutMs = 2_000

/**
 * Networks that the operator's service may be in. Unlike a customer, the operator may use any address, often a private
 * one.
 */
const anyNetwork = ['0.0.0.0/0', '::/0']

interface Service {
  url: string
  model: string
  apiKey: string | null
  request: Outbound['request']
  log: Logger
}

/**
 * Returns the operator's reranker in the protocol of Cohere, Jina, vLLM and OpenVINO: `POST {model, query, documents,
 * top_n}` → `{results: [{index, relevance_score}]}`. Null if there is none.
 */
export function configuredReranker({
  config: { rerank },
  secrets,
  log,
}: Pick<Platform, 'config' | 'secrets' | 'log'>): (Reranker & AsyncDisposable) | null {
  if (!rerank) return null
  const outbound = createOutbound({ allowNetworks: anyNetwork, userAgent: 'Capstan/1' })
  const service = { ...rerank, apiKey: secrets.rerankKey, request: outbound.request, log }
  return {
    rerank: (query, texts) => ask(service, query, texts),
    [Symbol.asyncDispose]: () => outbound[Symbol.asyncDispose](),
  }
}

async function ask(
  { url, model, apiKey, request, log }: Service,
  query: string,
  texts: readonly string[],
): Promise<number[] | null> {
  if (texts.length === 0) return []
  try {
    const { status, body } = await request({
      url,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
      },
      body: JSON.stringify({ model, query, documents: texts, top_n: texts.length }),
      schemes: ['https', 'http'],
      maxBodyBytes: 1 << 20,
      onOversize: 'fail',
      timeouts: { connectMs: timeoutMs, headersMs: timeoutMs, totalMs: timeoutMs },
    })
    if (status !== 200) throw new Error(`The rerank service returned ${status}.`)
    return readScores(body, texts.length)
  } catch (error) {
    // An OutboundError or the error above: the service is down, or its response is invalid.
    log.warn({ err: error }, 'reranking failed; using the fused order')
    return null
  }
}

/**
 * Reads the scores.
 *
 * @throws Error unless each text has one finite score.
 */
function readScores(body: Buffer, count: number): number[] {
  const { results } = JSON.parse(body.toString('utf8')) as { results?: unknown }
  const scores = new Map<number, number>()
  for (const item of Array.isArray(results) ? results : []) {
    const { index, relevance_score: score } = (item ?? {}) as Record<string, unknown>
    if (Number.isInteger(index) && Number.isFinite(score))
      scores.set(index as number, score as number)
  }
  const list = Array.from({ length: count }, (_, index) => scores.get(index) ?? Number.NaN)
  if (list.some(Number.isNaN)) throw new Error('The rerank service left out texts.')
  return list.every((score) => score >= 0 && score <= 1) ? list : list.map(sigmoid)
}

/** Maps a score to 0 to 1, because some services return the model's raw output of any size. */
const sigmoid = (score: number): number => 1 / (1 + Math.exp(-score))
