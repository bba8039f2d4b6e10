import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { Config } from '../config/config.ts'

const mebibyte = 1 << 20

/** Free MiB that the embedded database needs to start, and that a single write can need. */
export const leastFreeMebibytes = 100

/** Returns the free MiB at the directory, or at its nearest existing parent. */
export async function freeMebibytes(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(existing(resolve(directory)))
  return Math.floor((bavail * bsize) / mebibyte)
}

/** Returns the free MiB of the embedded database; null if they are unknown, or a server has the database. */
export async function freeDatabaseMebibytes({
  database,
  dataDirectory,
}: Pick<Config, 'database' | 'dataDirectory'>): Promise<number | null> {
  if (database.kind !== 'embedded' || !database.directory) return null
  // A file system that does not report its free space.
  return freeMebibytes(dataDirectory).catch(() => null)
}

const existing = (path: string): string => (existsSync(path) ? path : existing(dirname(path)))

/** The data directory has too little free space for the database. */
export class DiskFull extends Error {
  override readonly name = 'DiskFull'

  constructor(directory: string, freeMiB: number, cause?: unknown) {
    super(
      `The disk of ${directory} is full: ${freeMiB} MiB are free, and the embedded database needs about ${leastFreeMebibytes}. Free some space, or set CAPSTAN_DATA_DIR to a directory on a larger disk, and start again.`,
      { cause },
    )
  }
}

/** Returns the full disk as the error of a start if it explains the failure; otherwise the error itself. */
export async function explainFullDisk(error: unknown, directory: string): Promise<unknown> {
  const freeMiB = await freeMebibytes(directory).catch(() => Number.POSITIVE_INFINITY)
  return freeMiB < leastToStart ? new DiskFull(directory, freeMiB, error) : error
}

/** Free MiB needed to start. A first start writes 40 MiB; later starts need 16 for the write-ahead log. */
const leastToStart = 64
