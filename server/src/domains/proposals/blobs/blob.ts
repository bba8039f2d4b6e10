import { createHash } from 'node:crypto'
import type { Db } from '../../../platform/db/database.ts'
import { partsIn } from '../../../platform/db/stored-parts.ts'
import { defineSweep } from '../../../platform/jobs/jobs.ts'
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

/**
 * Size of one row. A row may hold 1 MiB, but the embedded database needs 20 ms for it and answers no other request
 * meanwhile.
 */
const partBytes = 256 * 1024

/** Bytes stored under their hash. */
export interface Blob {
  sha256: string
  mediaType: string
  /** The size. */
  bytes: number
}

export const sha256Of = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex')

/**
 * Stores bytes under their hash in the caller's transaction and returns the hash. The same bytes are stored only once.
 */
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

/** Returns the blob with this hash, or undefined. */
export async function findStoredBlob(
  db: Db,
  organizationId: string,
  sha256: string,
): Promise<Blob | undefined> {
  const row = await findBlob(db, organizationId, sha256)
  return row && { sha256, mediaType: row.media_type, bytes: row.bytes }
}

/**
 * Streams the bytes of a blob, one row at a time.
 *
 * @throws Error after the last part if the bytes do not match their hash
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
  if (hash.digest('hex') !== sha256)
    throw new Error(`blob ${sha256} differs from the bytes that were stored`)
}

/**
 * Returns the bytes of a blob.
 *
 * @throws Error if the blob is missing or its bytes do not match their hash
 */
export async function readBlob(db: Db, organizationId: string, sha256: string): Promise<Buffer> {
  const blob = await findStoredBlob(db, organizationId, sha256)
  if (!blob) throw new Error(`there is no blob ${sha256}`)
  return Buffer.concat(await Array.fromAsync(streamBlob(db, organizationId, blob)))
}

/**
 * Minimum age of a deleted blob. A proposal that is being written refers to its blobs in the same transaction, which
 * lasts seconds.
 */
const keptForMs = 3600 * 1000

/** Blobs in one batch of deletions. Each has up to a hundred rows. */
const batchBlobs = 20

export const deleteBlobsJob = defineSweep('proposals.delete_blobs', '27 * * * *')

/** Deletes blobs that no proposal and no image refers to. */
export async function deleteUnused(
  { database: { db }, clock }: Pick<Platform, 'database' | 'clock'>,
  signal?: AbortSignal,
): Promise<void> {
  const cutoff = new Date(clock.now().getTime() - keptForMs)
  await deleteInBatches(batchBlobs, (limit) => deleteUnusedBlobs(db, cutoff, limit), signal)
}
