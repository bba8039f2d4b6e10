/**
 * Header of a backup. A backup is gzipped lines of JSON: the header, then for each table its name and columns followed
 * by one array per row, and at the end the number of rows. Values use PostgreSQL's text format, so that the same file
 * can be restored into either database. Encrypted values stay encrypted.
 */
export interface Header {
  format: 'capstan-backup'
  version: 1
  /** Version of the program that wrote it. */
  product: string
  createdAt: string
  migrations: string[]
  /** Ids of the keys that encrypted something in it. The keys themselves are not in the backup. */
  keys: string[]
  /** Last transaction in the event feed. Absent since migration 0037, which stores the heads of feeds as rows. */
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

/** Name of the table with the jobs that were waiting: type and payload. */
export const jobsTable = 'waiting jobs'

/** A backup that cannot be restored here. The message says why and what to do. */
export class BackupRefused extends Error {}
