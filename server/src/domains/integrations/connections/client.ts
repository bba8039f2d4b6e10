import type { Json } from '../../../platform/db/tables.generated.ts'
import type { OutboundRequest, OutboundResponse } from '../../../platform/net/index.ts'
import { createS3, type S3, type S3Credentials, type S3Place } from '../../../platform/s3/index.ts'

/** A request through a connection. The client adds the credentials, and no other code sees them. */
export interface ConnectionRequest
  extends Pick<
    OutboundRequest,
    'method' | 'headers' | 'body' | 'maxBodyBytes' | 'onBody' | 'signal'
  > {
  /** Relative to the connection's base URL, or absolute within one of its origins. */
  url: string
  /** Statuses that the protocol explains in the body. They are returned as responses instead of errors. */
  explained?: readonly number[]
}

/**
 * Client of one remote account. It adds the credentials, stays within the origins of the provider's definition, follows
 * no redirect out of them, keeps the definition's rate across all nodes, and refreshes once on 401.
 *
 * @throws {ConnectionFault} if there is no usable response. A 404, 410, 412 or another status that is not about
 * credentials or load is a response.
 */
export interface ConnectionClient {
  readonly connectionId: string
  readonly provider: string
  /** Ends with a slash. */
  readonly baseUrl: string
  readonly config: Readonly<Record<string, Json>>
  request(request: ConnectionRequest): Promise<OutboundResponse>
  /** Credentials for a protocol that signs or authenticates itself (SigV4, SMTP). Never logged or stored. */
  credentials(): Promise<Readonly<Record<string, string>>>
}

/** `wait`: 429 or 503 with `retryAt`; `retry`: temporary; `reauthorize` and `refused`: a person must act. */
export type ConnectionFaultKind = 'wait' | 'retry' | 'reauthorize' | 'refused'

/** Error of a connection. Its message is for the owner of the connection and contains no credential. */
export class ConnectionFault extends Error {
  override name = 'ConnectionFault'
  readonly kind: ConnectionFaultKind
  /** Status that the provider answered, if any. */
  readonly status: number | null
  readonly retryAt: Date | null
  constructor(
    kind: ConnectionFaultKind,
    message: string,
    { status = null, retryAt = null }: { status?: number | null; retryAt?: Date | null } = {},
  ) {
    super(message)
    this.kind = kind
    this.status = status
    this.retryAt = retryAt
  }
}

/**
 * Returns the bucket in the connection's config. It becomes part of the path, unless the address begins with it.
 *
 * @throws {ConnectionFault}
 */
export function bucketPlaceOf({ config, baseUrl }: ConnectionClient): S3Place {
  const { bucket, region, pathStyle } = config
  if (typeof bucket !== 'string') {
    throw new ConnectionFault('refused', 'The connection has no bucket. Set it in config.')
  }
  const isInHost = pathStyle !== true && new URL(baseUrl).hostname.startsWith(`${bucket}.`)
  return {
    endpoint: baseUrl,
    bucket: isInHost ? null : bucket,
    region: typeof region === 'string' ? region : 'us-east-1',
  }
}

export async function bucketCredentialsOf(client: ConnectionClient): Promise<S3Credentials> {
  const { username = '', password = '' } = await client.credentials()
  return { accessKeyId: username, secretAccessKey: password }
}

/** @throws {ConnectionFault} */
export async function openBucket(client: ConnectionClient, now: () => Date): Promise<S3> {
  return createS3({
    place: bucketPlaceOf(client),
    credentials: await bucketCredentialsOf(client),
    now,
    // The body says whether the key, the signature or a permission is wrong.
    send: (request) => client.request({ ...request, explained: [403] }),
  })
}
