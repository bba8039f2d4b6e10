import { createHash } from 'node:crypto'
import aws4 from 'aws4'

export interface S3Credentials {
  accessKeyId: string
  secretAccessKey: string
}

interface Signed {
  method: string
  url: URL
  headers: Record<string, string>
  body: Buffer | null
  region: string
  now: Date
}

/**
 * Returns the headers of a request with its signature (Signature Version 4), which covers method, URL, body and all
 * headers except `range`. The URL is signed unchanged: a proxy that rewrites it breaks the signature.
 */
export function signS3(request: Signed, credentials: S3Credentials): Record<string, string> {
  const { method, url, headers, body, region, now } = request
  const signed = aws4.sign(
    {
      service: 's3',
      region,
      method,
      host: url.host,
      path: url.pathname + url.search,
      headers: {
        ...headers,
        Host: url.host,
        'X-Amz-Content-Sha256': createHash('sha256')
          .update(body ?? '')
          .digest('hex'),
        'X-Amz-Date': now.toISOString().replace(/[:-]|\.\d{3}/g, ''),
      },
    },
    credentials,
  )
  // The client names the host itself.
  const { Host: _, ...sent } = signed.headers as Record<string, string>
  return sent
}
