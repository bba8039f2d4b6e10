import { execFile } from 'node:child_process'
import { copyFile, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { constants, zstdCompress } from 'node:zlib'
import { openPglite } from '../server/src/platform/db/pglite.ts'
import { version } from '../server/src/platform/version.ts'
import { startTlsServer } from '../server/test/fixtures/tls-server.ts'
import { type ReleaseFixture, releaseFolder } from '../server/test/releases.ts'
import { install, readFirstRun } from '../server/test/server-process.ts'
import { findInstallation } from './postgres/installation.ts'
import { startPostgres, stopPostgres } from './postgres/server.ts'
import { type Calls, callsTo, populate } from './release-fixture/populate.ts'

/**
 * Keeps a small installation of the version that is about to be released, for the tests of every later one:
 * `node scripts/release-fixture.ts`, once, in the commit of the release. It never changes afterwards.
 */
const run = promisify(execFile)
const folder = releaseFolder(version)

async function keep(kind: 'embedded' | 'postgres'): Promise<void> {
  const cleanups: (() => unknown)[] = []
  const t = { after: (cleanup: () => unknown) => void cleanups.push(cleanup) }
  try {
    const receiver = await startTlsServer(t as never)
    const installation = await install(t as never)
    const server = await installation.start()
    const first = readFirstRun(installation)
    const calls = callsTo(server.url)
    const world = await populate(calls, first, receiver.url)
    await copyFile(await backUp(calls, first.operatorKey), join(folder, `${kind}-backup.ndjson.gz`))
    await server.stop()
    const directory = installation.environment['CAPSTAN_DATA_DIR'] ?? ''
    await rm(join(directory, 'backups'), { recursive: true })
    const { secretKey } = await keysOf(directory, installation.environment)
    const { email, password, operatorKey } = first
    const fixture: ReleaseFixture = { secretKey, operatorKey, email, password, ...world }
    await writeFile(join(folder, `${kind}.json`), `${JSON.stringify(fixture, null, 2)}\n`)
    if (kind === 'embedded') await archive(directory)
    else await dump(installation.environment['DATABASE_URL'] ?? '')
  } finally {
    for (const cleanup of cleanups.reverse()) await cleanup()
  }
}

async function backUp({ call }: Calls, operatorKey: string): Promise<string> {
  const backups = '/operator/v1/backups'
  const { id } = await call(operatorKey, 'POST', backups)
  for (;;) {
    const { status, path, error } = await call(operatorKey, 'GET', `${backups}/${id}`)
    if (status === 'completed') return path
    if (status === 'failed') throw new Error(error)
  }
}

async function keysOf(
  directory: string,
  environment: Record<string, string>,
): Promise<{ secretKey: string }> {
  const given = environment['CAPSTAN_SECRET_KEY']
  if (given) return { secretKey: given }
  return JSON.parse(await readFile(join(directory, 'keys.json'), 'utf8'))
}

/** The whole data directory, as an upgrade finds it. */
async function archive(directory: string): Promise<void> {
  await trimLog(join(directory, 'database'))
  const { stdout } = await run(
    'tar',
    ['-c', '--exclude=./database/postmaster.*', '-C', directory, '.'],
    {
      encoding: 'buffer',
      maxBuffer: 1 << 28,
    },
  )
  await writeCompressed('embedded.tar.zst', stdout)
}

/** Of the log before the last checkpoint nothing is needed; it would be half of the file. */
async function trimLog(directory: string): Promise<void> {
  const pglite = await openPglite(directory)
  await pglite.exec('set wal_recycle = off')
  for (let segment = 0; segment < 2; segment++) {
    await pglite.exec('select pg_switch_wal(); checkpoint')
  }
  await pglite.close()
}

async function dump(url: string): Promise<void> {
  const installation = await findInstallation()
  const arguments_ = ['--inserts', '--no-owner', '--no-privileges', url]
  const { file, args, options } = installation.command('pg_dump', arguments_)
  const { stdout } = await run(file, args, { ...options, encoding: 'utf8', maxBuffer: 1 << 28 })
  const statements = stdout.replaceAll(/^\\.*$/gm, '')
  await writeCompressed('postgres.sql.zst', Buffer.from(statements))
}

/** A window over all of it finds what files have in common. */
async function writeCompressed(name: string, content: Buffer): Promise<void> {
  const params = {
    [constants.ZSTD_c_compressionLevel]: 22,
    [constants.ZSTD_c_enableLongDistanceMatching]: 1,
    [constants.ZSTD_c_windowLog]: 27,
  }
  await writeFile(join(folder, name), await promisify(zstdCompress)(content, { params }))
  console.log(`${name}: ${(await stat(join(folder, name))).size} bytes`)
}

await mkdir(folder, { recursive: true })
await keep('embedded')
const postgres = await startPostgres()
try {
  process.env['TEST_DATABASE_URL'] = postgres.url
  await keep('postgres')
} finally {
  await stopPostgres(postgres)
}
