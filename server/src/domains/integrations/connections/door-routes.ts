import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { ApiError, notFound, unavailable } from '../../../platform/errors.ts'
import { type Operation, operation, rawReply } from '../../../platform/operations/operation.ts'
import { pageOf } from '../../../platform/operations/plain-page.ts'
import { textual } from '../../../platform/operations/schemas.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  type AuthorizationResult,
  finishAuthorization,
  startAuthorization,
  validMs,
} from './authorize.ts'

const common = {
  audience: 'public',
  tag: 'Connections',
  method: 'GET',
  reply: rawReply('text/html'),
} as const

interface Outcome {
  status: number
  title: string
  text: string[]
}

const pages: Record<AuthorizationResult, Outcome> = {
  connected: {
    status: 200,
    title: 'Connected',
    text: ['Access is granted and the connection works. You can close this window.'],
  },
  refused: {
    status: 409,
    title: 'Not connected',
    text: [
      'The provider did not grant access. Nothing was changed.',
      'You can close this window and start again in Capstan.',
    ],
  },
  failed: {
    status: 503,
    title: 'Not connected yet',
    text: [
      'The provider gave no usable answer. You can close this window and try again in a moment.',
    ],
  },
  unknown: {
    status: 404,
    title: 'This link does not work',
    text: [
      'It works once, for ten minutes, in the browser that opened it first. Nothing was changed.',
      'You can close this window and start again in Capstan.',
    ],
  },
}

/** Returns a page for browsers; other clients get the standard error. */
function show({ headers }: FastifyRequest, ending: AuthorizationResult): Response {
  const { status, ...content } = pages[ending]
  if (ending === 'connected' || headers.accept?.includes('text/html'))
    return pageOf(status, content)
  if (ending === 'unknown') throw notFound()
  throw ending === 'refused'
    ? new ApiError('invalid_transition', content.text[0])
    : unavailable(content.text[0])
}

/**
 * Operations that send a person's browser to a provider and take it back. The state with its cookie is the credential.
 * Parameters have no bounds here, because a person must get a page even for an invalid URL.
 */
export const authorizationDoor = (platform: Platform): readonly Operation[] => [
  operation(
    {
      ...common,
      path: '/oauth/start/{token}',
      operationId: 'startAuthorization',
      summary: 'Redirect a browser to the provider',
      description:
        'URL that `authorize` of a connection returns. Redirects the first browser that opens it to the provider, and no other browser. For a provider of your own, a page names its host first.',
      params: Type.Object({
        token: Type.String({
          description: 'The `state` value returned by `authorize`.',
          examples: ['AZL1oHweejSdWz8cKnuOkA.bGluayBpbiBhIG1haWw'],
          ...textual,
        }),
      }),
    },
    async ({ request }, { params: { token: state } }) => {
      const start = await startAuthorization(platform, state, browserIn(request, state))
      if (!start) return show(request, 'unknown')
      const { address, browser, isOwnProvider } = start
      const response = isOwnProvider
        ? leavingFor(address)
        : new Response(null, { status: 302, headers: { location: address } })
      response.headers.set('set-cookie', browserCookie(state, browser, platform.publicUrl.get()))
      response.headers.set('cache-control', 'no-store')
      response.headers.set('referrer-policy', 'no-referrer')
      return response
    },
  ),
  operation(
    {
      ...common,
      path: '/oauth/callback/{provider}',
      operationId: 'finishAuthorization',
      summary: 'Receive a browser from the provider',
      description:
        'Redirect URL to register at the provider. Takes `code`, `state` and `iss`, exchanges the code for tokens, and returns a page.',
      params: Type.Object({
        provider: Type.String({
          description: 'Key of the provider.',
          examples: ['hubspot'],
          ...textual,
        }),
      }),
    },
    async ({ request }, { params: { provider } }) =>
      show(
        request,
        await finishAuthorization(platform, {
          provider,
          parameters: queryOf(request),
          browserOf: (state) => browserIn(request, state),
        }),
      ),
  ),
]

/**
 * Page before leaving Capstan. Anybody can define a provider, and its link begins with our address: the page shows
 * where it leads.
 */
function leavingFor(address: string): Response {
  const { host } = new URL(address)
  return pageOf(200, {
    title: `Continue to ${host}?`,
    text: [
      `Your organization has set up ${host} as a service to connect to. It will ask you for access to your account there.`,
      'Continue only if you know this address. Sign in there only if you have an account.',
    ],
    links: [{ to: address, label: `Continue to ${host}` }],
  })
}

/** Returns the query as received, so that a repeated parameter is rejected instead of joined. */
const queryOf = ({ url }: FastifyRequest): URLSearchParams =>
  new URLSearchParams(url.split('?').slice(1).join('?'))

/**
 * Returns the cookie name. Each authorization has its own, because a person may connect two services at the same time.
 */
const nameOf = (state: string): string =>
  `capstan.oauth.${createHash('sha256').update(state).digest('hex').slice(0, 16)}`

/** Returns the secret that this browser got when it opened the authorization URL. */
function browserIn({ headers }: FastifyRequest, state: string): string | undefined {
  const name = nameOf(state)
  const pairs = (headers.cookie ?? '').split(/;\s*/).map((pair) => pair.split('='))
  const value = pairs.find(([key]) => key === name)?.[1]
  return value !== undefined && /^[A-Za-z0-9_-]{32}$/.test(value) ? value : undefined
}

/** Sets a Lax cookie, because the way back begins at another site. */
function browserCookie(state: string, browser: string, origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  return `${nameOf(state)}=${browser}; Max-Age=${validMs / 1000}; Path=/oauth; HttpOnly; SameSite=Lax${secure}`
}
