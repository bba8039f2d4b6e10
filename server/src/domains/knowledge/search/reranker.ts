import type { Logger } from '../../../platform/log.ts'
import { createOutbound, type Outbound } from '../../../platform/net/index.ts'
import type { Platform } from '../../../platform/platform.ts'

/** Orders texts by a model that reads each together with the query. */
export interface Reranker {
  /** A score from 0 to 1 for each text, in order; null when the service failed or took too long. */
  rerank(query: string, texts: readonly string[]): Promise<number[] | null>
}

/** Texts that are given to it at once. */
export const rerankDepth = 50

/** A search that waits longer has lost more than a better order is worth. */
const timeoutMs = 2_000

/** Unlike a customer, the operator may name any address, and often means a private one. */
const anyNetwork = ['0.0.0.0/0', '::/0']

interface Service {
  url: string
  model: string
  apiKey: string | null
  request: Outbound['request']
  log: Logger
}

/**
 * The operator's service, which speaks what Cohere, Jina, vLLM and OpenVINO speak:
 * `POST {model, query, documents, top_n}` → `{results: [{index, relevance_score}]}`. Null without one.
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
    if (status !== 200) throw new Error(`The rerank service answered ${status}.`)
    return readScores(body, texts.length)
  } catch (error) {
    // An OutboundError, or the error above: the service is away or answers nonsense.
    log.warn({ err: error }, 'reranking failed; the fused order stands')
    return null
  }
}

/** @throws Error unless each text has got one finite score. */
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

/** Some services give the bare output of the model, of any size. */
const sigmoid = (score: number): number => 1 / (1 + Math.exp(-score))
