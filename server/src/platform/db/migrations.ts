import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Database } from './database.ts'

/** A database that does not fit this build. The message says why and what to do. */
export class DatabaseMismatch extends Error {}

/** An SQL file of this build. The hash ignores the line endings of the checkout. */
export interface SqlFile {
  name: string
  sql: string
  hash: string
}

export interface Migration extends SqlFile {
  /** Functions that must exist before it runs, from its line `-- @needs <name>, <name>`. */
  needs: readonly string[]
}

/** Reads the `.sql` files of a server folder, sorted by name. */
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

/** Returns the migrations in order: the files `0001_name.sql` of the folder, forward only. */
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
