import { createS3, type S3 } from '../../../platform/s3/index.ts'
import { type ConnectionClient, ConnectionFault } from './client.ts'

/**
 * The bucket that the config of a connection names. It goes into the path unless the address begins with it.
 *
 * @throws {ConnectionFault}
 */
export async function openBucket(client: ConnectionClient, now: () => Date): Promise<S3> {
  const { username = '', password = '' } = await client.credentials()
  const { bucket, region, pathStyle } = client.config
  if (typeof bucket !== 'string') {
    throw new ConnectionFault('refused', 'The connection names no bucket.')
  }
  const isInHost = pathStyle !== true && new URL(client.baseUrl).hostname.startsWith(`${bucket}.`)
  return createS3({
    place: {
      endpoint: client.baseUrl,
      bucket: isInHost ? null : bucket,
      region: typeof region === 'string' ? region : 'us-east-1',
    },
    credentials: { accessKeyId: username, secretAccessKey: password },
    now,
    // The body says whether it is the key, the signature or a right that is missing.
    send: (request) => client.request({ ...request, explained: [403] }),
  })
}
