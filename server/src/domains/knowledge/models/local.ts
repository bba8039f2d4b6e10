import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { LocalModelFiles } from './local-directory.ts'
import type { LocalReply, LocalWorkerData } from './local-worker.ts'
import { EmbeddingError, type EmbeddingModel } from './model.ts'

export interface LocalSettings {
  files: LocalModelFiles
  /** Texts in one batch. For passages, 8 sorted by length were the fastest, 64 half as fast: bench/README.md. */
  batchSize: number
  threads: number
  /** Module that exports `loadPipeline`; replaced in tests. */
  pipeline?: URL
}

interface Batch {
  texts: string[]
  signal: AbortSignal | undefined
  resolve: (vectors: Float32Array[]) => void
  reject: (error: unknown) => void
}

/**
 * Share of the model's tokens for cl100k tokens: English prose has up to 1.16 word pieces for each, plus title and
 * headings. The tokenizer cuts longer texts.
 */
const tokenShare = 0.8

/**
 * An ONNX model that runs in a thread of this process. The thread starts with the first text and takes one batch at a
 * time. A single text (a query) goes before batches of passages, so that a search waits for at most one batch. If the
 * thread dies, its batch fails and the next one starts a new thread.
 */
export function localModel(settings: LocalSettings): EmbeddingModel & AsyncDisposable {
  const { files, batchSize } = settings
  const waiting: Batch[] = []
  let worker: Worker | null = null
  let isBusy = false

  async function work(): Promise<void> {
    if (isBusy) return
    isBusy = true
    for (let batch = waiting.shift(); batch; batch = waiting.shift()) {
      try {
        batch.signal?.throwIfAborted()
        worker ??= startWorker(settings, () => (worker = null))
        batch.resolve(await ask(worker, batch.texts))
      } catch (error) {
        batch.reject(error)
      }
    }
    isBusy = false
    // An idle thread must not keep the process running.
    worker?.unref()
  }

  const embedBatch = (texts: string[], signal: AbortSignal | undefined): Promise<Float32Array[]> =>
    new Promise((resolve, reject) => {
      const batch = { texts, signal, resolve, reject }
      if (texts.length === 1) waiting.unshift(batch)
      else waiting.push(batch)
      void work()
    })

  return {
    name: files.name,
    dimensions: files.dimensions,
    maxTokens: Math.floor(files.window * tokenShare),
    async embed(texts, signal) {
      const vectors: Float32Array[] = Array(texts.length)
      // By length, so that short texts are not padded to the length of a long one.
      const order = [...texts.keys()].sort(
        (one, other) => (texts[one] as string).length - (texts[other] as string).length,
      )
      for (let first = 0; first < order.length; first += batchSize) {
        const places = order.slice(first, first + batchSize)
        const part = places.map((place) => texts[place] as string)
        const embedded = await embedBatch(part, signal)
        for (const [index, place] of places.entries()) {
          vectors[place] = embedded[index] as Float32Array
        }
      }
      return vectors
    },
    async [Symbol.asyncDispose]() {
      await worker?.terminate()
    },
  }
}

function startWorker({ files, threads, pipeline }: LocalSettings, onExit: () => void): Worker {
  const module = pipeline ?? new URL('./local-pipeline.ts', import.meta.url)
  const workerData: LocalWorkerData = { files, threads, pipeline: module.href }
  const worker = new Worker(new URL('./local-worker.ts', import.meta.url), { workerData })
  worker.once('exit', onExit)
  // Without a listener, an error in the thread would end the process; pending requests are rejected.
  worker.on('error', () => {})
  return worker
}

async function ask(worker: Worker, texts: readonly string[]): Promise<Float32Array[]> {
  worker.ref()
  const controller = new AbortController()
  const { signal } = controller
  const died = once(worker, 'exit', { signal }).then((): LocalReply => ({ error: 'it stopped' }))
  const answered = once(worker, 'message', { signal }).then(([reply]) => reply as LocalReply)
  worker.postMessage(texts)
  try {
    const reply = await Promise.race([answered, died])
    if ('vectors' in reply) return reply.vectors
    throw new EmbeddingError('embedding_unavailable', `The local model failed: ${reply.error}.`)
  } finally {
    controller.abort()
    await Promise.allSettled([answered, died])
  }
}
