import type { Json } from '../../../platform/db/tables.generated.ts'
import { unstorable } from '../../../platform/operations/storable.ts'
import type { ConnectionClient } from '../connections/client.ts'

/** Most pages of a listing. One with more fails its run. */
export const maxPages = 10_000
/** Most records of a page. */
const maxRecords = 1_000
/** Most characters in the source's id of a record. */
export const maxIdLength = 1_024

/** A record at the source, before its mapping. */
export interface RemoteRecord {
  /** The source's own id of the record: stable, at most `maxIdLength` characters. */
  remoteId: string
  /** Variables of the mapping (`record`); for files: `{path, name, size, contentType, etag}`. */
  values: Record<string, Json>
  /** Time of the last change, from the source; for `conflict: newest`. */
  changedAt: Date | null
  /** Reason why it cannot be imported, as a sentence. The record counts as failed, and its contact is not changed. */
  fault?: string
  /** Opens a file's bytes, only if its hash or tag is new. */
  open?(signal: AbortSignal): Promise<{ name: string; contentType: string | null; content: Buffer }>
}

export interface SourcePage {
  records: RemoteRecord[]
  /** Remote ids that the source reports as deleted. */
  gone: string[]
  /** Position after this page; null at the end of the listing. */
  next: Json | null
  /** True if all records are listed, although only changes were requested: records that it leaves out are deleted. */
  isWhole?: boolean
  /** On the last page: the start of the next incremental run; null if the source has no such state. */
  state: Json | null
}

export interface PageRequest {
  client: ConnectionClient
  /** The sync's `config`: a path, a collection, a bucket prefix, the model of a REST definition. */
  config: Readonly<Record<string, Json>>
  /** `full` lists all records: those that a complete full listing leaves out are deleted. */
  mode: 'incremental' | 'full'
  /** State from the last successful run; null for a full one. */
  state: Json | null
  /** `next` of the previous page; null for the first page. After a crash, a page is requested again. */
  checkpoint: Json | null
  now: Date
  /** Directory for temporary files. It is deleted with the attempt: a later one fetches its files again. */
  directory: string
  signal: AbortSignal
}

/** The source no longer knows the state (410, `valid-sync-token`). The run restarts as a full one. */
export class StateExpired extends Error {
  override name = 'StateExpired'
}

/** The source breaks its protocol: a loop, a foreign origin, malformed XML. The run fails with this message. */
export class SourceFault extends Error {
  override name = 'SourceFault'
}

/** Reads a source page by page, at most `maxRecords` each. Keeps nothing between calls but files in `directory`. */
export interface SyncSource {
  readPage(request: PageRequest): Promise<SourcePage>
}

/** Longest stored position: a cursor, a token or a URL, and the folders that a listing still has to visit. */
const maxPlaceLength = 1_000_000

/** Refuses invalid pages of any source. @throws SourceFault */
export function requirePage({ records, gone, next, state }: SourcePage): void {
  if (records.length > maxRecords) {
    throw new SourceFault(
      `A page has ${records.length} records, and the limit is ${maxRecords}. Request fewer.`,
    )
  }
  for (const remoteId of [...records.map((record) => record.remoteId), ...gone]) {
    const isGood =
      remoteId !== '' && remoteId.length <= maxIdLength && unstorable(remoteId, []) === null
    if (!isGood) {
      throw new SourceFault(`A record has no id of 1 to ${maxIdLength} characters without U+0000.`)
    }
  }
  for (const place of [next, state]) {
    const isGood = unstorable(place, []) === null && JSON.stringify(place).length <= maxPlaceLength
    if (!isGood) {
      throw new SourceFault(
        `The source returned a position that cannot be stored: it has U+0000, half a surrogate pair or more than ${maxPlaceLength} characters.`,
      )
    }
  }
}
