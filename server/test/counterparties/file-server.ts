import { createHash } from 'node:crypto'
import type { TestContext } from 'node:test'
import { startHttpServer } from '../fixtures/tls-server.ts'

interface Options {
  /** Answers ranges, with a strong tag. */
  ranges?: boolean
  /** None at all, or one that may stand for several spellings of the file. */
  etag?: 'strong' | 'weak' | 'none'
  contentType?: string
}

interface ServedFile {
  content: Buffer
  /** Bytes of bodies. */
  sent: number
  /** Answered in place of the file, unless 0. */
  status: number
}

/** A file on a web server, as nginx (with ranges) or an application (without) serves it (RFC 9110, sections 13, 14). */
export async function startFileServer(
  t: TestContext,
  content: string | Buffer,
  options: Options = {},
) {
  const { ranges = true, etag = 'strong', contentType = 'text/csv' } = options
  const file: ServedFile = { content: Buffer.from(content), sent: 0, status: 0 }
  const server = await startHttpServer(t, ({ url, headers }, response) => {
    const { content } = file
    const digest = createHash('sha256').update(content).digest('base64url').slice(0, 20)
    const tag = etag === 'weak' ? `W/"${digest}"` : `"${digest}"`
    const send = (status: number, more: Record<string, string>, body?: Buffer) => {
      file.sent += body?.length ?? 0
      const tagged = etag === 'none' ? {} : { etag: tag }
      // A busy test can take longer between two requests than a connection is kept.
      response.writeHead(status, { connection: 'close', ...tagged, ...more }).end(body)
    }
    if (file.status > 0) return send(file.status, {})
    if (url !== '/list.csv') return send(404, {})
    if (etag !== 'none' && headers['if-none-match'] === tag) return send(304, {})
    if (headers['if-match'] !== undefined && headers['if-match'] !== tag) return send(412, {})
    const range = ranges ? /^bytes=(\d+)-(\d+)$/.exec(String(headers['range'])) : null
    if (!range) return send(200, { 'content-type': contentType }, content)
    const [from, to] = [Number(range[1]), Math.min(Number(range[2]), content.length - 1)]
    if (from >= content.length) return send(416, { 'content-range': `bytes */${content.length}` })
    const type = { 'content-type': contentType }
    const place = { 'content-range': `bytes ${from}-${to}/${content.length}` }
    send(206, { ...type, ...place }, content.subarray(from, to + 1))
  })
  return { ...server, file }
}
