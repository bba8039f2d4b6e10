import { createHash } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { errorCatalogue } from '../../errors.ts'
import type { Operation } from '../../operations/operation.ts'
import { etagOf, isUnchanged } from '../operations/reply.ts'
import {
  compress,
  type Encoding,
  encodedEtag,
  encodingFor,
  varyByEncoding,
} from '../server/compression.ts'
import { errorsPath } from '../server/links.ts'
import { refuseOtherMethods } from '../server/other-methods.ts'
import { pageHeaders } from '../server/security-headers.ts'

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

/** What `docs/errors.md` says of each code, for the links with which errors lead to it. */
function errorsPage(): { html: string; headers: Readonly<Record<string, string>> } {
  const sections = Object.entries(errorCatalogue).map(
    ([code, [status, meaning, advice]]) =>
      `<section id="${code}"><h2><a href="#${code}">${code}</a> <small>${status}</small></h2>` +
      `<p>${marked(meaning)} ${marked(advice)}</p></section>`,
  )
  const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Errors · Capstan API</title>
    <link rel="icon" href="/mark.svg" type="image/svg+xml" />
    <style>${style}</style>
  </head>
  <body>
    <main>
      <h1>Errors</h1>
      <p>
        <code>code</code> is stable: switch on it. <code>message</code> is for people and may change.
        <code>field</code> names the field to blame. Every answer carries <code>X-Request-Id</code>: give it to
        the operator when something failed on the server's side. See also the <a href="/docs">API reference</a>.
      </p>
      ${sections.join('\n      ')}
    </main>
  </body>
</html>
`
  const digest = createHash('sha256').update(style).digest('base64')
  return { html, headers: pageHeaders({ style: `'sha256-${digest}'` }) }
}

const marked = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')

const style = `
:root { color-scheme: light dark; --sheet: #fffefc; --ink: #16222f; --soft: #46525f; --line: #e9e4da; --well: #f5f2eb; --link: #7d5411; --mark: #f8efdc }
@media (prefers-color-scheme: dark) {
  :root { --sheet: #111920; --ink: #e8ebec; --soft: #b1bac2; --line: #1f2a34; --well: #0d141a; --link: #e6bc6d; --mark: #251f12 }
}
body { margin: 0; background: var(--sheet); color: var(--ink); font: 16px/26px Inter, system-ui, sans-serif; overflow-wrap: break-word }
main { max-width: 44rem; margin: 0 auto; padding: 40px 24px 72px }
h1 { font-size: 28px; line-height: 36px; letter-spacing: -0.02em; margin: 0 0 16px }
h2 { font: 600 16px/24px ui-monospace, SFMono-Regular, Menlo, monospace; margin: 0 }
h2 a { color: inherit; text-decoration: none }
h2 a:hover { text-decoration: underline }
small { color: var(--soft); font-weight: 400 }
section { border-top: 1px solid var(--line); padding: 16px; scroll-margin-top: 16px }
section:target { background: var(--mark) }
section p { margin: 4px 0 0; color: var(--soft) }
a { color: var(--link) }
code { background: var(--well); border-radius: 4px; padding: 1px 4px; font-size: 0.9em }
`

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
