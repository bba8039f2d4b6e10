import { createS3, type ListedObject, type S3, S3Fault } from '../../../../platform/s3/index.ts'
import { XmlFault } from '../../../../platform/xml/index.ts'
import { ConnectionFault } from '../../connections/client.ts'
import {
  type PageRequest,
  type RemoteRecord,
  type Source,
  SourceFault,
  type SourcePage,
} from '../../syncs/source.ts'
import { maxIdLength } from '../answers.ts'
import { textSetting } from '../settings.ts'

type Place = {
  token: string
  /** The last key of the page before: keys come in order, so a listing that goes round is found. */
  key: string
}

/** What knowledge takes of a file. */
const maxFileBytes = 50 * 1024 * 1024

/**
 * Objects of a bucket, below the setting `prefix`. The bucket is the connection's; its name goes into the path unless
 * the address begins with it. S3 tells no changes, so each run lists all.
 */
export const s3Source: Source = {
  namesGone: false,
  async readPage(request: PageRequest): Promise<SourcePage> {
    const { config, checkpoint, signal } = request
    const place = checkpoint as Place | null
    const bucket = await openBucket(request)
    const prefix = textSetting(config, 'prefix') ?? ''
    const { objects, next } = await explained(() =>
      bucket.list({ prefix, token: place?.token ?? null, signal }),
    )
    const last = objects.at(-1)?.key ?? ''
    if (next !== null && !isAfter(last, place?.key ?? '')) {
      throw new SourceFault('The listing of the bucket goes round: its keys do not advance.')
    }
    return {
      records: objects.filter(isFile).map((object) => recordOf(object, bucket)),
      gone: [],
      next: next === null ? null : { token: next, key: last },
      state: null,
    }
  },
}

/** S3 orders keys by their bytes. */
const isAfter = (key: string, other: string): boolean =>
  Buffer.compare(Buffer.from(key), Buffer.from(other)) > 0

async function openBucket({ client, now }: PageRequest): Promise<S3> {
  const credentials = await client.credentials()
  const bucket = textSetting(client.config, 'bucket')
  if (bucket === null) throw new SourceFault('The connection names no bucket.')
  const isInHost =
    client.config['pathStyle'] !== true && new URL(client.baseUrl).hostname.startsWith(`${bucket}.`)
  // A page with many files can take longer than the 15 minutes for which a signature is good.
  const openedAt = performance.now()
  const sessionToken = credentials['sessionToken']
  return createS3({
    place: {
      endpoint: client.baseUrl,
      bucket: isInHost ? null : bucket,
      region: textSetting(client.config, 'region') ?? 'us-east-1',
    },
    credentials: {
      accessKeyId: credentials['accessKeyId'] ?? credentials['username'] ?? '',
      secretAccessKey: credentials['secretAccessKey'] ?? credentials['password'] ?? '',
      ...(sessionToken && { sessionToken }),
    },
    now: () => new Date(now.getTime() + performance.now() - openedAt),
    send: (request) => client.request(request),
  })
}

/** Consoles show a folder as an empty object of that name. */
const isFile = ({ key, size }: ListedObject): boolean =>
  key !== '' && !(key.endsWith('/') && size === 0)

function recordOf({ key, etag, size, changedAt }: ListedObject, bucket: S3): RemoteRecord {
  if (key.length > maxIdLength)
    throw new SourceFault(`A key has more than ${maxIdLength} characters.`)
  const name = key.slice(key.lastIndexOf('/') + 1)
  return {
    remoteId: key,
    values: { path: key, name, size, contentType: null, etag },
    changedAt,
    async open(signal) {
      const object = await explained(() => bucket.get(key, { maxBytes: maxFileBytes, signal }))
      if (!object) throw new SourceFault(`${key} was deleted while it was read.`)
      return { name, contentType: object.contentType, content: object.content }
    },
  }
}

async function explained<Result>(action: () => Promise<Result>): Promise<Result> {
  try {
    return await action()
  } catch (error) {
    if (error instanceof XmlFault) throw new SourceFault(error.message)
    if (!(error instanceof S3Fault)) throw error
    const { message, status } = error
    if (status !== null && status >= 500) throw new ConnectionFault('retry', message, { status })
    if (status === 401 || status === 403) throw new ConnectionFault('refused', message, { status })
    throw new SourceFault(message)
  }
}
