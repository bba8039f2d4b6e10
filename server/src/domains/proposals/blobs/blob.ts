import { createHash } from 'node:crypto'
import type { Db } from '../../../platform/db/database.ts'
import { partsIn } from '../../../platform/db/stored-parts.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { deleteInBatches } from '../../../platform/retention.ts'
import type { Work } from '../../../platform/work.ts'
import {
  deleteUnusedBlobs,
  findBlob,
  insertBlob,
  insertBlobPart,
  streamBlobParts,
} from './store.ts'

/** Of one row: the database allows 1 MiB, which the embedded one takes 20 ms for and answers nobody meanwhile. */
const partBytes = 256 * 1024

/** Bytes under their hash. */
export interface Blob {
  sha256: string
  mediaType: string
  /** How many there are. */
  bytes: number
}

export const sha256Of = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex')

/** Keeps the bytes under their hash, which is returned, in the caller's transaction; the same bytes only once. */
export function keepBlob(
  work: Pick<Work, 'db' | 'write' | 'organizationId' | 'now'>,
  { mediaType, content }: { mediaType: string; content: Uint8Array },
): string {
  const { organizationId, now } = work
  const sha256 = sha256Of(content)
  const bytes = content.byteLength
  insertBlob(work, organizationId, { sha256, media_type: mediaType, bytes, created_at: now })
  const buffer = Buffer.from(content.buffer, content.byteOffset, bytes)
  for (const [position, part] of partsIn(buffer, partBytes).entries()) {
    insertBlobPart(work, organizationId, { sha256, position, bytes: part })
  }
  return sha256
}

/** Undefined when nothing has that hash. */
export async function findStoredBlob(
  db: Db,
  organizationId: string,
  sha256: string,
): Promise<Blob | undefined> {
  const row = await findBlob(db, organizationId, sha256)
  return row && { sha256, mediaType: row.media_type, bytes: row.bytes }
}

/**
 * The bytes in parts of one row each, from the first on.
 *
 * @throws Error at the end when they do not have the hash that they are kept under
 */
export async function* streamBlob(
  db: Db,
  organizationId: string,
  { sha256, bytes }: Pick<Blob, 'sha256' | 'bytes'>,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  for await (const part of streamBlobParts(db, organizationId, { sha256, bytes })) {
    hash.update(part)
    yield part
  }
  if (hash.digest('hex') !== sha256) throw new Error(`blob ${sha256} is not what was stored`)
}

/**
 * The bytes under that hash.
 *
 * @throws Error when there are none, or others
 */
export async function readBlob(db: Db, organizationId: string, sha256: string): Promise<Buffer> {
  const blob = await findStoredBlob(db, organizationId, sha256)
  if (!blob) throw new Error(`there is no blob ${sha256}`)
  return Buffer.concat(await Array.fromAsync(streamBlob(db, organizationId, blob)))
}

/** What is being written refers to its blobs in the same transaction, which lasts seconds. */
const keptForMs = 3600 * 1000

/** Each may have up to a hundred parts. */
const batchBlobs = 20

export const deleteBlobsJob = defineJob('proposals.delete_blobs', {
  schedule: '27 * * * *',
  retryLimit: 0,
  concurrency: 1,
})

/** Deletes bytes that no proposal and no image refers to any more. */
export async function deleteUnused(
  { database: { db }, clock }: Pick<Platform, 'database' | 'clock'>,
  signal?: AbortSignal,
): Promise<void> {
  const cutoff = new Date(clock.now().getTime() - keptForMs)
  await deleteInBatches(batchBlobs, (limit) => deleteUnusedBlobs(db, cutoff, limit), signal)
}
