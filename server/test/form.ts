import { readdir, readlink } from 'node:fs/promises'
import type { InjectOptions } from 'fastify'

interface Part {
  name: string
  content: string | Buffer
  /** Raw parameters after the name, such as `filename="a.txt"`. */
  parameters?: string
  type?: string
}

export const boundary = 'ship-shape-1842'

/** A form as a browser or curl sends it, with what a request needs to carry it. */
export function formOf(parts: readonly Part[]): Pick<InjectOptions, 'payload' | 'headers'> & {
  payload: Buffer
} {
  const bytes = parts.flatMap(({ name, content, parameters, type }) => [
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${parameters ? `; ${parameters}` : ''}\r\n`,
    type ? `Content-Type: ${type}\r\n\r\n` : '\r\n',
    content,
    '\r\n',
  ])
  return {
    payload: Buffer.concat([...bytes, `--${boundary}--\r\n`].map((one) => Buffer.from(one))),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}

/** The one file of a form. */
export const filePart = (
  content: string | Buffer,
  name = 'notes.txt',
  type = 'text/plain',
): Part => ({
  name: 'file',
  content,
  parameters: `filename="${name}"`,
  type,
})

/** Uploads whose file this process still holds; Linux alone can tell. */
export async function openUploads(): Promise<number> {
  const names = await readdir('/proc/self/fd').catch(() => [])
  const links = await Promise.all(
    names.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => '')),
  )
  return links.filter((link) => link.includes('capstan-upload-')).length
}
