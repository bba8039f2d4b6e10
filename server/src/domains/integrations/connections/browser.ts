import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { validMs } from './authorize.ts'

/** Each authorization has its own cookie: a person may connect two services at a time. */
const nameOf = (state: string): string =>
  `capstan.oauth.${createHash('sha256').update(state).digest('hex').slice(0, 16)}`

/** What this browser was given when it opened the address of the authorization. */
export function browserIn({ headers }: FastifyRequest, state: string): string | undefined {
  const name = nameOf(state)
  const pairs = (headers.cookie ?? '').split(/;\s*/).map((pair) => pair.split('='))
  const value = pairs.find(([key]) => key === name)?.[1]
  return value !== undefined && /^[A-Za-z0-9_-]{32}$/.test(value) ? value : undefined
}

/** Lax, for the way back begins at another site. */
export function browserCookie(state: string, browser: string, origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  return `${nameOf(state)}=${browser}; Max-Age=${validMs / 1000}; Path=/oauth; HttpOnly; SameSite=Lax${secure}`
}
