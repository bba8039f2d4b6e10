import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Clock } from '../../../platform/clock.ts'
import { hashSecret } from '../../../platform/crypto/hash.ts'
import type { Auth } from '../auth.ts'
import type { SignOnSecrets } from './provider.ts'

const validMs = 10 * 60_000

/** A sign-in that a browser has begun. */
export interface PendingSignOn extends SignOnSecrets {
  /** Path of ours where the person goes afterwards. */
  next: string
}

/** Sign-ins at the provider that have begun: each ends once, within ten minutes, in the browser that began it. */
export interface PendingSignOns {
  begin(next: string): Promise<{ pending: PendingSignOn; cookie: string }>
  /** Returns null for an unknown state, and for one that was used, is too old or is another browser's. */
  take(state: string, request: FastifyRequest): Promise<PendingSignOn | null>
  /** Returns a cookie that removes the one of this state. */
  forget(state: string): string
}

interface Remembering {
  clock: Clock
  auth: () => Promise<Auth>
  /** Public origin, for the cookie's `Secure`. */
  origin: () => string
  path: string
}

/**
 * The database keeps a hash of each state and of its cookie, and nothing that could end the sign-in: the nonce and the
 * verifier are derived from the cookie's secret, and the next page, which can contain the token of an invitation, is in
 * the cookie.
 */
export function createPendingSignOns({ clock, auth, origin, path }: Remembering): PendingSignOns {
  const contextOf = async () => (await auth()).$context

  const cookie = (state: string, value: string, maxAgeS: number): string => {
    const secure = origin().startsWith('https:') ? '; Secure' : ''
    // Lax, because the way back begins at the provider's site.
    return `${nameOf(state)}=${value}; Max-Age=${maxAgeS}; Path=${path}; HttpOnly; SameSite=Lax${secure}`
  }

  return {
    async begin(next) {
      const { internalAdapter, secret } = await contextOf()
      const state = randomBytes(24).toString('base64url')
      const browser = randomBytes(24).toString('base64url')
      const kept = `${browser}.${Buffer.from(next).toString('base64url')}`
      const untilMs = clock.now().getTime() + validMs
      await internalAdapter.createVerificationValue({
        identifier: identifierOf(state),
        value: `${untilMs}.${hashOf(kept)}`,
        expiresAt: new Date(Date.now() + validMs),
      })
      const pending = { ...secretsOf(secret, state, browser), next }
      return { pending, cookie: cookie(state, kept, validMs / 1000) }
    },

    async take(state, request) {
      const kept = cookieIn(request, state)
      if (!kept) return null
      const { internalAdapter, secret } = await contextOf()
      // Looking for it first also deletes what has ended, which consuming it does not.
      if (!(await internalAdapter.findVerificationValue(identifierOf(state)))) return null
      const begun = await internalAdapter.consumeVerificationValue(identifierOf(state))
      const [untilMs, hash] = begun?.value.split('.') ?? []
      if (hash !== hashOf(kept) || Number(untilMs) <= clock.now().getTime()) return null
      const [browser = '', next = ''] = kept.split('.')
      return {
        ...secretsOf(secret, state, browser),
        next: Buffer.from(next, 'base64url').toString('utf8'),
      }
    },

    forget: (state) => cookie(state, '', 0),
  }
}

const identifierOf = (state: string): string => `single-sign-on:${state}`

const hashOf = (kept: string): string => hashSecret(kept).toString('base64url')

/** Each has its own cookie, because a person may begin in two tabs. */
const nameOf = (state: string): string =>
  `capstan.sso.${hashSecret(state).toString('hex').slice(0, 16)}`

function cookieIn({ headers }: FastifyRequest, state: string): string | undefined {
  const pairs = (headers.cookie ?? '').split(/;\s*/).map((pair) => pair.split('='))
  const value = pairs.find(([name]) => name === nameOf(state))?.[1]
  return value !== undefined && /^[\w-]{32}\.[\w-]{1,2800}$/.test(value) ? value : undefined
}

function secretsOf(secret: string, state: string, browser: string): SignOnSecrets {
  const derive = (purpose: string): string =>
    createHmac('sha256', secret)
      .update(`single sign-on ${purpose}\n${state}\n${browser}`)
      .digest('base64url')
  return { state, nonce: derive('nonce'), verifier: derive('verifier') }
}
