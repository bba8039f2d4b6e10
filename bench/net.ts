/**
 * What the guard costs: requests a second of `outbound.request` against those of a bare undici pool,
 * to the same loopback server in the same run. 1 KB POST, keep-alive, 32 at a time, the server in a
 * thread of its own.
 *
 *     node bench/net.ts
 */
import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import { Pool } from 'undici'
import { createOutbound } from '../server/src/platform/net/index.ts'
import { loopbackAuthority, makeCertificate } from '../server/test/fixtures/tls-server.ts'

const name = 'hooks.example.test'
const inFlight = 32
const rounds = 4
const roundMs = 500
const body = Buffer.alloc(1_024, 'x')
const headers = { 'content-type': 'application/json', 'x-service-signature': 'a'.repeat(64) }

interface Servers {
  http: number
  https: number
  ca: string
}

if (isMainThread) await measure()
else await serve()

async function serve(): Promise<void> {
  const answer: RequestListener = (request, response) => {
    request.resume().on('end', () => response.end('ok'))
  }
  const listen = async (server: Server): Promise<number> => {
    await once(server.listen(0, '127.0.0.1'), 'listening')
    return (server.address() as AddressInfo).port
  }
  const certificate = await makeCertificate({ names: [name] })
  const servers: Servers = {
    http: await listen(createServer(answer)),
    https: await listen(createTlsServer(certificate, answer)),
    ca: await loopbackAuthority(),
  }
  parentPort?.postMessage(servers)
}

async function measure(): Promise<void> {
  const worker = new Worker(new URL(import.meta.url))
  const [servers] = (await once(worker, 'message')) as [Servers]
  console.log('scheme   bare pool/s   outbound/s   ratio (median of pairs)')
  for (const scheme of ['https', 'http'] as const) {
    const bare = barePool(scheme, servers)
    await using outbound = guarded(scheme, servers)
    await requestsPerSecond(bare.send, 300)
    await requestsPerSecond(outbound.send, 300)
    const pairs: [number, number][] = []
    for (let round = 0; round < rounds; round++) {
      pairs.push([await requestsPerSecond(bare.send), await requestsPerSecond(outbound.send)])
    }
    await bare.close()
    const columns = [median(pairs.map(([a]) => a)), median(pairs.map(([, b]) => b))]
    const ratio = median(pairs.map(([a, b]) => b / a)).toFixed(2)
    const [a = '', b = ''] = columns.map((value) => value.toFixed(0))
    console.log(`${scheme.padEnd(6)} ${a.padStart(13)} ${b.padStart(12)} ${ratio.padStart(7)}`)
  }
  await worker.terminate()
}

function barePool(scheme: 'https' | 'http', servers: Servers) {
  const pool = new Pool(`${scheme}://127.0.0.1:${servers[scheme]}`, {
    connections: 64,
    connect: { ca: servers.ca },
    allowH2: false,
  })
  const send = async (): Promise<number> => {
    const response = await pool.request({ path: '/hook', method: 'POST', headers, body })
    await response.body.text()
    return response.statusCode
  }
  return { send, close: () => pool.close() }
}

function guarded(scheme: 'https' | 'http', servers: Servers) {
  const outbound = createOutbound({
    allowNetworks: ['127.0.0.0/8'],
    userAgent: 'bench/1',
    ca: servers.ca,
    resolve: async () => [{ address: '127.0.0.1', family: 4, ttl: 300 }],
  })
  outbound.refuseListeners([{ address: '127.0.0.1', port: 8080 }])
  const send = async (): Promise<number> => {
    const response = await outbound.request({
      url: `${scheme}://${name}:${servers[scheme]}/hook`,
      method: 'POST',
      headers,
      body,
      schemes: [scheme],
      maxBodyBytes: 16_384,
      onOversize: 'truncate',
      timeouts: { connectMs: 5_000, headersMs: 15_000, totalMs: 20_000 },
    })
    return response.status
  }
  return { send, [Symbol.asyncDispose]: () => outbound[Symbol.asyncDispose]() }
}

async function requestsPerSecond(send: () => Promise<number>, forMs = roundMs): Promise<number> {
  const startedAt = performance.now()
  let done = 0
  const loop = async (): Promise<void> => {
    while (performance.now() - startedAt < forMs) {
      if ((await send()) !== 200) throw new Error('the server did not answer 200')
      done++
    }
  }
  await Promise.all(Array.from({ length: inFlight }, loop))
  return (done / (performance.now() - startedAt)) * 1_000
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}
