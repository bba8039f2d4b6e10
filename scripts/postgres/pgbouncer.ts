import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chown, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { listSources, openSource } from './apt.ts'
import { findCache, findKeyring, unpack } from './debian-tree.ts'
import { findFreePort } from './free-port.ts'
import { owner } from './installation.ts'
import { PostgresUnavailable } from './unavailable.ts'

const program = '/usr/sbin/pgbouncer'

export interface Pgbouncer extends AsyncDisposable {
  /** The same database as the target's, through the pooler. */
  url: string
}

/**
 * PgBouncer with these settings, `[pgbouncer]` last, on a free loopback port, in front of every database of the target's server.
 * Of this machine, or fetched from Debian into a cached folder: 109 MB on disk, 9 s.
 *
 * @throws {PostgresUnavailable} where neither is possible.
 */
export async function startPgbouncer(target: string, settings: string): Promise<Pgbouncer> {
  const root = existsSync(program) ? '' : await fetchPgbouncer()
  const folder = await mkdtemp(join(root ? join(root, 'tmp') : tmpdir(), 'capstan-pgbouncer-'))
  const inside = folder.slice(root.length)
  const port = await findFreePort()
  const { hostname, port: targetPort, username, password } = new URL(target)
  const users = `"${decodeURIComponent(username)}" "${decodeURIComponent(password)}"\n`
  const toTarget = `[databases]\n* = host=${hostname} port=${targetPort || 5432}\n`
  // Of a setting that stands there twice, the last counts; a section that does begins again with defaults.
  const lines = [
    settings.replace('[databases]\n', toTarget),
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    `auth_file = ${inside}/userlist.txt`,
  ]
  await writeFile(join(folder, 'userlist.txt'), users, { mode: 0o600 })
  await writeFile(join(folder, 'pgbouncer.ini'), lines.map((line) => `${line}\n`).join(''))
  const child = await launch(root, folder, `${inside}/pgbouncer.ini`)
  const url = new URL(target)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  return {
    url: url.href,
    async [Symbol.asyncDispose]() {
      const ended = once(child, 'exit')
      if (child.exitCode === null && child.signalCode === null && child.kill('SIGKILL')) await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** It refuses to run as root. */
async function launch(root: string, folder: string, settings: string): Promise<ChildProcess> {
  const isRoot = process.getuid?.() === 0
  if (isRoot) {
    for (const name of ['', 'userlist.txt', 'pgbouncer.ini']) {
      await chown(join(folder, name), owner, owner)
    }
  }
  const user = isRoot && !root ? { uid: owner, gid: owner } : {}
  const [file, args] = root
    ? ['chroot', [`--userspec=${owner}:${owner}`, root, program, settings]]
    : [program, [settings]]
  const child = spawn(file, args as string[], { ...user, stdio: ['ignore', 'ignore', 'pipe'] })
  const said: string[] = []
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`PgBouncer did not start:\n${said.join('\n')}`)))
    createInterface(child.stderr).on('line', (line) => {
      said.push(line)
      if (/process up/.test(line)) resolve()
    })
  })
  return child
}

/** The folder to chroot into. */
async function fetchPgbouncer(): Promise<string> {
  const cache = findCache()
  const root = join(cache, 'pgbouncer')
  if (existsSync(root)) return root
  const keyring = findKeyring()
  if (keyring === null) {
    throw new PostgresUnavailable(
      `this machine has no ${program}, and fetching it takes root on Debian`,
    )
  }
  await mkdir(cache, { recursive: true })
  const building = await mkdtemp(join(cache, 'building-'))
  try {
    const tree = await unpack(await download(building, keyring), join(building, 'root'))
    // The first of several processes wins.
    await rename(tree, root).catch((error) => {
      if (!existsSync(root)) throw error
    })
    return root
  } finally {
    await rm(building, { recursive: true, force: true })
  }
}

async function download(building: string, keyring: string): Promise<string[]> {
  const failures: string[] = []
  for (const source of await listSources()) {
    try {
      const apt = await openSource(building, source, keyring)
      return await apt.download(['pgbouncer'])
    } catch (error) {
      const { stderr, message } = error as Error & { stderr?: string }
      failures.push(/^E: (.*)$/m.exec(stderr ?? '')?.[1] ?? message)
    }
  }
  throw new PostgresUnavailable(`no package source gave PgBouncer: ${failures.join('; ')}`)
}
