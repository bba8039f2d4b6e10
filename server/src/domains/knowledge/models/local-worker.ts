import { parentPort, workerData } from 'node:worker_threads'
import type { LocalModelFiles } from './local-directory.ts'
import type { Pipeline } from './local-pipeline.ts'

/** Data that the thread is started with. */
export interface LocalWorkerData {
  files: LocalModelFiles
  threads: number
  /** Module that exports `loadPipeline`. */
  pipeline: string
}

export type LocalReply = { vectors: Float32Array[] } | { error: string }

const { files, threads, pipeline } = workerData as LocalWorkerData

// Loading begins with the thread; the first texts wait for it.
const loading: Promise<Pipeline> = import(pipeline).then(({ loadPipeline }) =>
  loadPipeline(files, threads),
)
loading.catch(() => {
  // Each request is answered with this error.
})

parentPort?.on('message', async (texts: string[]) => {
  parentPort?.postMessage(await answer(texts))
})

async function answer(texts: string[]): Promise<LocalReply> {
  try {
    return { vectors: await (await loading)(texts) }
  } catch (error) {
    return { error: String((error as Error)?.message ?? error) }
  }
}
