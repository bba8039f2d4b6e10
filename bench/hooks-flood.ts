import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { Pool } from 'undici'
import type { SignedRequest } from './arrivals.ts'

interface Flood {
  url: string
  requests: readonly SignedRequest[]
}

const connections = 8
const pauseMs = 4

/** Sends to one hook far beyond its rate, in a thread of its own, until it is told to stop; returns what was answered. */
export function startFlood(flood: Flood): () => Promise<Record<number, number>> {
  const sender = new Worker(new URL(import.meta.url), { workerData: { flood } })
  return async () => {
    sender.postMessage('stop')
    const [answered] = (await once(sender, 'message')) as [Record<number, number>]
    await sender.terminate()
    return answered
  }
}

async function send({ url, requests }: Flood): Promise<void> {
  const pool = new Pool(url, { connections, pipelining: 1 })
  const answered: Record<number, number> = {}
  let [sent, isOver] = [0, false]
  parentPort?.once('message', () => {
    isOver = true
  })
  const sendAll = async (): Promise<void> => {
    while (!isOver) {
      const request = requests[sent++ % requests.length] as SignedRequest
      const { statusCode, body } = await pool.request({ method: 'POST', ...request })
      await body.dump()
      answered[statusCode] = (answered[statusCode] ?? 0) + 1
      await wait(pauseMs)
    }
  }
  await Promise.all(Array.from({ length: connections }, sendAll))
  await pool.close()
  parentPort?.postMessage(answered)
}

if (!isMainThread) await send((workerData as { flood: Flood }).flood)
