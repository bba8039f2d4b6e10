import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, symlinkSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { startHttpServer, startTlsServer } from '../fixtures/tls-server.ts'
import { install, readFirstRun, until } from '../server-process.ts'

const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')
const tools = fileURLToPath(new URL('../../../node_modules/.bin', import.meta.url))
const tour = [...readme.matchAll(/```sh tour\n([\s\S]*?)```/g)].map(([, commands = '']) => commands)

const page = `<html><head><title>Example Domain</title></head><body><article><h1>Example Domain</h1>
<p>This domain may be used in documentation examples without asking for permission.</p></article></body></html>`

const hasCurl = spawnSync('curl', ['--version']).status === 0

test('the tour of the README works as printed', {
  skip: !hasCurl && 'this machine has no curl',
}, async (t) => {
  const site = await startHttpServer(t, (_, response) =>
    response.setHeader('content-type', 'text/html').end(page),
  )
  const receiver = await startTlsServer(t)
  const installation = await install(t, {}, { isFirst: true })
  const server = await installation.start()
  symlinkSync(
    installation.environment['CAPSTAN_DATA_DIR'] ?? '',
    `${installation.directory}/tour-data`,
  )
  const [begin = '', add = '', look = '', webhook = ''] = tour.map((commands) =>
    // Only addresses differ from what is printed: nothing outside this machine can be reached.
    commands
      .replace('http://127.0.0.1:8080', server.url)
      .replace('./data/', `${installation.directory}/tour-data/`)
      .replace('https://example.com/hooks/capstan', receiver.url)
      .replaceAll('https://example.com/', `${site.url}/`),
  )
  const { apiToken } = readFirstRun(installation)
  const headers = { authorization: `Bearer ${apiToken}` }
  const listed = async (path: string) =>
    (
      (await (await fetch(server.url + path, { headers })).json()) as {
        data: Record<string, string>[]
      }
    ).data
  const shell = await run(begin + add, installation.directory)
  assert.ok(shell.includes('"scopes":["*"]'), shell)
  const [base] = await listed('/v1/bases')
  const source = await until('the source is done', async () =>
    (await listed(`/v1/bases/${base?.['id']}/sources`)).find(
      ({ status }) => status === 'completed',
    ),
  )
  const ids = `BASE=${base?.['id']}\nSOURCE=${source['id']}\n`
  const shown = await run(begin + ids + look, installation.directory)
  assert.ok(shown.includes('"status":"completed"'), shown)
  assert.ok(shown.includes('documentation examples'), shown)
  const registered = await run(begin + ids + webhook, installation.directory)
  assert.match(registered, /"secret":"whsec_/)
  const delivery = await until('the webhook arrived', async () => receiver.requests[0])
  assert.equal(delivery.headers['x-service-event'], 'source.completed')
})

async function run(commands: string, directory: string): Promise<string> {
  const shell = spawn('bash', ['-euo', 'pipefail', '-c', commands], {
    cwd: directory,
    env: { ...process.env, PATH: `${tools}:${process.env['PATH']}` },
  })
  let output = ''
  for (const stream of [shell.stdout, shell.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const [code] = await once(shell, 'exit')
  assert.equal(code, 0, output)
  return output
}
