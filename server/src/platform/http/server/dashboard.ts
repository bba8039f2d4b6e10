import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import files from '@fastify/static'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError, notFound } from '../../errors.ts'
import { replyWithError } from './error-reply.ts'
import { refuseOtherMethods } from './other-methods.ts'
import { pageHeaders } from './security-headers.ts'

const folder = (name: string): string =>
  fileURLToPath(new URL(`../../../../../dashboard/${name}/`, import.meta.url))

/** Folder of the pages that `npm ci` builds. Without it, one page says that they are missing. */
const built = folder('dist')
const root = existsSync(`${built}index.html`) ? built : folder('unbuilt')

const compressed = ['.br', '.gz']

// The dashboard shows pictures that it has read by the SDK, as it names the organization there.
const headers = pageHeaders({ image: 'blob:' })

/**
 * Returns the cache header. Asset names contain a content hash; the page that refers to them is revalidated each time.
 */
const cacheOf = (path: string): string =>
  path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'

/** Path of the documentation pages, which are stored with the dashboard. */
const docs = '/docs/'

const names = readdirSync(root, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !compressed.some((ending) => entry.name.endsWith(ending)))
  .map(
    ({ parentPath, name }) => `/${`${parentPath}/${name}`.slice(root.length).replace(/^\//, '')}`,
  )
const docsFiles = new Set(names.filter((name) => name.startsWith(docs)))

/** Serves the dashboard at `/` and the documentation at `/docs`. Any method except GET and HEAD gets a 405. */
export function mountDashboard(app: FastifyInstance): void {
  void app.register(async (scope) => {
    scope.setErrorHandler(replyWithPrecondition)
    await scope.register(files, {
      root,
      wildcard: false,
      acceptRanges: false,
      cacheControl: false,
      // The build puts them next to the files.
      preCompressed: true,
      globIgnore: [`${docs.slice(1)}**`, ...compressed.map((ending) => `**/*${ending}`)],
      setHeaders: (reply, path) =>
        void reply.headers({
          ...headers,
          'Cache-Control': cacheOf(path),
          Vary: 'Accept-Encoding',
        }),
    })
    scope.get('/docs', (_request, reply) => sendDocs(reply, ''))
    scope.get<{ Params: { '*': string } }>('/docs/*', ({ params }, reply) =>
      sendDocs(reply, params['*']),
    )
    scope.get('/llms.txt', (_request, reply) => reply.redirect('/docs/llms.txt', 301))
  })
  const shown = names.filter((name) => !docsFiles.has(name))
  refuseOtherMethods(
    app,
    ['/', '/docs', '/docs/*', '/llms.txt', ...shown].map((path) => ({ method: 'GET', path })),
  )
}

/**
 * Sends a documentation file: `webhooks` and `webhooks/` are a page, `webhooks.md` its source. One route for all of
 * them keeps the start fast.
 */
function sendDocs(reply: FastifyReply, path: string): FastifyReply {
  const name = docs + (path.replace(/\/$/, '') || 'index')
  const file = docsFiles.has(name) ? name : `${name}.html`
  if (!docsFiles.has(file)) throw notFound()
  return reply.sendFile(file)
}

/**
 * Returns true for a path of the dashboard's client-side router. Only a browser navigates to it, and never below the
 * paths of the API.
 */
export const isPage = ({ method, url, headers: { accept } }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  accept?.includes('text/html') === true &&
  !/^\/(?:v1|operator|session|mcp|docs|assets|p|public|oauth)(?:[/?]|$)/.test(url)

/** Sends the dashboard's single page. */
export const sendPage = (reply: FastifyReply): FastifyReply =>
  reply
    .headers({ ...headers, 'Cache-Control': 'no-cache' })
    .type('text/html; charset=utf-8')
    .send(page)

const page = readFileSync(`${root}index.html`)

/** Replies with a 412 for a file that does not match `If-Match`, the only error that the library creates itself. */
function replyWithPrecondition(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const isStale = error.statusCode === 412
  replyWithError(isStale ? (new ApiError('precondition_failed') as never) : error, request, reply)
}
