import { type ListedObject, type S3, S3Fault } from '../../../../platform/s3/index.ts'
import { XmlFault } from '../../../../platform/xml/index.ts'
import { ConnectionFault, openBucket } from '../../connections/client.ts'
import {
  maxIdLength,
  type PageRequest,
  type RemoteRecord,
  SourceFault,
  type SourcePage,
  type SyncSource,
} from '../../syncs/source.ts'
import { textSetting } from '../answers.ts'

type Place = {
  token: string
  /** Last key of the previous page. Keys are ordered, so a loop in the listing is detected. */
  key: string
}

/** Largest file that knowledge bases accept. */
const maxFileBytes = 50 * 1024 * 1024

/**
 * Objects of the connection's bucket, below the setting `prefix`. S3 reports no changes, so each run lists all objects.
 */
export const s3Source: SyncSource = {
  async readPage(request: PageRequest): Promise<SourcePage> {
    const { client, config, checkpoint, now, signal } = request
    const place = checkpoint as Place | null
    const bucket = await openBucket(client, clockFrom(now))
    const prefix = textSetting(config, 'prefix') ?? ''
    const { objects, next } = await explained(() =>
      bucket.list({ prefix, token: place?.token ?? null, signal }),
    )
    const last = objects.at(-1)?.key ?? ''
    if (next !== null && !isAfter(last, place?.key ?? '')) {
      throw new SourceFault('The listing of the bucket is a loop: its keys do not advance.')
    }
    return {
      records: objects.filter(isFile).map((object) => recordOf(object, bucket)),
      gone: [],
      next: next === null ? null : { token: next, key: last },
      state: null,
    }
  },
}

/** Compares keys by bytes, as S3 orders them. */
const isAfter = (key: string, other: string): boolean =>
  Buffer.compare(Buffer.from(key), Buffer.from(other)) > 0

/**
 * Returns a clock for signatures. A page with many files can take longer than the 15 minutes that a signature is valid.
 */
function clockFrom(now: Date): () => Date {
  const openedAt = performance.now()
  return () => new Date(now.getTime() + performance.now() - openedAt)
}

/** Returns true for a file. Consoles store a folder as an empty object with its name. */
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
