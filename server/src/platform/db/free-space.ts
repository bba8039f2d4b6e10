import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

const mebibyte = 1 << 20

/** What the embedded database needs to start, and what a write may need at once. */
export const leastFreeMebibytes = 100

/** MiB that are free at the directory, or at the nearest one above it that exists. */
export async function freeMebibytes(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(existing(resolve(directory)))
  return Math.floor((bavail * bsize) / mebibyte)
}

const existing = (path: string): string => (existsSync(path) ? path : existing(dirname(path)))

/** The data directory has no room for the database. */
export class DiskFull extends Error {
  override readonly name = 'DiskFull'

  constructor(directory: string, freeMiB: number, cause?: unknown) {
    super(
      `The disk of ${directory} is full: ${freeMiB} MiB are free, and the embedded database needs some ${leastFreeMebibytes}. Make room, or set CAPSTAN_DATA_DIR to a directory on a larger disk, and start again.`,
      { cause },
    )
  }
}

/** The error of a start in its place, unless a full disk explains it. */
export async function explainFullDisk(error: unknown, directory: string): Promise<unknown> {
  const freeMiB = await freeMebibytes(directory).catch(() => Number.POSITIVE_INFINITY)
  return freeMiB < leastToStart ? new DiskFull(directory, freeMiB, error) : error
}

/** A first start writes 40 MiB; a later one, what the write-ahead log asks for: 16. */
const leastToStart = 64
