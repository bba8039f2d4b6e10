import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { joinDatabase } from '../../server/test/distributed-storage.ts'
import { findInstallation } from './installation.ts'
import { type Postgres, startPostgres, stopPostgres } from './server.ts'
import { PostgresUnavailable } from './unavailable.ts'

/** Lies beside the checkout where the extension cannot be installed from a package. */
const archives = '../shared/tools/citus'

/** A coordinator and its workers. The database `postgres` of each knows the others. */
interface Citus {
  coordinator: Postgres
  workers: readonly Postgres[]
}

/** What every node needs; see docs/scale.md. */
const citusSettings = [
  'shared_preload_libraries=citus',
  'wal_level=logical',
  'max_prepared_transactions=200',
  'max_connections=300',
  'max_locks_per_transaction=1024',
  'citus.enable_unsafe_triggers=on',
  'jit=off',
  'citus.local_hostname=127.0.0.1',
  'citus.node_conninfo=sslmode=prefer',
  // Nothing is flushed, but `distribute` refuses a node that acknowledges what it may lose.
  'synchronous_commit=on',
]

interface CitusOptions {
  workers?: number
  /** PostgreSQL's own settings, for benchmarks. Otherwise nothing is flushed to disk. */
  durable?: boolean
  detached?: boolean
}

/**
 * Starts a coordinator with workers on free loopback ports; end it with `stopCitus`.
 *
 * @throws {PostgresUnavailable} where the extension cannot be loaded.
 */
export async function startCitus({ workers = 2, ...options }: CitusOptions = {}): Promise<Citus> {
  await installCitus()
  const password = randomBytes(18).toString('base64url')
  const started: Postgres[] = []
  try {
    for (let node = 0; node <= workers; node++) {
      started.push(await startPostgres({ ...options, password, settings: citusSettings }))
    }
    const [coordinator, ...others] = started as [Postgres, ...Postgres[]]
    const nodes = { coordinator: coordinator.url, workers: others.map(({ url }) => url) }
    await joinDatabase(nodes, 'postgres')
    return { coordinator, workers: others }
  } catch (error) {
    for (const node of started) await stopPostgres(node)
    throw error
  }
}

export async function stopCitus({ coordinator, workers }: Citus): Promise<void> {
  for (const node of [coordinator, ...workers]) await stopPostgres(node)
}

/** Unpacks the extension over a fetched PostgreSQL, once. One of this machine has it from a package. */
async function installCitus(): Promise<void> {
  const { root, major } = await findInstallation()
  if (existsSync(`${root}/usr/share/postgresql/${major}/extension/citus.control`)) return
  const archive = await findArchive(major)
  if (archive === undefined || root === '') {
    throw new PostgresUnavailable(
      `PostgreSQL ${major} has no Citus here; install its package, or set CAPSTAN_CITUS_TARBALL to an archive of the extension`,
    )
  }
  await promisify(execFile)('tar', ['--extract', '--gzip', '--file', archive, '--directory', root])
}

async function findArchive(major: number): Promise<string | undefined> {
  const chosen = process.env['CAPSTAN_CITUS_TARBALL']
  if (chosen) return existsSync(chosen) ? resolve(chosen) : undefined
  const names = await readdir(archives).catch(() => [])
  const name = names.find((one) => one.includes(`-pg${major}-`) && one.endsWith('.tar.gz'))
  return name && join(archives, name)
}
