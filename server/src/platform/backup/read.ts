import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { BackupRefused } from './format.ts'

const newline = 0x0a

/**
 * The lines of a backup as bytes, in batches as they come. `node:readline` would not do: it also ends a
 * line at U+2028, which JSON may hold.
 */
export async function readLines(
  path: string,
  take: (lines: AsyncGenerator<Buffer>) => Promise<void>,
): Promise<void> {
  try {
    await pipeline(createReadStream(path), createGunzip(), async (chunks) => take(split(chunks)))
  } catch (error) {
    throw refusalOf(error, path)
  }
}

/** Undefined when there is none; the rest of the file is not read. */
export async function readFirstLine(path: string): Promise<Buffer | undefined> {
  const file = createReadStream(path)
  const text = file.pipe(createGunzip())
  file.once('error', (error) => text.destroy(error))
  try {
    for await (const line of split(text)) return line
    return undefined
  } catch (error) {
    throw refusalOf(error, path)
  } finally {
    file.destroy()
  }
}

function refusalOf(error: unknown, path: string): unknown {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOENT') return new BackupRefused(`There is no file ${path}.`)
  if (code?.startsWith('Z_')) {
    return new BackupRefused(`${path} is damaged or cut off: nothing of it was restored.`)
  }
  return error
}

async function* split(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let begun: Buffer[] = []
  for await (const chunk of chunks) {
    let from = 0
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, from)) {
      yield Buffer.concat([...begun, chunk.subarray(from, end)])
      begun = []
      from = end + 1
    }
    if (from < chunk.length) begun.push(chunk.subarray(from))
  }
  if (begun.length > 0) yield Buffer.concat(begun)
}
