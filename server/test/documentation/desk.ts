import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { CapstanOperator } from '../../../sdk/src/index.ts'
import { manyPeople } from '../fixtures/rest-service.ts'
import { startTlsServer, type TlsServer } from '../fixtures/tls-server.ts'
import { type Installation, install, type RunningServer, readFirstRun } from '../server-process.ts'
import { root } from './page.ts'
import type { Desk } from './reader.ts'

export interface Host {
  installation: Installation
  server: RunningServer
  url: string
  /** Stands for the Internet. */
  outside: TlsServer
}

export async function startHost(t: TestContext): Promise<Host> {
  const outside = await startOutside(t)
  const installation = await install(t)
  const server = await installation.start()
  return { installation, server, url: server.url, outside }
}

/** The first day of a server: its own folder, and what the first start wrote. */
export const openFirstDesk = (host: Host): Promise<Desk> =>
  openDesk(host, readFileSync(join(dataOf(host), 'capstan.env'), 'utf8'))

/** The same with an organization that is empty: starting a server for each page would take minutes. */
export async function openEmptyDesk(host: Host, name: string): Promise<Desk> {
  const { operatorKey } = readFirstRun(host.installation)
  const operator = new CapstanOperator({ url: host.url, token: operatorKey })
  const { id } = await operator.organizations.create({ name, plan: 'unlimited' })
  const { token } = await operator.tokens.issue(id, { name: 'Page', scopes: ['*'] })
  const variables = { URL: host.url, TOKEN: token, ORGANIZATION: id, OPERATOR_KEY: operatorKey }
  const lines = Object.entries(variables).map(
    ([key, value]) => `export CAPSTAN_${key}='${value}'\n`,
  )
  return openDesk(host, lines.join(''))
}

const dataOf = ({ installation }: Host): string =>
  installation.environment['CAPSTAN_DATA_DIR'] ?? ''

async function openDesk(host: Host, variables: string): Promise<Desk> {
  const folder = mkdtempSync(join(host.installation.directory, 'desk-'))
  for (const name of ['docs', 'sdk', 'server', 'node_modules', 'LICENSE', 'README.md'])
    symlinkSync(join(root, name), join(folder, name))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  mkdirSync(join(folder, 'data'))
  writeFileSync(join(folder, 'data/capstan.env'), variables)
  const token = /CAPSTAN_TOKEN='(.+)'/.exec(variables)?.[1] ?? ''
  writeFileSync(
    join(folder, 'data/first-run.json'),
    JSON.stringify({ url: host.url, apiToken: token }),
  )
  symlinkSync(join(dataOf(host), 'keys.json'), join(folder, 'data/keys.json'))
  const programs = join(root, 'node_modules/.bin')
  return furnish(folder, { url: host.url, token, programs, outside: host.outside.url })
}

interface Furniture {
  url: string
  token: string
  /** The folder of the commands that `npx` finds. */
  programs: string
  outside: string
}

/** Makes a folder, which has what the first start wrote, one in which a reader follows pages. */
export async function furnish(
  folder: string,
  { url, token, programs, outside }: Furniture,
): Promise<Desk> {
  // Curl says on standard error how it was answered: the pages need not.
  writeFileSync(join(folder, '.curlrc'), 'write-out = "%{stderr}HTTP %{http_code}\\n"\n')
  writeFileSync(join(folder, '.profile'), functions)
  const port = await freePort()
  return {
    folder,
    token,
    environment: {
      PATH: `${programs}:${process.env['PATH']}`,
      HOME: folder,
      BASH_ENV: join(folder, '.profile'),
      PORT: String(port),
    },
    addresses: [
      ['http://127.0.0.1:8080', url],
      ['https://your-capstan.example.com', url],
      ['http://127.0.0.1:3000', `http://127.0.0.1:${port}`],
      ['http://localhost:3000', `http://127.0.0.1:${port}`],
      ['https://example.com', outside],
    ],
  }
}

/** What is installed here in place of what npm would fetch. */
const functions = `
npx() { "$@"; }
npm() { shift 3; node ${join(root, 'server/src/main.ts')} restore "$@"; }
`

/** Stands for the Internet: a site of some pages with a sitemap, and a receiver of what is posted. */
async function startOutside(t: TestContext): Promise<TlsServer> {
  return startTlsServer(t, ({ method, url = '', headers: { host } }, response) => {
    const link = (path: string) => `<a href="${path}">${path}</a>`
    if (method === 'POST') return response.writeHead(204).end()
    if (url.startsWith('/v2/people')) return response.end(peoplePage(url))
    if (url === '/robots.txt') return response.writeHead(404).end()
    if (url === '/sitemap.xml') {
      const locations = ['/docs/one', '/old'].map(
        (path) => `<url><loc>https://${host}${path}</loc></url>`,
      )
      response.setHeader('content-type', 'application/xml')
      return response.end(
        `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${locations.join('')}</urlset>`,
      )
    }
    const text = `This is the page at ${url}, which says something of its own about ${url}.`
    response.setHeader('content-type', 'text/html')
    return response.end(
      `<html><body><article><h1>${url}</h1><p>${text}</p>${link('/start/more')}${link('/archive/x')}</article></body></html>`,
    )
  })
}

/** Sixty people, on pages of 25. */
function peoplePage(url: string): string {
  const from = Number(new URL(url, 'https://127.0.0.1').searchParams.get('after') ?? 0)
  const data = manyPeople(60).map(({ id, email }, at) => ({
    ...{ id, email, first: 'Ada', last: `Person ${id}`, plan: 'gold' },
    ...{ phone: `(415) 867-${5300 + at}`, updated_at: '2026-11-20T09:30:00.000Z' },
  }))
  const next = from + 25 < data.length ? String(from + 25) : null
  return JSON.stringify({ data: data.slice(from, from + 25), paging: { next } })
}

/** A port that no process uses at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}
