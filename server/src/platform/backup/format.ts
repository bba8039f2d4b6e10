/**
 * A backup is gzipped lines of JSON: the header, then for each table its name and columns followed by
 * one array a row, and at the end the number of rows. Values are spelled as PostgreSQL spells them, so that
 * the same file goes into either database; what is sealed stays sealed.
 */
export interface Header {
  format: 'capstan-backup'
  version: 1
  /** Of the program that wrote it. */
  product: string
  createdAt: string
  migrations: string[]
  /** Ids of the keys that seal something in it; the keys themselves are not in it. */
  keys: string[]
  /** The transaction that the event feed had come to; absent since migration 0037, with which its heads are rows. */
  feedPosition?: string
}

export interface TableLine {
  table: string
  columns: string[]
}

export interface EndLine {
  end: true
  rows: number
}

/** A table of this name holds the jobs that were waiting: type and payload. */
export const jobsTable = 'waiting jobs'

/** A backup that cannot be restored here; the message says why, and what to do. */
export class BackupRefused extends Error {}
