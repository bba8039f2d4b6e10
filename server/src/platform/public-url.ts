import type { Server } from 'node:http'
import type { Config } from './config/config.ts'

/** Where people reach this server: as the operator says, or else where it listens. */
export interface PublicUrl {
  get(): string
  /** The server whose address counts, once it listens. */
  follow(server: Server): void
}

export function createPublicUrl({ publicUrl, host, port }: Config['http']): PublicUrl {
  let server: Server | undefined
  return {
    get() {
      if (publicUrl) return publicUrl
      const address = server?.address()
      const listening = address && typeof address === 'object' ? address.port : port
      return `http://${host.includes(':') ? `[${host}]` : host}:${listening}`
    },
    follow(next) {
      server = next
    },
  }
}
