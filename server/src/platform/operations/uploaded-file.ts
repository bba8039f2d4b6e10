import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, open, unlink } from 'node:fs/promises'
import { join } from 'node:path'

/** A file that a client uploaded, on this process's disk while its request runs. */
export class UploadedFile implements AsyncDisposable {
  /** Name of 1 to 255 characters, without a path and control characters. */
  readonly name: string
  /** Media type that the sender declares; `application/octet-stream` if that is malformed. */
  readonly mediaType: string
  readonly bytes: number
  /** SHA-256 in hex. */
  readonly sha256: string
  readonly #handle: FileHandle

  constructor(
    handle: FileHandle,
    about: Pick<UploadedFile, 'name' | 'mediaType' | 'bytes' | 'sha256'>,
  ) {
    this.#handle = handle
    this.name = about.name
    this.mediaType = about.mediaType
    this.bytes = about.bytes
    this.sha256 = about.sha256
  }

  /** Yields the content in parts of `partBytes` bytes and a rest. Each part is overwritten by the next. */
  parts(partBytes: number): AsyncIterable<Buffer> {
    return this.read(0, this.bytes, partBytes)
  }

  /** Yields the content from `start` up to but not including `end`. Each part is overwritten by the next. */
  async *read(start: number, end: number, partBytes = 64 * 1024): AsyncIterable<Buffer> {
    const buffer = Buffer.allocUnsafeSlow(Math.min(partBytes, end - start))
    for (let at = start; at < end; at += partBytes) {
      const part = buffer.subarray(0, Math.min(partBytes, end - at))
      const { bytesRead } = await this.#handle.read(part, 0, part.length, at)
      if (bytesRead < part.length) throw new Error('an uploaded file is shorter than it was')
      yield part
    }
  }

  /** Frees the disk space. Can be called repeatedly. */
  async close(): Promise<void> {
    await this.#handle.close()
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close()
  }
}

/** Stores a stream as a file in the directory, and hashes it in the same pass. */
export async function storeUpload(
  directory: string,
  content: AsyncIterable<Buffer>,
  about: { name: string; mediaType: string },
): Promise<UploadedFile> {
  const handle = await openNameless(directory)
  try {
    const hash = createHash('sha256')
    let bytes = 0
    for await (const chunk of content) {
      hash.update(chunk)
      await handle.appendFile(chunk)
      bytes += chunk.length
    }
    const name = fileName(about.name)
    const mediaType = mediaTypeOf(about.mediaType)
    return new UploadedFile(handle, { name, mediaType, bytes, sha256: hash.digest('hex') })
  } catch (error) {
    await handle.close()
    throw error
  }
}

/** Opens a file without a name, so that nothing is left of it however the process ends. */
async function openNameless(directory: string): Promise<FileHandle> {
  const path = join(directory, `capstan-upload-${randomUUID()}`)
  const handle = await open(path, 'wx+', 0o600)
  await unlink(path)
  return handle
}

/** Returns the part after the last separator of a path, which can also be from Windows. */
const fileName = (given: string): string =>
  given
    .toWellFormed()
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim()
    .replace(/^(.{0,255}).*$/su, '$1')
    .replace(/^\.{1,2}$/, '') || 'file'

const mediaTypeOf = (given: string): string =>
  /^[\w!#$&^.+-]{1,100}\/[\w!#$&^.+-]{1,100}$/.test(given)
    ? given.toLowerCase()
    : 'application/octet-stream'

/** A parsed form. Its fields have the types and limits that the operation declares. */
export class Upload<Fields = unknown> {
  readonly file: UploadedFile
  readonly fields: Fields

  constructor(file: UploadedFile, fields: Fields) {
    this.file = file
    this.fields = fields
  }
}
