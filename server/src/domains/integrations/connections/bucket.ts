import { createS3, type S3, type S3Credentials, type S3Place } from '../../../platform/s3/index.ts'
import { type ConnectionClient, ConnectionFault } from './client.ts'

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
