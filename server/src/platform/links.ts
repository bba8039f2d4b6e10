import { randomBytes } from 'node:crypto'
import type { Server } from 'node:http'
import type { Config } from './config/config.ts'
import { hashSecret } from './crypto/hash.ts'

/** A link that works once and for a limited time. Only the link contains the token; a row stores its hash. */
export interface IssuedLink {
  token: string
  hash: Buffer
  expiresAt: Date
}

/** The data of a row about its link. */
export interface ExpiringLink {
  expires_at: Date
}

const tokenBytes = 24

export function issueLink(now: Date, validForMs: number): IssuedLink {
  const token = randomBytes(tokenBytes).toString('base64url')
  return { token, hash: hashSecret(token), expiresAt: new Date(now.getTime() + validForMs) }
}

/** Returns the row of a link that still works; null for one that is unknown, used or expired. */
export async function findLink<Row extends ExpiringLink>(
  token: string,
  now: Date,
  find: (hash: Buffer) => Promise<Row | undefined>,
): Promise<Row | null> {
  const row = await find(hashSecret(token))
  return row && row.expires_at > now ? row : null
}

/**
 * Uses a link. `claim` deletes or marks its row and returns true if it did: of two requests that use a link at the same
 * time, one gets null.
 */
export async function useLink<Row extends ExpiringLink>(
  token: string,
  now: Date,
  store: {
    find(hash: Buffer): Promise<Row | undefined>
    claim(row: NoInfer<Row>): Promise<boolean>
  },
): Promise<Row | null> {
  const row = await findLink(token, now, store.find)
  return row && (await store.claim(row)) ? row : null
}

/** URL where people reach this server: the configured one, or else the address where it listens. */
export interface PublicUrl {
  get(): string
  /** Uses the address of this server, once it listens. */
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
