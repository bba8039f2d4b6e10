import type { Json } from '../../../platform/db/tables.generated.ts'
import { unstorable } from '../../../platform/operations/storable.ts'
import type { ConnectionClient } from '../connections/client.ts'

/** Of a listing: one that has more fails its run. */
export const maxPages = 10_000
/** Of a page. */
const maxRecords = 1_000
/** Of the source's own id of a record, in characters. */
export const maxIdLength = 1_024

/** One thing at the source, before its mapping. */
export interface RemoteRecord {
  /** The source's own id of it: stable, at most `maxIdLength`. */
  remoteId: string
  /** Variables of the mapping (`record`); for files: `{path, name, size, contentType, etag}`. */
  values: Record<string, Json>
  /** When the source says that it changed; for `conflict: newest`. */
  changedAt: Date | null
  /** Why it cannot be taken as it is, in a sentence: it is counted as failed, and what it was stays. */
  fault?: string
  /** A file's bytes, read only when its hash or tag is new. */
  open?(signal: AbortSignal): Promise<{ name: string; contentType: string | null; content: Buffer }>
}

export interface SourcePage {
  records: RemoteRecord[]
  /** Remote ids of which the source says that they are gone. */
  gone: string[]
  /** Where this run goes on after this page; null when the listing has ended well. */
  next: Json | null
  /** All is listed, though only changes were asked for: what it leaves out is gone. */
  isWhole?: boolean
  /** With the last page: what the next incremental run starts from; null when the source has no such thing. */
  state: Json | null
}

export interface PageRequest {
  client: ConnectionClient
  /** The sync's `config`: a path, a collection, a bucket prefix, the model of a REST definition. */
  config: Readonly<Record<string, Json>>
  /** `full` lists all; what a full listing that ended well did not name is gone. */
  mode: 'incremental' | 'full'
  /** From the last run that ended well; null on a full one. */
  state: Json | null
  /** `next` of the page before; null for the first page. A page is asked for again after a crash. */
  checkpoint: Json | null
  now: Date
  /** For temporary files. It ends with the attempt, however that ends: what a later one needs is fetched again. */
  directory: string
  signal: AbortSignal
}

/** The state is unknown to the source (410, `valid-sync-token`): the run starts again as a full one. */
export class StateExpired extends Error {
  override name = 'StateExpired'
}

/** The source lies or breaks its protocol: a loop, a foreign origin, malformed XML. The run fails and says so. */
export class SourceFault extends Error {
  override name = 'SourceFault'
}

/** Reads a source page by page, at most `maxRecords` each. Keeps nothing between calls but files in `directory`. */
export interface SyncSource {
  readPage(request: PageRequest): Promise<SourcePage>
}

/** Of a cursor, a token or an address, and of the folders that a listing still has before it. */
const maxPlaceLength = 1_000_000

/** What no source may give. @throws SourceFault */
export function requirePage({ records, gone, next, state }: SourcePage): void {
  if (records.length > maxRecords) {
    throw new SourceFault(
      `A page has ${records.length} records and may have ${maxRecords}: ask for fewer.`,
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
        `The source goes on at a place that cannot be kept: it has U+0000, half a surrogate pair or more than ${maxPlaceLength} characters.`,
      )
    }
  }
}
