import { createHash } from 'node:crypto'
import { pageHeaders } from '../server/security-headers.ts'

type Headers = Readonly<Record<string, string>>

/**
 * What the reference adds to the headers of every answer. Its page starts from one script inside it, which is
 * allowed by its hash; its styles are made while it runs, and cannot be.
 */
export function referenceHeaders(contentType: unknown, content: Buffer): Headers {
  if (!String(contentType).startsWith('text/html'))
    return { 'cache-control': 'public, max-age=3600' }
  const hashes = [
    ...content.toString().matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs),
  ].map(([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  return pageHeaders({
    script: hashes.join(' '),
    style: "'unsafe-inline'",
    image: 'data:',
    font: 'data:',
  })
}
