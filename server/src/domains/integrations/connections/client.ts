import type { Json } from '../../../platform/db/tables.generated.ts'
import type { OutboundRequest, OutboundResponse } from '../../../platform/net/index.ts'
import { createS3, type S3, type S3Credentials, type S3Place } from '../../../platform/s3/index.ts'

/** A request by a connection. The client adds the credentials, and nobody else sees them. */
export interface ConnectionRequest
  extends Pick<
    OutboundRequest,
    'method' | 'headers' | 'body' | 'maxBodyBytes' | 'onBody' | 'signal'
  > {
  /** Relative to the connection's base address, or absolute within one of its origins. */
  url: string
  /** Statuses that else are faults, and that the protocol explains in the body: they are answers. */
  explained?: readonly number[]
}

/**
 * Speaks to one remote account: adds the credentials, stays within the origins of the provider's definition,
 * follows no redirect out of them, keeps the definition's rate over all nodes, and refreshes once on 401.
 *
 * @throws {ConnectionFault} when no usable answer came. A 404, 410, 412 or other status that is not about
 * credentials or load is an answer.
 */
export interface ConnectionClient {
  readonly connectionId: string
  readonly provider: string
  /** Ends with a slash. */
  readonly baseUrl: string
  readonly config: Readonly<Record<string, Json>>
  request(request: ConnectionRequest): Promise<OutboundResponse>
  /** What a protocol signs or speaks with by itself (SigV4, SMTP); never logged or stored. */
  credentials(): Promise<Readonly<Record<string, string>>>
}

/** `wait`: 429 or 503 with `retryAt`; `retry`: may pass by itself; `reauthorize` and `refused`: a person must act. */
export type ConnectionFaultKind = 'wait' | 'retry' | 'reauthorize' | 'refused'

/** Its message is written for the owner of the connection and names no credential. */
export class ConnectionFault extends Error {
  override name = 'ConnectionFault'
  readonly kind: ConnectionFaultKind
  /** Of the provider, when one came. */
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
 * The bucket that the config of a connection names. It goes into the path unless the address begins with it.
 *
 * @throws {ConnectionFault}
 */
export function bucketPlaceOf({ config, baseUrl }: ConnectionClient): S3Place {
  const { bucket, region, pathStyle } = config
  if (typeof bucket !== 'string') {
    throw new ConnectionFault('refused', 'The connection names no bucket.')
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
    // The body says whether it is the key, the signature or a right that is missing.
    send: (request) => client.request({ ...request, explained: [403] }),
  })
}
