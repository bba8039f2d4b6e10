import { createHash } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Operation } from '../../operations/operation.ts'
import { etagOf, isUnchanged } from '../operations/reply.ts'
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
  /** The public API at `/v1/openapi.json`. */
  api: object
  /** The deliveries to webhooks at `/v1/webhooks.json`. */
  webhooks: object
  /** The operator's at `/operator/v1/openapi.json`. */
  operator: object
  /** The dashboard's at `/session/openapi.json`. */
  session: object
}

export type DocumentName = Exclude<keyof Documents, 'webhooks'>

/** A public operation is described beside the operations on its part of the address. */
export function documentOf({ audience, path }: Operation): DocumentName {
  if (audience === 'operator' || audience === 'session') return audience
  if (audience === 'token' || /^\/(?:v1|p|public|hooks|oauth|\.well-known)\//.test(path))
    return 'api'
  return path.startsWith('/session/') ? 'session' : 'operator'
}

const apiPath = '/v1/openapi.json'
/** Where tools look first. */
const guessedPath = '/openapi.json'
const webhooksPath = '/v1/webhooks.json'
const operatorPath = '/operator/v1/openapi.json'
const sessionPath = '/session/openapi.json'
const referencePath = '/docs/api'
/** The script of the reference, 4 MB. */
const scriptPath = `${referencePath}/js/scalar.js`

/**
 * The OpenAPI documents, and the reference of the first three at `/docs/api`, from this origin. They are written for the
 * first reader: most nodes never have one.
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

/** Built for the first reader: its 4 MB would cost every start a seventh of its time. */
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

/** A large text that never changes: compressed for the first reader of each encoding, and kept. */
class CompressedFile {
  readonly #text: string
  readonly #etag: string
  readonly #forms = new Map<Encoding, Promise<Buffer>>()

  constructor(text: string) {
    this.#text = text
    this.#etag = etagOf(text)
  }

  /** Answers 304 to a reader who has it. */
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
 * What the reference adds to the headers of every answer. Its page starts from one script inside it, which is
 * allowed by its hash; its styles are made while it runs, and cannot be.
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
