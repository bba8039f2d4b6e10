import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { startTlsServer } from '../fixtures/tls-server.ts'
import { install, readFirstRun, until } from '../server-process.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** Sends the text and nothing more, and notes when the server ends the connection. */
async function open(url: string, text: string, ended: () => void): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {}).once('close', ended)
  await once(socket, 'connect')
  socket.write(text)
  return socket.resume()
}

const head = (line: string, ...headers: string[]): string =>
  `${[line, 'Host: capstan.test', 'Content-Type: application/json', ...headers].join('\r\n')}\r\n`

async function signIn(
  url: string,
  { email, password }: { email: string; password: string },
): Promise<string> {
  const signedIn = await fetch(`${url}/session/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email, password }),
  })
  assert.equal(signedIn.status, 200)
  return signedIn.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

test('SIGTERM ends with 0 whatever is half open: what nobody works on at once, the rest in time', async (t) => {
  // It takes the delivery and never answers.
  const hanging = await startTlsServer(t, () => {})
  const installation = await install(t)
  const server = await installation.start()
  const first = readFirstRun(installation)
  const authorization = `Authorization: Bearer ${first.apiToken}`
  const headers = { authorization: `Bearer ${first.apiToken}`, 'content-type': 'application/json' }
  const post = (path: string, body: object) =>
    fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  await post('/v1/webhooks', { url: hanging.url, events: ['*'] })
  await post('/v1/contacts', { name: 'Announced' })
  await until('the delivery is under way', async () => hanging.requests.length > 0)

  const order: string[] = []
  const half = (name: string, text: string) => open(server.url, text, () => order.push(name))
  const body = 'Content-Length: 100\r\n\r\n{"name'
  await half('silent', '')
  await half('half header', 'GET /v1/contacts HTTP/1.1\r\nHost: a\r\nX-Half: ')
  await half('half body', head('POST /v1/contacts HTTP/1.1', authorization) + body)
  await half('half body of a stranger', head('POST /v1/contacts HTTP/1.1') + body)
  await half(
    'half sign-in',
    head('POST /session/auth/sign-in/email HTTP/1.1', `Origin: ${server.url}`) + body,
  )
  const live = await fetch(`${server.url}/session/live`, {
    headers: { cookie: await signIn(server.url, first) },
  })
  assert.equal(live.status, 200)
  await fetch(`${server.url}/healthz`) // What was sent before has arrived.

  assert.equal(await server.stop(), 0, server.output())
  await live.text().catch(() => {})
  assert.equal(order.length, 5)
  for (const name of ['silent', 'half header']) {
    assert.ok(order.indexOf(name) < order.indexOf('half body'), order.join(', '))
  }
  assert.doesNotMatch(server.output(), /took too long/)
})

test('from SIGTERM on /readyz answers 503 and requests are answered, until a second signal', async (t) => {
  const installation = await install(t, { CAPSTAN_SHUTDOWN_DELAY: '600' })
  const server = await installation.start()
  const headers = {
    authorization: `Bearer ${readFirstRun(installation).apiToken}`,
    'content-type': 'application/json',
  }
  const ready = () => fetch(`${server.url}/readyz`)
  const before = await ready()
  assert.deepEqual([before.status, before.headers.get('connection')], [200, 'keep-alive'])
  const ended = server.stop()
  const after = await until('it is not ready any more', async () => {
    const answer = await ready()
    return answer.status !== 200 && answer
  })
  const { error } = (await after.json()) as { error: { code: string; message: string } }
  assert.deepEqual([after.status, error.code], [503, 'unavailable'])
  assert.match(error.message, /stopping/)
  const created = await fetch(`${server.url}/v1/contacts`, {
    method: 'POST',
    headers,
    body: '{"name":"Late"}',
  })
  assert.deepEqual([created.status, created.headers.get('connection')], [201, 'close'])
  server.process.kill('SIGTERM')
  assert.equal(await ended, 0, server.output())
})

describe('npm start', () => {
  test('hands SIGTERM to the server, and ends with it', async (t) => {
    const { environment } = await install(t)
    const npm = spawn('npm', ['start'], {
      cwd: root,
      env: { ...environment, HOME: environment['CAPSTAN_DATA_DIR'] },
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    })
    // Whatever of it is left.
    t.after(() => killGroup(npm.pid))
    const url = await new Promise<string>((resolve) => {
      createInterface(npm.stdout).on('line', (line) => {
        const [, found] = /^Capstan is ready at (\S+)/.exec(line) ?? []
        if (found) resolve(found)
      })
    })
    assert.equal((await fetch(`${url}/healthz`)).status, 200)
    const ended = once(npm, 'exit')
    npm.kill('SIGTERM')
    assert.deepEqual(await ended, [0, null])
    await assert.rejects(fetch(`${url}/healthz`), 'no server goes on without npm')
  })
})

function killGroup(pid: number | undefined): void {
  try {
    process.kill(-(pid ?? 0), 'SIGKILL')
  } catch {
    // Nothing is left.
  }
}
