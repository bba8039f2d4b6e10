import { type Form, randomId } from './request.ts'

/** A file to upload, from wherever it is. */
export type FileContent =
  /** From a browser's file input, or `await openAsBlob(path)`; is read while it is sent. */
  | Blob
  | Uint8Array<ArrayBuffer>
  /** Sent while it is read, and so only once: an attempt that fails is not repeated. */
  | ReadableStream<Uint8Array>
  /** A path on this machine, in Node, Deno and Bun. */
  | { path: string }

interface NamedFile {
  file: FileContent
  /** The name that the file is known by; needed for bytes and streams. */
  fileName?: string | undefined
}

/**
 * A form of these fields and then the file. Its boundary is random, so that no content can hold it.
 * Throws a TypeError when a file has no name, or when paths cannot be read here.
 */
export async function formOf(
  { file, fileName }: NamedFile,
  fields: Record<string, string | undefined>,
): Promise<Form> {
  const content = await contentOf(file)
  const name = fileName ?? nameOf(file)
  if (!name) throw new TypeError('fileName is missing: bytes and streams have no name.')
  const boundary = `capstan-${randomId()}`
  const parts = Object.entries(fields).map(([field, value]) =>
    value === undefined ? '' : `${head(boundary, field)}\r\n\r\n${value}\r\n`,
  )
  const type = (content instanceof Blob && content.type) || 'application/octet-stream'
  const before = `${parts.join('')}${head(boundary, 'file')}; filename="${quoted(name)}"\r\ncontent-type: ${type}\r\n\r\n`
  const after = `\r\n--${boundary}--\r\n`
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    content:
      content instanceof Blob ? new Blob([before, content, after]) : joined(before, content, after),
  }
}

const head = (boundary: string, field: string): string =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${field}"`

/** Quotes a name as browsers do: https://html.spec.whatwg.org/#multipart-form-data */
const quoted = (name: string): string =>
  name.replaceAll('\n', '%0A').replaceAll('\r', '%0D').replaceAll('"', '%22')

async function contentOf(file: FileContent): Promise<Blob | ReadableStream<Uint8Array>> {
  if (file instanceof Uint8Array) return new Blob([file])
  return 'path' in file ? readPath(file.path) : file
}

function nameOf(file: FileContent): string | undefined {
  if ('path' in file) return file.path.split(/[\\/]/).at(-1)
  return 'name' in file ? String(file.name) : undefined
}

/** Opens a file as a Blob. Each attempt reads its bytes from the disk again while it sends them. */
async function readPath(path: string): Promise<Blob> {
  // Not an import: bundlers for browsers would stop at it.
  const { process } = globalThis as { process?: Builtins }
  const files = process?.getBuiltinModule?.('node:fs')
  if (!files) throw new TypeError('A path cannot be read here: give the content as a Blob.')
  try {
    return await files.openAsBlob(path)
  } catch (cause) {
    throw new TypeError(`${path} cannot be read.`, { cause })
  }
}

interface Builtins {
  getBuiltinModule?: (name: 'node:fs') => { openAsBlob(path: string): Promise<Blob> }
}

function joined(
  before: string,
  content: ReadableStream<Uint8Array>,
  after: string,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const ends = {
    start: (controller: TransformStreamDefaultController<Uint8Array>) =>
      controller.enqueue(encoder.encode(before)),
    flush: (controller: TransformStreamDefaultController<Uint8Array>) =>
      controller.enqueue(encoder.encode(after)),
  }
  return content.pipeThrough(new TransformStream<Uint8Array, Uint8Array>(ends))
}
