import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { ApiError } from '../errors.ts'
import { type Operation, operation, rawReply } from '../operations/operation.ts'
import type { Platform } from '../platform.ts'
import type { Offer, Serve } from './serve.ts'

/**
 * Serves the Model Context Protocol over streamable HTTP, for AI clients: one POST per message and no session, so that
 * any node can answer. https://modelcontextprotocol.io/specification
 */
export function mcpOperation(platform: Platform, offer: Offer): Operation {
  const { corsOrigins, publicUrl } = platform.config.http
  const origins = new Set([...corsOrigins, ...(publicUrl ? [new URL(publicUrl).origin] : [])])
  // The SDK takes 100 ms to load: a tenth of a start, for something that most never ask for.
  let serving: Promise<Serve> | undefined
  const serve = () =>
    (serving ??= import('./serve.ts').then(({ createServe }) => createServe(platform, offer)))
  return operation(
    {
      effect: 'read',
      method: 'POST',
      path: '/mcp',
      operationId: 'callMcp',
      tag: 'System',
      summary: 'Speak the Model Context Protocol',
      description:
        'One JSON-RPC message of the Model Context Protocol over streamable HTTP, for AI clients. A token sees the tools that its scopes allow.',
      reply: rawReply('application/json', JsonRpcReply),
      challenge: () =>
        `resource_metadata="${platform.publicUrl.get()}/.well-known/oauth-protected-resource/mcp"`,
    },
    async ({ request, principal }) => {
      requireOrigin(origins, request)
      // Batches ended with the revision of 2025-06-18; one would pass the rate limit as one request.
      if (Array.isArray(request.body)) {
        throw new ApiError('validation_error', 'The body must be one message, not a batch.')
      }
      return (await serve())(request, principal)
    },
  )
}

const JsonRpcReply = Type.Object(
  {
    jsonrpc: Type.Literal('2.0'),
    id: Type.Integer({ description: 'Id of the message that it answers.', examples: [1] }),
    result: Type.Object(
      {},
      { description: 'Result as the protocol defines it; absent with `error`.' },
    ),
  },
  { title: 'JsonRpcReply' },
)

/**
 * Rejects untrusted origins, against DNS rebinding, as the transport's specification requires: programs send no
 * `Origin`, and a page must be one that the operator trusts.
 */
function requireOrigin(origins: ReadonlySet<string>, { headers }: FastifyRequest): void {
  const { origin } = headers
  if (origin === undefined || origins.has(origin)) return
  throw new ApiError('origin_not_allowed')
}
