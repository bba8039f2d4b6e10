import { openApiDocument } from './platform/http/openapi.ts'
import type { Operation } from './platform/http/operation.ts'

/**
 * The OpenAPI document of what the dashboard alone asks for. The public API is under `/session/v1`
 * as well, as `openapi.json` describes it.
 */
export const sessionDocumentOf = (operations: readonly Operation[], version: string): object =>
  openApiDocument(
    {
      title: 'Capstan session API',
      version,
      description:
        'Operations of a signed-in person. The cookie of the session authorizes each request, and the header `X-Organization` names the organization that it is about. Every operation of the public API exists here as well, with `/session` before its path.',
      server: '/',
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'capstan.session_token',
          description: 'The cookie that signing in sets.',
        },
      },
      tags: {
        Dashboard: 'What a person sees and changes in the dashboard.',
      },
    },
    operations,
  )
