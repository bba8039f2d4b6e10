import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join, resolve } from 'node:path'
import { build } from 'vite'
import { afterLastFile } from '../../server/test/shared-process.ts'

const root = resolve(import.meta.dirname, '..')
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

let started: Promise<string> | undefined

/**
 * Returns the address of a page with every component of the dashboard in each of its states. It is built once a process,
 * is no part of the product, and goes when the process ends.
 */
export const galleryUrl = (): Promise<string> => (started ??= start())

async function start(): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'gallery-'))
  afterLastFile(() => rm(outDir, { recursive: true }))
  const input = join(root, 'test/gallery/index.html')
  await build({
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, rolldownOptions: { input } },
  })
  const server = createServer(async ({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://gallery')
    const file = pathname === '/' ? '/test/gallery/index.html' : pathname
    try {
      const content = await readFile(join(outDir, file))
      response.setHeader('content-type', types[extname(file)] ?? 'text/plain').end(content)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  afterLastFile(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}
