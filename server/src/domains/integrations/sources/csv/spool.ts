import { createHash, randomUUID } from 'node:crypto'
import { open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** A file that is written as data arrives. */
export interface Spool {
  name: string
  write(chunk: Buffer): Promise<void>
  /** Returns the size and the digest of the written bytes. */
  end(): { size: number; digest: string }
  close(): Promise<void>
}

const names = /^capstan-csv-[0-9a-f-]{36}$/

/** Creates a file that no other user can read. */
export async function openSpool(directory: string): Promise<Spool> {
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

/** Returns true if the file exists with all its bytes. */
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

function pathOf(directory: string, name: string): string {
  if (!names.test(name)) throw new TypeError('the checkpoint names an unknown file')
  return join(directory, name)
}
