import { createHash } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Operation } from '../../operations/operation.ts'
import { etagOf, isUnchanged } from '../mount/etag.ts'
import {
  compress,
  type Encoding,
  encodedEtag,
  encodingFor,
  varyByEncoding,
} from '../server/compression.ts'
import { refuseOtherMethods } from '../server/other-methods.ts'
import { pageHeaders } from '../server/security-headers.ts'

export interface Documents {
  /** Public API at `/v1/openapi.json`. */
  api: object
  /** Webhook deliveries at `/v1/webhooks.json`. */
  webhooks: object
  /** Operator API at `/operator/v1/openapi.json`. */
  operator: object
  /** Dashboard API at `/session/openapi.json`. */
  session: object
}

export type DocumentName = Exclude<keyof Documents, 'webhooks'>

/** Returns the document of an operation. A public operation is documented with the operations under the same path. */
export function documentOf({ audience, path }: Operation): DocumentName {
  if (audience === 'operator' || audience === 'session') return audience
  if (audience === 'token' || /^\/(?:v1|p|public|hooks|oauth|\.well-known)\//.test(path))
    return 'api'
  return path.startsWith('/session/') ? 'session' : 'operator'
}

const apiPath = '/v1/openapi.json'
/** Path that tools try first. */
const guessedPath = '/openapi.json'
const webhooksPath = '/v1/webhooks.json'
const operatorPath = '/operator/v1/openapi.json'
const sessionPath = '/session/openapi.json'
const referencePath = '/docs/api'
/** Script of the API reference, 4 MB. */
const scriptPath = `${referencePath}/js/scalar.js`

/**
 * Serves the OpenAPI documents, and the reference of the first three at `/docs/api`, from this origin. They are built
 * on the first request, because most nodes never get one.
 */
export function mountDocuments(app: FastifyInstance, describe: () => Documents): void {
  const send = (name: keyof Documents) => {
    const file = lazily(() => new CompressedFile(JSON.stringify(describe()[name])))
    return async (request: FastifyRequest, reply: FastifyReply) =>
      file().send(request, reply.type('application/json; charset=utf-8'))
  }
  const sendApi = send('api')
  app.get(apiPath, sendApi)
  app.get(guessedPath, sendApi)
  app.get(webhooksPath, send('webhooks'))
  app.get(operatorPath, send('operator'))
  app.get(sessionPath, send('session'))
  const reference = lazily(referenceServer)
  let script: CompressedFile | undefined
  for (const path of [referencePath, `${referencePath}/*`]) {
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
    [apiPath, guessedPath, webhooksPath, operatorPath, sessionPath].map((path) => ({
      method: 'GET',
      path,
    })),
  )
}

const lazily = <T>(make: () => T): (() => T) => {
  let made: T | undefined
  return () => (made ??= make())
}

/** Builds the reference server on the first request: its 4 MB would add a seventh to the time of every start. */
async function referenceServer(): Promise<FastifyInstance> {
  const { default: scalar } = await import('@scalar/fastify-api-reference')
  const app = Fastify({ logger: false })
  await app.register(scalar, {
    routePrefix: referencePath,
    configuration: {
      pageTitle: 'Capstan API',
      sources: [
        { title: 'API', slug: 'api', url: apiPath, default: true },
        { title: 'Webhooks', slug: 'webhooks', url: webhooksPath },
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

/** A large text that never changes, compressed on the first request for each encoding and then cached. */
class CompressedFile {
  readonly #text: string
  readonly #etag: string
  readonly #forms = new Map<Encoding, Promise<Buffer>>()

  constructor(text: string) {
    this.#text = text
    this.#etag = etagOf(text)
  }

  /** Sends the file, or a 304 if the client has it. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    varyByEncoding(reply)
    const encoding = encodingFor(request)
    void reply.header('etag', encoding ? encodedEtag(this.#etag, encoding) : this.#etag)
    if (isUnchanged(request.headers['if-none-match'], this.#etag)) return reply.code(304).send()
    if (encoding === null) return reply.send(this.#text)
    const form = this.#forms.get(encoding) ?? compress(this.#text, encoding)
    this.#forms.set(encoding, form)
    return reply.header('content-encoding', encoding).send(await form)
  }
}

type Headers = Readonly<Record<string, string>>

/**
 * Returns the additional headers of the reference. Its page starts with one inline script, which is allowed by its
 * hash. Its styles are generated at run time and cannot be hashed.
 */
function referenceHeaders(contentType: unknown, content: Buffer): Headers {
  if (!String(contentType).startsWith('text/html'))
    return { 'cache-control': 'public, max-age=3600' }
  const hashes = [
    ...content.toString().matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs),
  ].map(([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  return pageHeaders({
    script: hashes.join(' '),
    style: "'unsafe-inline'",
    image: 'data:',
    font: 'data:',
  })
}
