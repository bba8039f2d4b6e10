import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type TestContext, test } from 'node:test'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { startHttpServer } from '../fixtures/tls-server.ts'
import { install, readFirstRun } from '../server-process.ts'

const root = resolve(import.meta.dirname, '../../..')
const page = readFileSync(join(root, 'docs/knowledge.md'), 'utf8')
const blocks = [...page.matchAll(/^```(.*)\n([\s\S]*?)^```$/gm)].map(
  ([, kind = '', code = '']) => ({ kind, code }),
)
const all = (kind: string): string[] =>
  blocks.filter((block) => block.kind === kind).map(({ code }) => code)
const only = (kind: string): string => {
  const [code = '', ...others] = all(kind)
  assert.ok(code && others.length === 0, `one block of ${kind}`)
  return code
}

/** A shell as the page takes it for granted: npx runs what is installed here. */
async function run(directory: string, commands: string): Promise<string> {
  const child = spawn('bash', ['-euo', 'pipefail', '-c', `npx() { "$@"; }\n${commands}`], {
    cwd: directory,
    env: { PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH']}`, HOME: directory },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (more: string) => {
      text += more
    })
  }
  const [code] = await once(child, 'close')
  assert.equal(code, 0, text)
  return text
}

/** A site of three pages with a sitemap. */
const site = (t: TestContext) =>
  startHttpServer(t, ({ url = '', headers: { host } }, response) => {
    const link = (path: string) => `<a href="${path}">${path}</a>`
    if (url === '/robots.txt') return response.writeHead(404).end()
    if (url === '/sitemap.xml') {
      const locations = ['/docs/one', '/old'].map(
        (path) => `<url><loc>http://${host}${path}</loc></url>`,
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

test('every block of code on the page about knowledge bases is one that is tested', () => {
  // Those that begin with `ts` also type-check: see the examples of the SDK.
  const tested = new Set([
    ...['sh tour', 'sh ask', 'sh program', 'sh evaluate', 'sh curl', 'json mcp'],
    ...['text answer', 'text table', 'csv questions.csv', 'ts cite.ts', 'ts upload.ts'],
  ])
  assert.deepEqual(
    blocks.filter(({ kind }) => !tested.has(kind)),
    [],
  )
})

test('the five minutes and the rest of the page work as printed', async (t) => {
  const { url: pages } = await site(t)
  const installation = await install(t)
  const { directory } = installation
  const server = await installation.start()
  for (const name of ['docs', 'LICENSE', 'README.md', 'node_modules']) {
    symlinkSync(join(root, name), join(directory, name))
  }
  writeFileSync(join(directory, 'package.json'), '{ "type": "module" }')
  // Only addresses differ from what is printed: ports that are free, and nothing outside.
  const placed = (commands: string) =>
    commands
      .replaceAll('http://127.0.0.1:8080', server.url)
      .replaceAll('https://example.com', pages)
  const [login = '', add = '', ...rest] = all('sh tour').map(placed)
  await run(directory, login)
  const added = await run(directory, add)
  assert.match(added, /^\d+ added, \d+ searchable\.$/m)

  const asked = await run(directory, placed(only('sh ask')))
  const shape = (printed: string) => printed.trimEnd().replaceAll(/\d\.\d{3}/g, '#')
  assert.ok(shape(asked).startsWith(shape(only('text answer'))), asked)

  const program = (name: string) => {
    writeFileSync(join(directory, name), placed(only(`ts ${name}`)))
    return run(directory, `${placed(only('sh program'))}\nnode ${name}`)
  }
  assert.match(await program('cite.ts'), /^0\.\d\d {2}webhooks\.md > [\s\S]*\n1 credit\n$/m)
  assert.match(await program('upload.ts'), /^\d+ passages$/m)

  const shown = await run(directory, rest.join('\n'))
  assert.match(shown, /^src_\w+ +\/docs\/one +url +completed/m)
  assert.match(shown, /^src_\w+ +\/start\/more +url +completed/m)
  assert.doesNotMatch(shown, /\/old|\/archive/)
  assert.match(shown, /^em_\w+ +our-multilingual/m)
  assert.doesNotMatch(shown, /sk-of-your-service/)

  writeFileSync(join(directory, 'questions.csv'), only('csv questions.csv'))
  const evaluated = await run(directory, only('sh evaluate'))
  const header = only('text table').split('\n')[0] ?? ''
  assert.ok(evaluated.includes(header), evaluated)

  assert.match(await run(directory, placed(only('sh curl'))), /"sourceName":"LICENSE"/)
  const { token } = JSON.parse(readFileSync(join(directory, 'mcp-token.json'), 'utf8'))
  for (const config of all('json mcp')) await connects(t, JSON.parse(placed(config)), token)
  assert.ok(readFirstRun(installation).apiToken !== token)
})

interface Configured {
  url?: string
  headers?: Record<string, string>
  args?: string[]
}

/** What an AI client makes of its settings: an address, and a header with the token filled in. */
async function connects(
  t: TestContext,
  config: Record<'mcpServers' | 'servers', { capstan: Configured }>,
  token: string,
) {
  const { url, headers, args = [] } = (config.mcpServers ?? config.servers).capstan
  const address = url ?? args.find((arg) => arg.startsWith('http')) ?? ''
  const header = headers?.['Authorization'] ?? `Bearer ${token}`
  const authorization = header.replace(/\$\{.+\}/, token)
  const client = new Client({ name: 'page', version: '1' })
  const requestInit = { headers: { authorization } }
  await client.connect(new StreamableHTTPClientTransport(new URL(address), { requestInit }))
  t.after(() => client.close())
  const { tools } = await client.listTools()
  for (const { name } of tools) assert.ok(page.includes(`\`${name}\``), name)
  const result = await client.callTool({ name: 'search', arguments: { query: 'verify' } })
  assert.match(JSON.stringify(result.content), /webhooks\.md/)
}
