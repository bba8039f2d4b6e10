import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Database } from './database.ts'

/** The database does not fit this build; the message says why, and what to do. */
export class DatabaseMismatch extends Error {}

/** A file of SQL in this build. The hash is that of its text, whatever the line ends of the checkout. */
export interface SqlFile {
  name: string
  sql: string
  hash: string
}

export interface Migration extends SqlFile {
  /** The functions that must exist before it runs: its line `-- @needs <name>, <name>`. */
  needs: readonly string[]
}

/** The `.sql` files of a folder of the server, by name. */
export function readSqlFiles(folder: string): SqlFile[] {
  const directory = new URL(`../../../${folder}/`, import.meta.url)
  return readdirSync(directory)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const sql = readFileSync(new URL(file, directory), 'utf8').replaceAll('\r\n', '\n')
      return { name: file.slice(0, -4), sql, hash: createHash('sha256').update(sql).digest('hex') }
    })
}

/** The ordered list is the folder: `0001_name.sql`, forward only. */
export const migrations = (): Migration[] =>
  readSqlFiles('migrations').map((file) => ({
    ...file,
    needs: /^-- @needs (.+)$/m.exec(file.sql)?.[1]?.split(', ') ?? [],
  }))

/** Throws unless the database answers and has every migration of this build. */
export async function checkReady({ db }: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db)
  const applied = new Set(rows.map(({ name }) => name))
  const missing = names.filter((name) => !applied.has(name))
  if (missing.length > 0) throw new Error(`not migrated: ${missing.join(', ')}`)
}

const names = migrations().map(({ name }) => name)
