import { setTimeout as wait } from 'node:timers/promises'
import { type Outbound, OutboundError, type OutboundResponse } from '../../../platform/net/index.ts'
import { EmbeddingError, type EmbeddingModel, normalize } from './model.ts'
import { failureOf, isTimeout, isTransient, retryDelayMs } from './openai-failure.ts'

export interface OpenAiSettings {
  request: Outbound['request']
  /** Base address, such as `https://api.openai.com/v1`; `/embeddings` is added. May be http. */
  url: string
  /** Sent as a bearer token. Null sends none, which Ollama and TEI accept. */
  apiKey: string | null
  model: string
  /** Required length of every vector. */
  dimensions: number
  /** Maximum of cl100k tokens in one text. */
  maxTokens: number
  /** Place to correct the key and other settings, for error messages. */
  keptIn: string
  /** Maximum of attempts for one request. Default: 6. */
  maxAttempts?: number
  /** Waits before a retry; replaced in tests. */
  sleep?: (ms: number, signal?: AbortSignal) => Promise<void>
}

/**
 * Maximum of inputs in one request. OpenAI allows 2,048 inputs and 300,000 tokens; TEI's default is 32 inputs at a
 * time, queued.
 */
const maxInputs = 128
/** Maximum of bytes. A token has at least one byte, and counting bytes does not need the tokenizer's 65 MB. */
const maxBytes = 300_000

/** Longest wait. A longer one is left to the job, which then does not block its worker. */
const maxWaitMs = 60_000

/**
 * A model behind any OpenAI-compatible `/v1/embeddings`: OpenAI, Azure, Ollama, TEI, vLLM. A request that was rate
 * limited or failed temporarily is retried after the time in `Retry-After`; batches that succeeded are not. The length
 * of each vector is checked before any is returned.
 */
export function openAiModel(settings: OpenAiSettings): EmbeddingModel {
  return {
    name: settings.model,
    dimensions: settings.dimensions,
    maxTokens: settings.maxTokens,
    async embed(texts, signal) {
      const vectors: Float32Array[] = []
      for (const batch of batches(texts)) {
        vectors.push(...(await embedBatch(settings, batch, signal)))
      }
      return vectors
    },
  }
}

function* batches(texts: readonly string[]): Iterable<string[]> {
  let batch: string[] = []
  let bytes = 0
  for (const text of texts) {
    const more = Buffer.byteLength(text)
    if (batch.length === maxInputs || (batch.length > 0 && bytes + more > maxBytes)) {
      yield batch
      batch = []
      bytes = 0
    }
    batch.push(text)
    bytes += more
  }
  if (batch.length > 0) yield batch
}

/** Maximum of timeouts. Each may take a minute and block a worker, so the queue retries later. */
const maxTimeouts = 2

async function embedBatch(
  settings: OpenAiSettings,
  texts: readonly string[],
  signal: AbortSignal | undefined,
): Promise<Float32Array[]> {
  const { dimensions, keptIn, maxAttempts = 6, sleep = waitFor } = settings
  for (let attempt = 1; ; attempt++) {
    signal?.throwIfAborted()
    const response = await send(settings, texts, signal)
    if (!(response instanceof OutboundError) && response.status === 200) {
      return readVectors(response.body, { count: texts.length, dimensions, keptIn }).map(normalize)
    }
    const delayMs = retryDelayMs(response, attempt)
    const isLast = attempt >= Math.min(maxAttempts, isTimeout(response) ? maxTimeouts : maxAttempts)
    if (!isTransient(response) || isLast || delayMs > maxWaitMs) {
      throw failureOf(response, settings)
    }
    await sleep(delayMs, signal)
  }
}

async function send(
  { request, url, apiKey, model, dimensions }: OpenAiSettings,
  texts: readonly string[],
  signal: AbortSignal | undefined,
): Promise<OutboundResponse | OutboundError> {
  // Only this family supports choosing the length, and other services refuse the field.
  const shortened = model.startsWith('text-embedding-3') ? { dimensions } : {}
  try {
    return await request({
      url: `${url.replace(/\/+$/, '')}/embeddings`,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
      },
      body: JSON.stringify({ model, input: texts, encoding_format: 'float', ...shortened }),
      schemes: ['https', 'http'],
      maxBodyBytes: 64 << 20,
      onOversize: 'fail',
      timeouts: { connectMs: 10_000, headersMs: 60_000, totalMs: 120_000 },
      ...(signal ? { signal } : {}),
    })
  } catch (error) {
    signal?.throwIfAborted()
    if (error instanceof OutboundError) return error
    throw error
  }
}

const waitFor = async (ms: number, signal?: AbortSignal): Promise<void> => {
  await wait(ms, undefined, signal ? { signal } : {})
}

/**
 * Returns the vectors of a response in the order of the inputs.
 *
 * @throws EmbeddingError `embedding_dimensions` if one has another length, `embedding_rejected` if the response does
 * not follow the protocol.
 */
function readVectors(
  body: Buffer,
  { count, dimensions, keptIn }: { count: number; dimensions: number; keptIn: string },
): Float32Array[] {
  const vectors = Array.from({ length: count }, (): Float32Array | null => null)
  for (const [position, item] of readList(body).entries()) {
    const { index = position, embedding } = item
    if (!Array.isArray(embedding)) throw malformed('an item without a vector')
    if (vectors[index] !== null) throw malformed('a vector that belongs to none of the texts')
    if (embedding.length !== dimensions) throw otherLength(embedding.length, dimensions, keptIn)
    const vector = Float32Array.from(embedding as number[])
    if (!vector.every(Number.isFinite)) throw malformed('a vector that does not consist of numbers')
    vectors[index] = vector
  }
  return vectors.map((vector) => {
    if (!vector) throw malformed(`fewer vectors than the ${count} texts it was given`)
    return vector
  })
}

function readList(body: Buffer): { index?: number; embedding?: unknown }[] {
  try {
    const { data } = JSON.parse(body.toString('utf8')) as { data?: unknown }
    if (Array.isArray(data)) return data
  } catch {
    // Answered below: what is no JSON has no list either.
  }
  throw malformed('no list of vectors')
}

const malformed = (what: string): EmbeddingError =>
  new EmbeddingError('embedding_rejected', `The embedding service returned ${what}.`)

const otherLength = (returned: number, expected: number, keptIn: string): EmbeddingError =>
  new EmbeddingError(
    'embedding_dimensions',
    `The embedding model returns ${returned} dimensions, but this base has ${expected}. Correct the model or the dimensions in ${keptIn}.`,
  )
