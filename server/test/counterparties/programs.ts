import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import type { TestContext } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '../../../scripts/postgres/free-port.ts'

const cache = fileURLToPath(new URL('../../../.cache/counterparties', import.meta.url))

/** Where `scripts/counterparties` put a program, or the machine has it; null when it is missing. */
function findProgram(name: string): string | null {
  const folders = [
    ...[join(cache, 'python', 'bin'), join(cache, 'go', 'bin')],
    ...(process.env['PATH'] ?? '').split(delimiter),
  ]
  const paths = folders.map((folder) => join(folder, name))
  return paths.find((path) => existsSync(path)) ?? null
}

interface Started {
  url: string
  port: number
  /** Of its own, removed with the test. */
  directory: string
}

/** Skips the test, with what to do, where the program is missing. */
async function start(
  t: TestContext,
  name: string,
  argumentsOf: (port: number, directory: string) => string[] | Promise<string[]>,
  environment: Record<string, string> = {},
): Promise<Started | null> {
  const program = findProgram(name)
  if (program === null) {
    t.skip(`${name} is not installed: scripts/counterparties installs it`)
    return null
  }
  const directory = await mkdtemp(join(tmpdir(), `capstan-${name}-`))
  const port = await findFreePort()
  const given = await argumentsOf(port, directory)
  const env = { PATH: process.env['PATH'] ?? '', HOME: directory, ...environment }
  const child = spawn(program, given, { cwd: directory, env, stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  child.stderr.on('data', (piece: Buffer) => {
    output = (output + piece.toString()).slice(-4_000)
  })
  t.after(async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
    await rm(directory, { recursive: true, force: true })
  })
  await untilListening(child, port, () => `${name} did not start: ${output}`)
  return { url: `http://127.0.0.1:${port}/`, port, directory }
}

async function untilListening(child: ChildProcess, port: number, failure: () => string) {
  for (let attempt = 0; attempt < 600; attempt++) {
    if (child.exitCode !== null) throw new Error(failure())
    const socket = connect(port, '127.0.0.1')
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    })
    socket.destroy()
    if (isOpen) return
    await wait(50)
  }
  throw new Error(failure())
}

export const radicaleUser = { username: 'ada', password: 'swordfish' }

/** A CardDAV server with one user. */
export const startRadicale = (t: TestContext) =>
  start(t, 'radicale', async (port, directory) => {
    const users = join(directory, 'users')
    await writeFile(users, `${radicaleUser.username}:${radicaleUser.password}\n`)
    return [
      ...['--config', '/dev/null', '--server-hosts', `127.0.0.1:${port}`],
      ...['--auth-type', 'htpasswd', '--auth-htpasswd-filename', users],
      ...['--auth-htpasswd-encryption', 'plain', '--auth-delay', '0'],
      ...['--storage-filesystem-folder', join(directory, 'collections')],
      ...['--logging-level', 'warning'],
    ]
  })

/** A WebDAV server of the folder `files`. */
export const startWsgiDav = (t: TestContext) =>
  start(t, 'wsgidav', async (port, directory) => {
    await mkdir(join(directory, 'files'))
    return [
      ...['--host', '127.0.0.1', '--port', String(port), '--no-config', '-q'],
      ...['--root', join(directory, 'files'), '--auth', 'anonymous'],
    ]
  })

/** Stripe's own double: its answers are examples from its OpenAPI document, for whoever has a key of the test mode. */
export const startStripeMock = (t: TestContext) =>
  start(t, 'stripe-mock', (port) => ['-http-addr', `127.0.0.1:${port}`])

export const stripeKey = 'sk_test_123'

export const versityKeys = { accessKeyId: 'AKIATEST', secretAccessKey: 'secret/of+test' }

/** A bucket has three letters at least. */
export const versityBucket = 'archive'

/** An S3 service with that bucket. */
export const startVersityGateway = (t: TestContext) =>
  start(
    t,
    'versitygw',
    async (port, directory) => {
      // Beside the files, because not every disk keeps attributes of files.
      const sidecar = join(directory, 'sidecar')
      await mkdir(join(directory, 'buckets', versityBucket), { recursive: true })
      await mkdir(sidecar)
      return [
        ...['--port', `127.0.0.1:${port}`, '--region', 'eu-west-1', '--quiet'],
        ...['posix', '--sidecar', sidecar, join(directory, 'buckets')],
      ]
    },
    {
      ROOT_ACCESS_KEY_ID: versityKeys.accessKeyId,
      ROOT_SECRET_ACCESS_KEY: versityKeys.secretAccessKey,
    },
  )
