import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { hashSecret } from '../../../platform/crypto/hash.ts'
import { ApiError } from '../../../platform/errors.ts'
import { type Operation, operation, rawReply } from '../../../platform/operations/operation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { boundRegistrations, boundTokenRequests } from '../bounds.ts'
import { offeredScopes, requireResource, resourceOf } from './asked.ts'
import type { Authorizing } from './authorize-routes.ts'
import { ClientMetadata, registerClient } from './client.ts'
import { findGrant, findGrantByTokenHash } from './grant-store.ts'
import {
  accessSeconds,
  challengeOf,
  endGrant,
  exchangeCode,
  type GrantTokens,
  refreshAccess,
} from './grants.ts'
import { answerJson, OAuthRefusal, singleOf } from './refusal.ts'
import { type GrantSecret, readSecret } from './secret.ts'

const tag = 'AI clients'
const reads = { audience: 'public', method: 'GET', tag, effect: 'read' } as const
/** Programs post these, from no page of ours; what proves the right is in the body. */
const posts = {
  audience: 'public',
  method: 'POST',
  tag,
  rawBody: true,
  maxBodyBytes: 16_384,
  crossOrigin: true,
  // Allowing the client was recorded.
  isAudited: false,
} as const

const Metadata = Type.Object(
  {},
  { title: 'OAuthMetadata', description: 'As the RFC defines it.', additionalProperties: true },
)
const TokenAnswer = Type.Object(
  {
    access_token: Type.String(),
    token_type: Type.Literal('Bearer'),
    expires_in: Type.Integer({ examples: [accessSeconds] }),
    refresh_token: Type.String(),
    scope: Type.String({ examples: ['contacts:read knowledge:read'] }),
  },
  { title: 'OAuthTokens' },
)

/** Operations that a client calls itself: metadata, registration, tokens and their revocation. */
export const clientOperations = (authorizing: Authorizing): readonly Operation[] => {
  const { platform, catalogue } = authorizing
  return [
    operation(
      {
        ...reads,
        path: '/.well-known/oauth-protected-resource/mcp',
        operationId: 'getMcpResourceMetadata',
        summary: 'Describe the MCP server to OAuth clients',
        description: 'Protected resource metadata of `/mcp` (RFC 9728).',
        reply: rawReply('application/json', Metadata),
      },
      async () =>
        answerJson(() => ({
          resource: resourceOf(platform),
          authorization_servers: [platform.publicUrl.get()],
          scopes_supported: offeredScopes(catalogue),
          bearer_methods_supported: ['header'],
          resource_name: 'Capstan',
        })),
    ),
    operation(
      {
        ...reads,
        path: '/.well-known/oauth-authorization-server',
        operationId: 'getAuthorizationServerMetadata',
        summary: 'Describe the authorization server',
        description: 'Authorization server metadata for AI clients (RFC 8414).',
        reply: rawReply('application/json', Metadata),
      },
      async () => answerJson(() => serverMetadata(authorizing)),
    ),
    operation(
      {
        ...posts,
        path: '/oauth/register',
        rawBody: ClientMetadata,
        operationId: 'registerClient',
        summary: 'Register an AI client',
        description:
          'Dynamic client registration (RFC 7591) of a public client. Nothing is stored: the identifier is the sealed metadata.',
        status: 201,
        location: null,
        reply: rawReply('application/json', Metadata),
        throttle: boundRegistrations,
      },
      async ({ request, now }, { body }) =>
        answerJson(() => register(authorizing, request, body, now), 201),
    ),
    operation(
      {
        ...posts,
        path: '/oauth/token',
        operationId: 'issueClientTokens',
        summary: 'Exchange a code or a refresh token',
        description:
          'The token endpoint of OAuth 2.1: a form with `grant_type` `authorization_code` or `refresh_token`. The access token is an API token that lasts an hour. A refresh token works once.',
        reply: rawReply('application/json', TokenAnswer),
        throttle: boundTokenRequests,
      },
      async ({ request }, { body }) =>
        answerJson(async () => {
          const { token, refreshToken, scopes } = await issue(authorizing, formIn(request, body))
          return {
            access_token: token,
            token_type: 'Bearer',
            expires_in: accessSeconds,
            refresh_token: refreshToken,
            scope: scopes.join(' '),
          }
        }),
    ),
    operation(
      {
        ...posts,
        path: '/oauth/revoke',
        operationId: 'revokeClientTokens',
        summary: 'Revoke the access of an AI client',
        description:
          'Token revocation (RFC 7009): a form with `client_id` and `token`, an access or a refresh token. Ends both.',
        reply: rawReply('application/json', Metadata),
        throttle: boundTokenRequests,
      },
      async ({ request }, { body }) =>
        answerJson(async () => {
          await revoke(authorizing, formIn(request, body))
          return {}
        }),
    ),
  ]
}

