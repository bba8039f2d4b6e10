import type { Server } from 'node:http'
import type { Config } from './config/config.ts'

/** Where people reach this server: as the operator says, or else where it listens. */
export interface PublicUrl {
  get(): string
  /** The server whose address counts, once it listens. */
  follow(server: Server): void
}

export function createPublicUrl({ publicUrl, host, port }: Config['http']): PublicUrl {
  let listening = port
  return {
    get: () => publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${listening}`,
    follow(server) {
      // Asked once: `address` is a call of the system, and each request to a hook took one.
      server.on('listening', () => {
        const address = server.address()
        if (address && typeof address === 'object') listening = address.port
      })
    },
  }
}
