import { Agent, get } from 'node:http'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'

export interface Asked {
  url: string
  token: string
  everyMs: number
}

/**
 * Asks at fixed times, whether the last answer has come or not: a stall delays all that ask in it. In a
 * thread of its own, for a client that sends 49 MB keeps its own timers waiting.
 */
export function startProbe(asked: Asked) {
  const thread = new Worker(new URL(import.meta.url), { workerData: asked })
  return {
    /** How long the answers took, in ms, the shortest first. */
    async end(): Promise<number[]> {
      const { promise, resolve, reject } = Promise.withResolvers<number[]>()
      thread.once('message', resolve).once('error', reject).postMessage('end')
      const times = await promise
      await thread.terminate()
      return times.sort((a, b) => a - b)
    },
  }
}

function ask({ url, token, everyMs }: Asked): void {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const headers = { authorization: `Bearer ${token}` }
  const times: number[] = []
  const open: Promise<void>[] = []
  const one = (): Promise<void> =>
    new Promise((resolve) => {
      const startedAt = performance.now()
      const done = (): void => {
        times.push(performance.now() - startedAt)
        resolve()
      }
      get(url, { agent, headers }, (response) => response.resume().on('end', done)).on(
        'error',
        done,
      )
    })
  const timer = setInterval(() => open.push(one()), everyMs)
  parentPort?.once('message', async () => {
    clearInterval(timer)
    await Promise.all(open)
    agent.destroy()
    parentPort?.postMessage(times)
  })
}

if (!isMainThread) ask(workerData as Asked)
