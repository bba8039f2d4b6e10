import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Operation } from '../../operations/operation.ts'
import { errorsPath } from '../server/links.ts'
import { refuseOtherMethods } from '../server/other-methods.ts'
import { CompressedFile } from './compressed-file.ts'
import { errorsPage } from './error-page.ts'
import { referenceHeaders } from './reference-headers.ts'

export interface Documents {
  /** The public API at `/v1/openapi.json`. */
  api: object
  /** The operator's at `/operator/v1/openapi.json`. */
  operator: object
  /** The dashboard's at `/session/openapi.json`. */
  session: object
}

export type DocumentName = keyof Documents

/** A public operation is described beside the operations on its part of the address. */
export function documentOf({ audience, path }: Operation): DocumentName {
  if (audience === 'operator' || audience === 'session') return audience
  if (audience === 'token' || /^\/(?:v1|p|public|hooks|oauth)\//.test(path)) return 'api'
  return path.startsWith('/session/') ? 'session' : 'operator'
}

const apiPath = '/v1/openapi.json'
/** Where tools look first. */
const guessedPath = '/openapi.json'
const operatorPath = '/operator/v1/openapi.json'
const sessionPath = '/session/openapi.json'
/** The script of the reference, 4 MB. */
const scriptPath = '/docs/js/scalar.js'

/**
 * The OpenAPI documents, the reference of the first two at `/docs`, and its page of errors, from this origin. They are
 * written for the first reader: most nodes never have one.
 */
export function mountDocuments(app: FastifyInstance, describe: () => Documents): void {
  const send = (name: DocumentName) => {
    const file = lazily(() => new CompressedFile(JSON.stringify(describe()[name])))
    return async (request: FastifyRequest, reply: FastifyReply) =>
      file().send(request, reply.type('application/json; charset=utf-8'))
  }
  const sendApi = send('api')
  app.get(apiPath, sendApi)
  app.get(guessedPath, sendApi)
  app.get(operatorPath, send('operator'))
  app.get(sessionPath, send('session'))
  const errors = lazily(errorsPage)
  app.get(errorsPath, async (_request, reply) =>
    reply.headers(errors().headers).type('text/html; charset=utf-8').send(errors().html),
  )
  const reference = lazily(referenceServer)
  let script: CompressedFile | undefined
  for (const path of ['/docs', '/docs/*']) {
    app.get(path, async (request, reply) => {
      const { url } = request
      const { statusCode, headers, rawPayload } = await (await reference()).inject(url)
      void reply
        .code(statusCode)
        .headers({ ...headers, ...referenceHeaders(headers['content-type'], rawPayload) })
      if (url !== scriptPath) return reply.send(rawPayload)
      script ??= new CompressedFile(rawPayload.toString())
      return script.send(request, reply.removeHeader('content-length'))
    })
  }
  refuseOtherMethods(
    app,
    [apiPath, guessedPath, operatorPath, sessionPath, errorsPath].map((path) => ({
      method: 'GET',
      path,
    })),
  )
}

const lazily = <T>(make: () => T): (() => T) => {
  let made: T | undefined
  return () => (made ??= make())
}

/** Built for the first reader: its 4 MB would cost every start a seventh of its time. */
async function referenceServer(): Promise<FastifyInstance> {
  const { default: scalar } = await import('@scalar/fastify-api-reference')
  const app = Fastify({ logger: false })
  await app.register(scalar, {
    routePrefix: '/docs',
    configuration: {
      pageTitle: 'Capstan API',
      sources: [
        { title: 'API', slug: 'api', url: apiPath, default: true },
        { title: 'Operator API', slug: 'operator', url: operatorPath },
      ],
      favicon: '/mark.svg',
      withDefaultFonts: false,
      telemetry: false,
      // Each of these would send the reader, or what the reader types, to another company's servers.
      agent: { disabled: true },
      mcp: { disabled: true },
      hideClientButton: true,
      showDeveloperTools: 'never',
    },
  })
  return app
}
