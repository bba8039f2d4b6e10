import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Carried } from '../../../../platform/events/transport.ts'
import { EchoFilter } from '../../../../platform/net/echo.ts'
import { OutboundError } from '../../../../platform/net/index.ts'
import {
  createS3,
  type S3Credentials,
  S3Fault,
  type S3Place,
  type S3Send,
} from '../../../../platform/s3/index.ts'
import { bucketCredentialsOf, bucketPlaceOf } from '../../connections/client.ts'
import { eventsOf, readBatch } from '../batches/gather.ts'
import { destinationBatch } from '../events.ts'
import { allowedSchemes, type Carrier, ended, type Order, unanswered } from './order.ts'

const compress = promisify(gzip)
const timeouts = { connectMs: 5_000, headersMs: 40_000, totalMs: 45_000 }

/**
 * Writes an object of events, one on each line, in the order of the feed. An object that exists already counts as
 * written.
 */
export const s3: Carrier = async (order) => {
  const { settings, platform, client, signal } = order
  const { key, lines } = await objectOf(order)
  const place = placeOf(order)
  const url = `${place.endpoint}${place.bucket === null ? '' : `${place.bucket}/`}${key}`
  const credentials = await credentialsOf(order)
  let timings: Partial<Pick<Carried, 'timings'>> = {}
  const send: S3Send = async (request) => {
    if (client) return client.request({ ...request, signal })
    const response = await platform.outbound.request({
      ...request,
      schemes: allowedSchemes(platform),
      onOversize: 'truncate',
      timeouts,
      signal,
    })
    timings = { timings: response.timings }
    return response
  }
  const bucket = createS3({ place, credentials, send, now: () => platform.clock.now() })
  try {
    const content = await compress(`${lines.join('\n')}\n`)
    const stored = await bucket.put(key, content, {
      contentType: 'application/x-ndjson',
      contentEncoding: 'gzip',
      ifAbsent: true,
      signal,
    })
    const status = stored === 'stored' ? 200 : 412
    const response = { status, headers: {}, body: '', truncated: false }
    return ended('done', url, null, { response, ...timings })
  } catch (error) {
    if (error instanceof OutboundError) return unanswered(url, error)
    if (!(error instanceof S3Fault)) throw error
    const message = new EchoFilter([credentials.secretAccessKey, settings.secretAccessKey]).hide(
      error.message,
    )
    return ended('retry', url, { code: 's3_refused', message }, timings)
  }
}

/** Returns the object of a batch. Sorted by name, the objects of a prefix hold the events in the order of the feed. */
async function objectOf({ platform, parcel, settings }: Order) {
  const { prefix = '' } = settings
  if (parcel.eventType !== destinationBatch.type) {
    return { key: `${prefix}test/${parcel.eventId}.ndjson.gz`, lines: [parcel.body] }
  }
  const batch = readBatch(parcel.body)
  const lines: string[] = []
  for await (const body of eventsOf(platform.database.db, parcel.organizationId, batch)) {
    lines.push(body)
  }
  const name = [batch.first, batch.last].map(({ position }) => position.padStart(20, '0')).join('-')
  return { key: `${prefix}events/${name}.ndjson.gz`, lines }
}

function placeOf({ settings, client }: Order): S3Place {
  if (client) return bucketPlaceOf(client)
  const { bucket = '', region = 'us-east-1', endpoint } = settings
  const own = endpoint ?? `https://s3.${region}.amazonaws.com`
  return { endpoint: own.endsWith('/') ? own : `${own}/`, bucket, region }
}

async function credentialsOf({ settings, client }: Order): Promise<S3Credentials> {
  if (client) return bucketCredentialsOf(client)
  const { accessKeyId = '', secretAccessKey = '' } = settings
  return { accessKeyId, secretAccessKey }
}
