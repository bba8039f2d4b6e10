import scalar from '@scalar/fastify-api-reference'
import type { FastifyInstance } from 'fastify'
import { refuseOtherMethods } from './server.ts'

export interface Documents {
  /** The public API at `/v1/openapi.json`. */
  api: object
  /** The operator's at `/operator/v1/openapi.json`. */
  operator: object
}

const apiPath = '/v1/openapi.json'
const operatorPath = '/operator/v1/openapi.json'

/** The two OpenAPI documents, and the reference of both at `/docs`, all from this origin. */
export function mountDocuments(app: FastifyInstance, documents: Documents): void {
  const send = (document: object) => {
    const body = JSON.stringify(document)
    return async (_request: unknown, reply: import('fastify').FastifyReply) =>
      reply.type('application/json; charset=utf-8').send(body)
  }
  app.get(apiPath, send(documents.api))
  app.get(operatorPath, send(documents.operator))
  refuseOtherMethods(
    app,
    [apiPath, operatorPath].map((path) => ({ method: 'GET', path })),
  )
  void app.register(scalar, {
    routePrefix: '/docs',
    configuration: {
      pageTitle: 'Capstan API',
      sources: [
        { title: 'API', slug: 'api', url: apiPath, default: true },
        { title: 'Operator API', slug: 'operator', url: operatorPath },
      ],
      withDefaultFonts: false,
      telemetry: false,
    },
  })
}
