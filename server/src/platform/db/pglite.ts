import { mkdirSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { PGlite, types } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { vector } from '@electric-sql/pglite-pgvector'
import type { Config } from '../config/config.ts'
import type { FlushedFiles } from './flushed-files.ts'

/** Parser for `bytea` values. PGlite's own takes 7 ms for 64 KiB; this one takes 0.2 ms. */
const parsers = { [types.BYTEA]: (hex: string) => Buffer.from(hex.slice(2), 'hex') }

/**
 * Start options that make commits reach the disk: in PGlite `fdatasync` does nothing, while `fsync` reaches the files.
 */
const flushed = ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync']

const startParams = {
  flushed: [...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'), ...flushed],
  unflushed: PGlite.defaultStartParams,
}

/**
 * Memory profile. `low` turns off V8's optimising compiler, which uses hundreds of MB for seconds on PostgreSQL's
 * largest functions and keeps about 100 MB. It also reduces PostgreSQL's buffers by three quarters; the system's cache
 * is behind them.
 */
export type MemoryUse = 'low' | 'high'

/** Returns true if the embedded database saves memory. Other parts of the process then do too. */
export const savesMemory = ({ database }: Pick<Config, 'database'>): boolean =>
  database.kind === 'embedded' && database.directory !== null && database.memory === 'low'

const sharedBuffers = { low: '32MB', high: '128MB' }
const noOptimisingCompiler = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']

interface PgliteOptions {
  files?: FlushedFiles | undefined
  memory?: MemoryUse
}

/**
 * Opens PGlite. If `directory` is null, everything stays in memory; `image` starts from a dump of a data directory.
 * With `files`, commits survive a power cut; without, they survive the process.
 */
export async function openPglite(
  directory: string | null,
  image?: Blob,
  { files, memory = 'low' }: PgliteOptions = {},
): Promise<PGlite> {
  if (directory) mkdirSync(directory, { recursive: true, mode: 0o700 })
  // They count for what is compiled from now on.
  if (memory === 'low') for (const flag of noOptimisingCompiler) setFlagsFromString(flag)
  return PGlite.create({
    ...(directory ? { dataDir: directory } : {}),
    ...(image ? { loadDataDir: image } : {}),
    ...(files ? { fs: files } : {}),
    startParams: [
      ...startParams[files ? 'flushed' : 'unflushed'],
      ...['-c', `shared_buffers=${sharedBuffers[memory]}`],
    ],
    extensions: { vector, pg_trgm, btree_gin },
    parsers,
  })
}
