import type { FastifyRequest } from 'fastify'
import { toApiError } from '../../../platform/db/refusals.ts'
import type { Catalogue } from '../../../platform/domain.ts'
import { ApiError } from '../../../platform/errors.ts'
import { OrganizationId } from '../../../platform/ids.ts'
import { type Operation, operation, rawReply } from '../../../platform/operations/operation.ts'
import { pageOf } from '../../../platform/operations/plain-page.ts'
import {
  type Authenticate,
  callerOf,
  hasScope,
  type Principal,
  requireRate,
} from '../../../platform/operations/principal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { TokenId } from '../../tokens/index.ts'
import { boundAuthorizations } from '../bounds.ts'
import { MemberId } from '../schema.ts'
import { listMemberships } from '../store.ts'
import { type AuthorizationRequest, readAsked, readAskedAccess } from './asked.ts'
import { allowClient, type GrantContext } from './grants.ts'
import { OAuthRefusal } from './refusal.ts'

const path = '/oauth/authorize'
const common = {
  audience: 'public',
  tag: 'AI clients',
  path,
  reply: rawReply('text/html'),
  throttle: boundAuthorizations,
} as const

export interface Authorizing {
  platform: Platform
  catalogue: Pick<Catalogue, 'operations'>
  context: GrantContext
  authenticate: Authenticate
}

/** Where a client sends a person's browser: the person signs in, reads what is asked for, and chooses. */
export const authorizeOperations = (authorizing: Authorizing): readonly Operation[] => [
  operation(
    {
      ...common,
      method: 'GET',
      operationId: 'askForAccess',
      summary: 'Ask a person for access',
      description:
        'The authorization endpoint of OAuth 2.1 for AI clients: code flow with PKCE (S256). Shows a page on which the person who is signed in chooses what the client may do.',
    },
    async ({ request }) => {
      const parameters = new URLSearchParams(request.url.split('?').slice(1).join('?'))
      return answerAsked(authorizing, request, parameters, showConsent)
    },
  ),
  operation(
    {
      ...common,
      method: 'POST',
      rawBody: true,
      maxBodyBytes: 16_384,
      // What it does records itself.
      isAudited: false,
      operationId: 'answerForAccess',
      summary: 'Allow or deny access',
      description: 'What the page of the authorization endpoint posts. Leads back to the client.',
    },
    async ({ request }, { body }) => {
      const parameters = new URLSearchParams(Buffer.isBuffer(body) ? body.toString('utf8') : '')
      return answerAsked(authorizing, request, parameters, decide)
    },
  ),
]

interface Consent {
  request: FastifyRequest
  parameters: URLSearchParams
  asked: AuthorizationRequest
  challenge: string
  /** The scopes that were asked for and that the person has. */
  scopes: readonly string[]
  principal: Principal
}

/** Checks the request, and that somebody is signed in; a refusal goes to the client where that is safe. */
async function answerAsked(
  authorizing: Authorizing,
  request: FastifyRequest,
  parameters: URLSearchParams,
  answer: (authorizing: Authorizing, consent: Consent) => Promise<Response> | Response,
): Promise<Response> {
  const { platform, catalogue, authenticate } = authorizing
  const chosen = parameters.getAll('grant')
  parameters.delete('grant')
  let asked: AuthorizationRequest | null = null
  try {
    asked = readAsked(platform, parameters)
    if (!asked) return refuse(request, unknownClient())
    const { challenge, scopes: wanted } = readAskedAccess(platform, catalogue, parameters)
    const principal = await authenticate(request)
    requireRate(principal.rates)
    const scopes = wanted.filter((scope) => hasScope(principal, scope))
    if (scopes.length === 0 || !principal.person?.memberId) return refuse(request, withoutRights())
    for (const scope of chosen) parameters.append('grant', scope)
    return await answer(authorizing, { request, parameters, asked, challenge, scopes, principal })
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_signed_in') {
      const next = `${path}?${parameters}`
      return seeOther(`/sign-in?next=${encodeURIComponent(next)}`)
    }
    if (error instanceof OAuthRefusal) {
      return asked ? refuseTo(authorizing, asked, error) : refuse(request, unknownClient())
    }
    const refusal = error instanceof ApiError ? error : toApiError(error)
    if (!refusal) throw error
    return refuse(request, refusal)
  }
}

/** A page for people; programs get the error that every operation has. */
function refuse({ headers }: FastifyRequest, refusal: ApiError): Response {
  if (!headers.accept?.includes('text/html')) throw refusal
  return pageOf(refusal.status, { title: 'Access is not possible', text: [refusal.message] })
}

const unknownClient = (): ApiError =>
  new ApiError(
    'invalid_parameter',
    'The application is not known here, or its return address is not the one that it registered. Nothing was allowed. Remove the connection in the application and connect again.',
  )

const withoutRights = (): ApiError =>
  new ApiError(
    'insufficient_role',
    'The application asks for access that your role in this organization does not have. Ask an owner or an admin.',
  )

