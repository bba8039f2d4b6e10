import type { OutboundResponse } from '../net/index.ts'
import { readXml, textAt, XmlFault } from '../xml/index.ts'

/** Error from the service, in words for the owner of the connection. */
export class S3Fault extends Error {
  override name = 'S3Fault'
  /** Status; null if nothing was sent. */
  readonly status: number | null
  /** Error code of the service, such as `NoSuchBucket`. */
  readonly code: string | null

  constructor(message: string, status: number | null = null, code: string | null = null) {
    super(message)
    this.status = status
    this.code = code
  }
}

const advice: Record<string, string> = {
  AccessDenied: 'The access key lacks permissions. Grant ListBucket, GetObject and PutObject.',
  InvalidAccessKeyId: 'The service does not know this access key.',
  NoSuchBucket: 'The bucket does not exist.',
  RequestTimeTooSkewed:
    "The clock of this server differs from the service's by more than 15 minutes.",
  SignatureDoesNotMatch: 'The secret key is wrong, or a proxy changes the requests.',
}

/** Parses the service's error response. Uses the service's own message if Capstan has no better one. */
export async function refusalOf({ status, body }: OutboundResponse): Promise<S3Fault> {
  const error = await readXml(body).catch((fault: unknown) => {
    if (fault instanceof XmlFault) return null
    throw fault
  })
  const code = (error && textAt(error, ['Code'])) ?? null
  const text = (error && textAt(error, ['Message'])) ?? ''
  const known = code === null ? undefined : advice[code]
  const words = known ?? (text.slice(0, 300) || 'The service gave no reason.')
  return new S3Fault(
    `S3 answered ${status}${code ? ` ${code.slice(0, 60)}` : ''}. ${words}`,
    status,
    code,
  )
}
