import { createHash, createHmac } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { TestContext } from 'node:test'
import { type ReceivedRequest, startHttpServer } from '../fixtures/tls-server.ts'

interface StoredObject {
  content: Buffer
  contentType: string
  changedAt: Date
}

/**
 * A service that speaks as Amazon S3 documents it, with one bucket `b` in `eu-west-1` and the keys below:
 * signatures (Signature Version 4, written from its description and not with our library), ListObjectsV2 with pages,
 * GET, and PUT with `If-None-Match: *`.
 */
export async function startS3Server(
  t: TestContext,
  { pageSize = 1_000, now = () => new Date() } = {},
) {
  const objects = new Map<string, StoredObject>()
  const server = await startHttpServer(t, (request, response) => {
    const fault = signatureFault(request, now())
    if (fault) return refuse(response, 403, fault)
    const url = new URL(request.url, server.url)
    const [bucket, ...parts] = url.pathname.slice(1).split('/').map(decodeURIComponent)
    if (bucket !== 'b') return refuse(response, 404, 'NoSuchBucket')
    const key = parts.join('/')
    if (key === '') return list(response, url.searchParams, objects, pageSize)
    if (request.method === 'PUT') {
      if (request.headers['if-none-match'] === '*' && objects.has(key)) {
        return refuse(response, 412, 'PreconditionFailed')
      }
      const contentType = request.headers['content-type'] ?? ''
      objects.set(key, { content: request.body, contentType, changedAt: now() })
      response.writeHead(200, { etag: etagOf(request.body) }).end()
      return
    }
    const object = objects.get(key)
    if (!object) return refuse(response, 404, 'NoSuchKey')
    const { contentType, content } = object
    response.writeHead(200, { 'content-type': contentType, etag: etagOf(content) }).end(content)
  })
  const put = (key: string, text: string, changedAt = new Date('2026-01-01T00:00:00Z')) =>
    void objects.set(key, { content: Buffer.from(text), contentType: 'text/plain', changedAt })
  return { ...server, objects, put, credentials: s3Credentials }
}

export const s3Credentials = { accessKeyId: 'AKIATEST', secretAccessKey: 'secret/of+test' }
export const s3Region = 'eu-west-1'

const etagOf = (content: Buffer): string => `"${createHash('md5').update(content).digest('hex')}"`
const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest()

/** The code of the error, as S3 has it; null when the request is signed. */
function signatureFault(request: ReceivedRequest, now: Date): string | null {
  const { headers, method, url, body } = request
  const match =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    )
  if (!match) return 'AccessDenied'
  const [, accessKey, day = '', region = '', signedHeaders = '', signature] = match
  if (accessKey !== s3Credentials.accessKeyId) return 'InvalidAccessKeyId'
  if (region !== s3Region) return 'AuthorizationHeaderMalformed'
  const signed = signedHeaders.split(';')
  const must = Object.keys(headers).filter((name) => name === 'host' || name.startsWith('x-amz-'))
  if (must.some((name) => !signed.includes(name))) return 'AccessDenied'
  if (headers['x-amz-content-sha256'] !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  const time = String(headers['x-amz-date'])
  const at = Date.parse(time.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (!(Math.abs(at - now.getTime()) <= 900_000) || !time.startsWith(day)) {
    return 'RequestTimeTooSkewed'
  }
  const [path = '', query = ''] = url.split('?')
  const canonical = [
    method,
    path,
    query.split('&').sort().join('&'),
    ...signed.map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signedHeaders,
    sha256(body),
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${s3Credentials.secretAccessKey}`,
  )
  return hmac(key, text).toString('hex') === signature ? null : 'SignatureDoesNotMatch'
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>It is so.</Message></Error>`)
}

function list(
  response: ServerResponse,
  query: URLSearchParams,
  objects: Map<string, StoredObject>,
  pageSize: number,
): void {
  const prefix = query.get('prefix') ?? ''
  const after = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString()
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort()
  const page = keys.slice(0, pageSize)
  const contents = page.map((key) => {
    const { content, changedAt } = objects.get(key) as StoredObject
    const shown = encodeURIComponent(key).replaceAll('%20', '+').replaceAll('%2F', '/')
    return `<Contents><Key>${shown}</Key><LastModified>${changedAt.toISOString()}</LastModified><ETag>&quot;${etagOf(content).slice(1, -1)}&quot;</ETag><Size>${content.length}</Size></Contents>`
  })
  const isCut = keys.length > page.length
  const next = Buffer.from(page.at(-1) ?? '').toString('base64')
  response
    .writeHead(200, { 'content-type': 'application/xml' })
    .end(
      `<?xml version="1.0"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><EncodingType>url</EncodingType><IsTruncated>${isCut}</IsTruncated>${contents.join('')}${isCut ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''}</ListBucketResult>`,
    )
}