async function showConsent(
  { platform, catalogue }: Authorizing,
  { parameters, asked, scopes, principal }: Consent,
): Promise<Response> {
  const { client, redirectUri } = asked
  const { host, protocol, origin } = new URL(redirectUri)
  const memberships = await listMemberships(platform.database.db, principal.id)
  const here = memberships.find(({ organizationId }) => organizationId === principal.organizationId)
  const kept = [...parameters].filter(([name]) => protocolNames.has(name))
  const addressOf = (organizationId: string) =>
    `${path}?${new URLSearchParams([...kept, ['organization', OrganizationId.show(organizationId)]])}`
  const others = memberships.filter((one) => one !== here).slice(0, maxOthers)
  return pageOf(200, {
    title: `Allow ${client.name}?`,
    text: [
      `${client.name} asks for access to ${here?.organizationName ?? ''}, as ${principal.name} (${principal.person?.email}). Capstan has not verified who it is. Allow it only if you have just started to connect it.`,
      `Your answer goes to ${host || `the application that opens ${protocol} links on your device`}. ${client.name} can do what you tick, here and through the API, for as long as you may do it yourself. You can revoke the access in the list of tokens.`,
    ],
    links: others.map(({ organizationId, organizationName }) => ({
      to: addressOf(organizationId),
      label: `Use ${organizationName} instead`,
    })),
    form: {
      action: `${path}?organization=${OrganizationId.show(principal.organizationId)}`,
      hidden: kept,
      boxes: scopes.map((scope) => ({
        name: 'grant',
        value: scope,
        label: labelOf(catalogue, scope),
      })),
      buttons: [
        { name: 'decision', value: 'allow', label: 'Allow' },
        { name: 'decision', value: 'deny', label: 'Deny' },
      ],
      leadsTo: origin === 'null' ? protocol : origin,
    },
  })
}

const maxOthers = 20

/**
 * Parameters that the page posts again. No others, because the URL could tick a choice that the person does not see.
 */
const protocolNames = new Set([
  ...['response_type', 'client_id', 'redirect_uri', 'scope', 'state', 'resource'],
  ...['code_challenge', 'code_challenge_method'],
])

/** The scope, and the tools that it opens: `Change proposals: Draft a proposal, Send a proposal`. */
function labelOf({ operations }: Authorizing['catalogue'], scope: string): string {
  const [resource = '', right] = scope.split(':')
  const titles = operations().flatMap((one) =>
    one.tool && one.scope === scope ? one.tool.title : [],
  )
  return `${right === 'write' ? 'Change' : 'Read'} ${resource}: ${titles.join(', ')}`
}

async function decide(authorizing: Authorizing, consent: Consent): Promise<Response> {
  const { request, parameters, asked, challenge, principal, scopes } = consent
  const { client, redirectUri } = asked
  const granted = [...new Set(parameters.getAll('grant'))]
  if (parameters.get('decision') !== 'allow' || granted.length === 0) {
    const refusal = new OAuthRefusal('access_denied', 'The person has not allowed it.')
    return refuseTo(authorizing, asked, refusal)
  }
  if (granted.some((scope) => !scopes.includes(scope))) throw withoutRights()
  const { memberId } = principal.person ?? {}
  if (!memberId) throw withoutRights()
  const { platform, context } = authorizing
  const { organizationId, name } = principal
  const actor = { kind: 'member', id: principal.id } as const
  const code = await platform.transact(organizationId, actor, async (work) => {
    const bound = { clientId: client.id, redirectUri, challenge }
    const allowed = { ...bound, name: client.name, scopes: granted }
    const { code, tokenId } = await allowClient(work, context, { id: memberId, name }, allowed)
    work.recordAct({
      actor: { kind: 'member', id: MemberId.show(memberId), name },
      action: 'allowClient',
      resource: { type: 'token', id: TokenId.show(tokenId) },
      after: JSON.stringify({ client: client.name, redirectUri, scopes: granted }),
      ...callerOf(request),
      requestId: request.id,
    })
    return code
  })
  return leadBack(authorizing, asked, { code })
}

const refuseTo = (
  authorizing: Authorizing,
  asked: AuthorizationRequest,
  { code, message }: OAuthRefusal,
) => leadBack(authorizing, asked, { error: code, error_description: message })

/** To the client, with the issuer (RFC 9207). */
function leadBack(
  { platform }: Authorizing,
  { redirectUri, state }: AuthorizationRequest,
  answer: Record<string, string>,
): Response {
  const url = new URL(redirectUri)
  const all = { ...answer, ...(state !== undefined && { state }), iss: platform.publicUrl.get() }
  for (const [name, value] of Object.entries(all)) url.searchParams.set(name, value)
  return seeOther(url.href)
}

const seeOther = (location: string): Response =>
  new Response(null, {
    status: 303,
    headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  })
