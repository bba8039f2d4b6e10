import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import { loopbackAuthority, makeCertificate } from '../server/test/fixtures/tls-server.ts'

interface Arrival {
  path: string
  eventId: string
  /** The id in the event's data; empty if it has none. */
  resource: string
  at: number
}

interface Ports {
  http: number
  https: number
  ca: string
  /** The port of a server that never answers. */
  hanging: number
}

export interface Receiver extends Ports, AsyncDisposable {
  /** What has arrived since the last call. */
  arrivals(): Promise<Arrival[]>
}

/** Time of day with fractions of milliseconds: the same in both threads. */
export const now = (): number => performance.timeOrigin + performance.now()

/** Receives deliveries in a thread of its own and answers 200. */
export async function startReceiver(): Promise<Receiver> {
  const worker = new Worker(new URL(import.meta.url))
  const [ports] = (await once(worker, 'message')) as [Ports]
  return {
    ...ports,
    async arrivals() {
      worker.postMessage('arrivals')
      return (await once(worker, 'message'))[0]
    },
    [Symbol.asyncDispose]: async () => void (await worker.terminate()),
  }
}

async function receive(): Promise<void> {
  const arrivals: (Omit<Arrival, 'resource'> & { chunks: Buffer[] })[] = []
  const answer: RequestListener = (request, response) => {
    const chunks: Buffer[] = []
    const eventId = String(request.headers['webhook-id'])
    const at = now()
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      response.end('ok')
      arrivals.push({ path: request.url ?? '', eventId, at, chunks })
    })
  }
  const take = (): Arrival[] =>
    arrivals.splice(0).map(({ chunks, ...arrival }) => ({ ...arrival, resource: idIn(chunks) }))
  const listen = async (server: Server): Promise<number> => {
    await once(server.listen(0, '127.0.0.1'), 'listening')
    return (server.address() as AddressInfo).port
  }
  parentPort?.postMessage({
    http: await listen(createServer(answer)),
    https: await listen(createTlsServer(await makeCertificate({}), answer)),
    hanging: await listen(createServer(() => {})),
    ca: await loopbackAuthority(),
  } satisfies Ports)
  parentPort?.on('message', () => parentPort?.postMessage(take()))
}

function idIn(chunks: Buffer[]): string {
  const { data } = JSON.parse(String(Buffer.concat(chunks))) as { data?: { id?: string } }
  return data?.id ?? ''
}

if (!isMainThread) await receive()
