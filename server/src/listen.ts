import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Outbound } from './platform/net/outbound.ts'
import { StartFault } from './platform/start-fault.ts'

export interface Listening {
  /** Takes no connection any more, and ends when those that there were have ended. */
  close(): Promise<void>
}

/** Begins to answer; a fault names the setting to change. */
export async function listen(
  http: FastifyInstance,
  outbound: Pick<Outbound, 'refuseListeners'>,
  { host, port }: { host: string; port: number },
  resolve = addressesOf,
): Promise<Listening> {
  const [first = host, ...others] = await resolve(host)
  try {
    await http.listen({ host: first, port })
  } catch (error) {
    throw explain((error as NodeJS.ErrnoException).code, host, port) ?? error
  }
  const besides: Server[] = []
  for (const address of others) {
    const listener = await listenBeside(http, address)
    if (!listener) continue
    besides.push(listener)
    outbound.refuseListeners([listener.address() as AddressInfo])
  }
  return {
    async close() {
      const ended = besides.map((listener) => new Promise((done) => listener.close(done)))
      await http.close()
      await Promise.all(ended)
    },
  }
}

/** `localhost` may be an address of each kind, and clients try either of them first. */
async function addressesOf(host: string): Promise<string[]> {
  if (host !== 'localhost') return [host]
  const found = await lookup(host, { all: true }).catch(() => [])
  return [...new Set(found.map(({ address }) => address))]
}

/**
 * Hands its connections to the one server, which knows how to drain them: Fastify's own second server would
 * share the routes and nothing else. Null where this machine lacks the address.
 */
async function listenBeside(http: FastifyInstance, address: string): Promise<Server | null> {
  const { port } = http.server.address() as AddressInfo
  const listener = createServer({ noDelay: true }, (socket) =>
    http.server.emit('connection', socket),
  )
  try {
    await once(listener.listen(port, address), 'listening')
    return listener
  } catch {
    // The port is taken, or the address is not of this machine.
    return null
  }
}

function explain(code: string | undefined, host: string, port: number): StartFault | null {
  switch (code) {
    case 'EADDRINUSE':
      return new StartFault(
        `PORT: another program listens on ${port} of ${host} already. Stop it, or set PORT to another one.`,
      )
    case 'EACCES':
      return new StartFault(
        `PORT: this user may not listen on ${port}. Set PORT to one above 1023, or allow it to the user.`,
      )
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EAFNOSUPPORT':
      return new StartFault(
        `HOST: ${host} is no address of this machine. Set HOST to one that it has, or to 0.0.0.0 for all of them.`,
      )
    default:
      return null
  }
}
