import type { Catalogue } from './platform/domain.ts'
import { openApiDocument } from './platform/http/openapi/document.ts'
import { type DocumentName, type Documents, documentOf } from './platform/http/openapi/documents.ts'
import { webhookDocument } from './platform/http/openapi/events.ts'
import type { Operation } from './platform/operations/operation.ts'
import { version } from './platform/version.ts'

const bearer = (description: string) => ({ type: 'http', scheme: 'bearer', description })

/** The OpenAPI document of each audience; in the repository they are in `api`. */
export function documentsOf(catalogue: Catalogue, operations: readonly Operation[]): Documents {
  const common = {
    version,
    server: '/',
    tags: catalogue.tags,
    enums: { scopes: catalogue.scopes },
  }
  const of = (name: DocumentName) => operations.filter((one) => documentOf(one) === name)
  return {
    api: openApiDocument(
      {
        ...common,
        title: 'Capstan API',
        description:
          'Contacts, knowledge bases, proposals and integrations of one organization. Every request needs an API token.',
        securitySchemes: {
          bearer: bearer('An API token.'),
          apiKey: {
            type: 'apiKey',
            in: 'header',
            name: 'X-API-Key',
            description: 'The same token.',
          },
        },
      },
      of('api'),
    ),
    webhooks: webhookDocument(
      {
        ...common,
        title: 'Capstan webhooks',
        description: 'What Capstan posts to the addresses of your webhooks.',
      },
      catalogue.tags.get('Events') ?? '',
      catalogue.events,
    ),
    operator: openApiDocument(
      {
        ...common,
        title: 'Capstan operator API',
        description: 'For the operator of the installation. Every request needs the operator key.',
        securitySchemes: { operator: bearer('The operator key.') },
      },
      of('operator'),
    ),
    session: openApiDocument(
      {
        ...common,
        title: 'Capstan session API',
        description:
          'What the dashboard calls for a person who is signed in. The operations of the API answer under `/session`, too.',
        securitySchemes: {
          session: {
            type: 'apiKey',
            in: 'cookie',
            name: 'capstan.session_token',
            description: 'The cookie that signing in sets.',
          },
        },
      },
      of('session'),
    ),
  }
}