function serverMetadata({ platform, catalogue }: Authorizing) {
  const issuer = platform.publicUrl.get()
  return {
    issuer,
    authorization_endpoint: `${issuer}/oauth/authorize`,
    token_endpoint: `${issuer}/oauth/token`,
    registration_endpoint: `${issuer}/oauth/register`,
    revocation_endpoint: `${issuer}/oauth/revoke`,
    scopes_supported: offeredScopes(catalogue),
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  }
}

function register({ platform }: Authorizing, request: FastifyRequest, body: unknown, now: Date) {
  const { id, name, redirectUris } = registerClient(platform.keyring, jsonIn(request, body))
  return {
    client_id: id,
    client_id_issued_at: Math.floor(now.getTime() / 1000),
    client_name: name,
    redirect_uris: redirectUris,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  }
}

/** @throws OAuthRefusal */
async function issue(authorizing: Authorizing, form: URLSearchParams): Promise<GrantTokens> {
  const { platform, context } = authorizing
  const named = singleOf(form)
  const clientId = named('client_id') ?? ''
  requireResource(platform, named('resource'))
  const answer = await (() => {
    switch (named('grant_type')) {
      case 'authorization_code': {
        const verifier = named('code_verifier') ?? ''
        const redirectUri = named('redirect_uri') ?? ''
        const bound = { clientId, redirectUri, challenge: challengeOf(verifier) }
        return within(platform, named('code'), (work, secret) =>
          exchangeCode(work, context, secret, bound),
        )
      }
      case 'refresh_token':
        return within(platform, named('refresh_token'), (work, secret) =>
          refreshAccess(work, context, secret, clientId),
        )
      default:
        throw new OAuthRefusal(
          'unsupported_grant_type',
          'grant_type must be authorization_code or refresh_token.',
        )
    }
  })()
  // Thrown after the commit: what was stolen stays revoked.
  if ('refused' in answer) throw answer.refused
  return answer
}

/** In a transaction of the organization that the secret names. @throws OAuthRefusal */
async function within<T>(
  { database, transact }: Platform,
  text: string | undefined,
  run: (work: Parameters<typeof exchangeCode>[0], secret: GrantSecret) => Promise<T>,
): Promise<T> {
  const secret = readSecret(text ?? '')
  // A transaction in an organization that is not there has no place.
  const grant = secret && (await findGrant(database.db, secret.organizationId, secret.grantId))
  if (!grant) {
    throw new OAuthRefusal('invalid_grant', 'The code or refresh token is not known, or has ended.')
  }
  const actor = { kind: 'token', id: grant.token_id } as const
  return transact(secret.organizationId, actor, (work) => run(work, secret))
}

/** A token that is not known, or another client's, is as good as revoked (RFC 7009, section 2.2). */
async function revoke({ platform, context }: Authorizing, form: URLSearchParams): Promise<void> {
  const named = singleOf(form)
  const token = named('token') ?? ''
  const { db } = platform.database
  const secret = readSecret(token)
  const grant = secret
    ? await findGrant(db, secret.organizationId, secret.grantId)
    : await findGrantByTokenHash(db, hashSecret(token))
  if (!grant || !hashSecret(named('client_id') ?? '').equals(grant.client_hash)) return
  const actor = { kind: 'token', id: grant.token_id } as const
  await platform.transact(grant.organization_id, actor, (work) => endGrant(work, context, grant))
}

const mediaTypeOf = ({ headers }: FastifyRequest): string =>
  (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? ''

/** @throws ApiError 415 */
function formIn(request: FastifyRequest, body: unknown): URLSearchParams {
  if (mediaTypeOf(request) !== 'application/x-www-form-urlencoded') {
    throw new ApiError('unsupported_media_type')
  }
  return new URLSearchParams(Buffer.isBuffer(body) ? body.toString('utf8') : '')
}

/** @throws OAuthRefusal */
function jsonIn(request: FastifyRequest, body: unknown): unknown {
  if (mediaTypeOf(request) !== 'application/json') throw new ApiError('unsupported_media_type')
  try {
    return JSON.parse(Buffer.isBuffer(body) ? body.toString('utf8') : '')
  } catch {
    throw new OAuthRefusal('invalid_client_metadata', 'The body is not JSON.')
  }
}
