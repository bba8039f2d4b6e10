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
    text: ['Access is granted, and the connection works. You may close this window.'],
  },
  refused: {
    status: 409,
    title: 'Not connected',
    text: [
      'The provider did not grant access. Nothing was changed.',
      'You may close this window, and begin again where you came from.',
    ],
  },
  failed: {
    status: 503,
    title: 'Not connected yet',
    text: [
      'The provider gave no usable answer. You may close this window, and begin again in a moment.',
    ],
  },
  unknown: {
    status: 404,
    title: 'This link does not work',
    text: [
      'It works once, for ten minutes, in the browser that opened it first. Nothing was changed.',
      'You may close this window, and begin again where you came from.',
    ],
  },
}

/** A page for people; programs get the error that every operation has. */
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
 * Where a person's browser goes to a provider, and comes back. What proves the right is the state with its cookie.
 * Parameters have no bounds here: whatever stands in an address, a person gets the page.
 */
export const authorizationDoor = (platform: Platform): readonly Operation[] => [
  operation(
    {
      ...common,
      path: '/oauth/start/{token}',
      operationId: 'startAuthorization',
      summary: 'Lead a browser to the provider',
      description:
        'What `authorize` of a connection gives out. The first browser that opens it is sent to the provider; no other one is. A page names the host of a provider of your own before.',
      params: Type.Object({
        token: Type.String({
          description: 'As `authorize` gave it out.',
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
      summary: 'Take a browser back from the provider',
      description:
        'The redirect address to register at the provider. Takes `code`, `state` and `iss`, changes the code for tokens, and shows a page.',
      params: Type.Object({
        provider: Type.String({
          description: 'The key of the provider.',
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

/** Anybody can define a provider, and their link begins with our address: the person sees where it leads. */
function leavingFor(address: string): Response {
  const { host } = new URL(address)
  return pageOf(200, {
    title: `Continue to ${host}?`,
    text: [
      `Your organization has set ${host} up as a service to connect to. It will ask you for access to your account there.`,
      'Continue only if you know this address, and sign in there only if you have an account.',
    ],
    links: [{ to: address, label: `Continue to ${host}` }],
  })
}

/** As it came: a parameter that is there twice is refused, not joined. */
const queryOf = ({ url }: FastifyRequest): URLSearchParams =>
  new URLSearchParams(url.split('?').slice(1).join('?'))

/** Each authorization has its own cookie: a person may connect two services at a time. */
const nameOf = (state: string): string =>
  `capstan.oauth.${createHash('sha256').update(state).digest('hex').slice(0, 16)}`

/** What this browser was given when it opened the address of the authorization. */
function browserIn({ headers }: FastifyRequest, state: string): string | undefined {
  const name = nameOf(state)
  const pairs = (headers.cookie ?? '').split(/;\s*/).map((pair) => pair.split('='))
  const value = pairs.find(([key]) => key === name)?.[1]
  return value !== undefined && /^[A-Za-z0-9_-]{32}$/.test(value) ? value : undefined
}

/** Lax, for the way back begins at another site. */
function browserCookie(state: string, browser: string, origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  return `${nameOf(state)}=${browser}; Max-Age=${validMs / 1000}; Path=/oauth; HttpOnly; SameSite=Lax${secure}`
}
