import assert from 'node:assert/strict'
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { type TestContext, test } from 'node:test'
import { Capstan, type ThinEvent, verifyWebhook } from '../../../sdk/src/index.ts'
import { delaysMs } from '../../src/domains/webhooks/deliveries/schedule.ts'
import { startTlsServer } from '../fixtures/tls-server.ts'
import { install, readFirstRun, until } from '../server-process.ts'

const root = resolve(import.meta.dirname, '../../..')
const page = readFileSync(join(root, 'docs/webhooks.md'), 'utf8')
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
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

const has = (tool: string): boolean => spawnSync(tool, ['version']).error === undefined

/** A shell as the page takes it for granted: npx runs what is installed here. */
function shell(directory: string, commands: string, cwd = directory): ChildProcess {
  return spawn('bash', ['-euo', 'pipefail', '-c', `npx() { "$@"; }\n${commands}`], {
    cwd,
    env: {
      PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH']}`,
      HOME: directory,
      PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that what the shell has started ends with it.
    detached: true,
  })
}

/** What it prints, as it comes, from both of its outputs. */
function printed({ stdout, stderr }: ChildProcess): () => string {
  let text = ''
  for (const stream of [stdout, stderr]) {
    stream?.setEncoding('utf8').on('data', (more: string) => {
      text += more
    })
  }
  return () => text
}

async function run(directory: string, commands: string): Promise<string> {
  const child = shell(directory, commands)
  const output = printed(child)
  const [code] = await once(child, 'close')
  assert.equal(code, 0, output())
  return output()
}

/** Runs until `end`, or until the test ends; the result returns what was printed so far. */
function background(t: TestContext, directory: string, commands: string, cwd?: string) {
  const child = shell(directory, commands, cwd)
  let isClosed = false
  const closed = once(child, 'close').then(() => {
    isClosed = true
  })
  const end = (): Promise<void> => {
    if (!isClosed) process.kill(-(child.pid ?? 0), 'SIGKILL')
    return closed
  }
  t.after(end)
  return Object.assign(printed(child), { end })
}

test('every block of code on the page about webhooks is one that is tested', () => {
  // Those that begin with `ts` also type-check: see the examples of the SDK.
  const tested = new Set([
    ...['sh tour', 'sh receiver', 'sh listen', 'sh check', 'text line', 'http delivery'],
    ...['sh certificate', 'sh restart', 'sh https'],
    ...['ts sdk/examples/express.ts', 'ts post', 'ts inbox.ts', 'ts follow.ts', 'ts types'],
  ])
  assert.deepEqual(
    blocks.filter(({ kind }) => !tested.has(kind)),
    [],
  )
  const example = readFileSync(join(root, 'sdk/examples/express.ts'), 'utf8')
  assert.equal(only('ts sdk/examples/express.ts'), example.replace(/^(\/\/.*\n)+/, ''))
})

test('the schedule on the page is the one that is kept', () => {
  const unitMs: Record<string, number> = { s: 1_000, min: 60_000, h: 3_600_000 }
  const [, row = ''] = /^\| wait \| (.*) \|$/m.exec(page) ?? []
  const waits = row.split(' | ').map((wait) => {
    const [amount, unit = ''] = wait.split(' ')
    return Number(amount) * (unitMs[unit] ?? Number.NaN)
  })
  assert.deepEqual([0, ...waits], [...delaysMs])
})

test('the delivery on the page verifies', async (t) => {
  const [head = '', body = ''] = only('http delivery').trimEnd().split('\n\n')
  const lines = head.split('\n').slice(1)
  const headers = Object.fromEntries(lines.map((line) => line.split(': ')))
  t.mock.timers.enable({ apis: ['Date'], now: Number(headers['webhook-timestamp']) * 1000 })
  const { 'webhook-signature': _, ...service } = headers
  for (const given of [headers, service]) {
    assert.equal((await verifyWebhook(body, given, secret)).type, 'webhook.test')
  }
})

test('signatures made by hand are those of the delivery on the page', {
  skip: !has('openssl') && 'this machine has no openssl',
}, async (t) => {
  const { directory } = await install(t)
  const [head = '', body = ''] = only('http delivery').trimEnd().split('\n\n')
  writeFileSync(join(directory, 'body.json'), body)
  const [hex = '', base64 = ''] = (await run(directory, only('sh check'))).split('\n')
  assert.ok(head.includes(`x-service-signature: ${hex.split(' ')[0]}\n`), hex)
  assert.ok(head.endsWith(`webhook-signature: v1,${base64}`), base64)
})

test('the inbox on the page acts once on what comes twice, and again on what failed', async (t) => {
  const { directory } = await install(t)
  writeFileSync(join(directory, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(directory, 'inbox.ts'), only('ts inbox.ts'))
  const program = `
    import { accept, work } from './inbox.ts'
    for (const id of ['evt_1', 'evt_2', 'evt_1']) accept({ id })
    try { work(() => { throw new Error('no') }) } catch {}
    for (let again = 0; again < 2; again++) work(({ id }) => console.log(id))`
  writeFileSync(join(directory, 'program.ts'), program)
  const output = await run(directory, 'node --disable-warning=ExperimentalWarning program.ts')
  assert.equal(output, 'evt_1\nevt_2\n')
})

test('the certificate on the page lets deliveries arrive over HTTPS, and no key stays in the checkout', {
  skip: !has('openssl') && 'this machine has no openssl',
}, async (t) => {
  const installation = await install(t)
  const { directory, environment } = installation
  const first = await installation.start()
  const { apiToken: token } = readFirstRun(installation)
  await first.stop()
  // Only addresses differ from what is printed: a port that is free, and a folder that the test removes.
  const placed = (commands: string) =>
    commands
      .replaceAll('/tmp/capstan-receiver', join(directory, 'receiver'))
      .replaceAll('https://localhost:3443/', `https://localhost:${port}/`)
  const port = await freePort()
  const before = readdirSync(root)
  await run(directory, placed(only('sh certificate')))
  const settings = Object.entries(environment).map(([name, value]) => `export ${name}='${value}'\n`)
  const start = `npm() { node ${join(root, 'server/src/start.js')} serve; }\n`
  const serving = background(t, directory, settings.join('') + start + placed(only('sh restart')))
  const url = await until('it serves', async () => /ready at (\S+)/.exec(serving())?.[1])
  const signedIn = `export CAPSTAN_URL=${url} CAPSTAN_TOKEN=${token} PORT=${port}\n`
  const receiving = background(t, directory, signedIn + placed(only('sh https')), root)
  await until('it waits', async () => receiving().includes('Waiting for webhooks on https:'))
  await new Capstan({ url, token }).contacts.create({ name: 'Ada' })
  await until('it arrives', async () => receiving().includes('contact.created evt_'))
  assert.deepEqual(readdirSync(root), before)
})

test('the ten minutes and the rest of the page work as printed', {
  skip: !has('curl') && 'this machine has no curl',
}, async (t) => {
  const receiver = await startTlsServer(t, (_, response) => response.writeHead(204).end())
  const installation = await install(t)
  const { directory } = installation
  const server = await installation.start()
  const { apiToken: token } = readFirstRun(installation)
  symlinkSync(join(root, 'node_modules'), join(directory, 'node_modules'))
  writeFileSync(join(directory, 'package.json'), '{ "type": "module" }')
  // Only addresses differ from what is printed: ports that are free, and nothing outside.
  let local = ''
  const placed = (commands: string) =>
    commands
      .replaceAll('http://127.0.0.1:8080', server.url)
      .replaceAll('https://example.com/hooks/capstan', receiver.url)
      .replaceAll('http://localhost:3000/hooks/capstan', local)
  const [login = '', create = '', ...rest] = all('sh tour')
  await run(directory, placed(login))

  const receiving = background(t, directory, only('sh receiver'), root)
  local = await until('it waits', async () => /http:\S+/.exec(receiving())?.[0])
  const listening = background(t, directory, placed(only('sh listen')))
  await until('it listens', async () => listening().includes('Forwarding events'))
  await run(directory, placed(create))
  const shape = only('text line')
    .trimEnd()
    .replaceAll('.', '\\.')
    .replace(/^\S+/, '\\S+')
    .replace(/evt_\w+/, '(evt_\\w{26})')
    .replace('3 ms', '\\d+ ms')
  const [, id = ''] = await until('the line', async () =>
    new RegExp(`^${shape}$`, 'm').exec(listening()),
  )
  assert.ok(receiving().includes(`contact.created ${id}`), receiving())

  writeFileSync(join(directory, 'post.ts'), placed(only('ts post')))
  assert.equal(await run(directory, 'node post.ts'), '204\n')

  const output = await run(directory, placed(rest.join('\n')))
  assert.match(output, /"kty":"OKP"/)
  const kept = (file: string) => JSON.parse(readFileSync(join(directory, file), 'utf8'))
  const capstan = new Capstan({ url: server.url, token })
  const { id: webhook, secret: before } = kept('secret.json')
  const arrived = (wanted: (body: { type: string; data: { name?: string } }) => boolean) =>
    until('it arrived', async () =>
      receiver.requests.find(({ body }) => wanted(JSON.parse(body.toString()))),
    )
  const tested = await arrived(({ type }) => type === 'webhook.test')
  await verifyWebhook(tested.body, tested.headers, before)
  await arrived(({ data }) => data.name === 'Grace Hopper')

  const set = await capstan.webhooks.get(webhook)
  assert.deepEqual(
    [set.payload, set.filter, set.ordering, set.retryScheduleSeconds, set.headerNames],
    ['thin', null, 'by_subject', [1, 5, 30], ['Authorization']],
  )
  assert.deepEqual([set.maxInFlight, set.rateLimitPerSecond], [4, 50])
  const contact = await capstan.contacts.create({ name: 'Edsger' })
  const { body, headers } = await arrived(({ data }) => 'id' in data && data.id === contact.id)
  const { publicKey } = kept('asymmetric.json')
  for (const key of [before, kept('rotated.json').secret, publicKey]) {
    const event = await verifyWebhook<ThinEvent>(body, headers, key)
    assert.deepEqual(event.data, { id: contact.id })
  }
  assert.equal(headers['authorization'], 'Bearer of-your-gateway')

  writeFileSync(join(directory, 'follow.ts'), only('ts follow.ts'))
  const follow = `CAPSTAN_URL=${server.url} CAPSTAN_TOKEN=${token} node follow.ts`
  const following = background(t, directory, follow)
  const last = 'contact.created'
  await until('it has followed', async () => following().split(last).length > 3)
  await until('it keeps its place', async () => readable(join(directory, 'cursor')))
  // It would move the place on while the next one starts.
  await following.end()
  const again = background(t, directory, follow)
  const { id: next } = await capstan.contacts.create({ name: 'Barbara' })
  await until('it goes on', async () => again().includes(last))
  assert.equal(again().trim().split('\n').length, 1, `${next} alone is new: ${again()}`)
})

/** A port that no process uses at the moment. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

const readable = (path: string): boolean => {
  try {
    return readFileSync(path, 'utf8') !== ''
  } catch {
    return false
  }
}
