import { createHash, randomUUID } from 'node:crypto'
import { open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** A file that is written as it comes. */
export interface Spool {
  name: string
  write(chunk: Buffer): Promise<void>
  /** What has been written: its bytes and their digest. */
  end(): { size: number; digest: string }
  close(): Promise<void>
}

const names = /^capstan-csv-[0-9a-f-]{36}$/
/** Longer than any run lasts between two pages: what is older belongs to a run that was killed or canceled. */
const leftMs = 24 * 3_600_000

/** Opens a file that nobody else may read, and removes what earlier runs left behind. */
export async function openSpool(directory: string): Promise<Spool> {
  await removeLeft(directory)
  const name = `capstan-csv-${randomUUID()}`
  const file = await open(join(directory, name), 'wx', 0o600)
  const hash = createHash('sha256')
  let size = 0
  return {
    name,
    async write(chunk) {
      hash.update(chunk)
      size += chunk.length
      for (let at = 0; at < chunk.length; ) {
        const { bytesWritten } = await file.write(chunk, at)
        at += bytesWritten
      }
    },
    end: () => ({ size, digest: hash.digest('base64url') }),
    close: () => file.close(),
  }
}

/** Whether it is there with all its bytes. */
export async function hasSpool(directory: string, name: string, size: number): Promise<boolean> {
  try {
    return (await stat(pathOf(directory, name))).size === size
  } catch {
    return false
  }
}

export async function readSpool(
  directory: string,
  name: string,
  at: number,
  length: number,
): Promise<Buffer> {
  const file = await open(pathOf(directory, name))
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

export async function removeSpool(directory: string, name: string | null): Promise<void> {
  if (name !== null) await rm(pathOf(directory, name), { force: true })
}

async function removeLeft(directory: string): Promise<void> {
  const before = Date.now() - leftMs
  for (const name of await readdir(directory)) {
    if (!names.test(name)) continue
    const path = join(directory, name)
    // ENOENT: another process removed it first.
    const found = await stat(path).catch(() => null)
    if (found && found.mtimeMs < before) await rm(path, { force: true })
  }
}

function pathOf(directory: string, name: string): string {
  if (!names.test(name)) throw new TypeError('a checkpoint names a file that is none of ours')
  return join(directory, name)
}
