import { parentPort, workerData } from 'node:worker_threads'
import { verifyPdf } from './verify.ts'
import type { VerifyAnswer } from './verify-file.ts'

const { bytes } = workerData as { bytes: Uint8Array<ArrayBuffer> }

async function read(): Promise<VerifyAnswer> {
  try {
    return { verification: await verifyPdf(bytes) }
  } catch {
    return { fault: 'unreadable' }
  }
}

parentPort?.postMessage(await read())
