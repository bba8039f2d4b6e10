import type { Run } from './catalog.ts'
import { readSqlFiles, type SqlFile } from './migrations.ts'

/** Reads the function files: one function or procedure per file, named after it, each `create or replace`. */
export const functions = (): SqlFile[] => readSqlFiles('sql/functions')

/**
 * Functions that a distributed database has in place of those of the same name: with statements of one organization each,
 * where one PostgreSQL is faster with a statement for many.
 */
export const distributedFunctions = (): SqlFile[] => readSqlFiles('sql/distributed')

/** Returns the functions that a database of this kind has, each name once. */
export function functionsOf(isDistributed: boolean): SqlFile[] {
  const replaced = isDistributed ? distributedFunctions() : []
  const names = new Set(replaced.map(({ name }) => name))
  return [...functions().filter(({ name }) => !names.has(name)), ...replaced]
}

const table = `create table if not exists applied_functions (
  name text primary key, hash text not null, applied_at timestamptz not null default now())`

/**
 * Updates the functions of the open transaction's database to those of this build. Bodies are not checked when
 * they are created: a trigger function exists before the tables that it reads, and SQL functions call each other in any
 * order.
 */
export async function openFunctions(run: Run, isDistributed: boolean): Promise<FunctionSet> {
  await run(`${table}; set local check_function_bodies = off`)
  const rows = await run('select name, hash from applied_functions')
  const applied = new Map(rows.map(({ name, hash }) => [String(name), String(hash)]))
  return new FunctionSet(run, functionsOf(isDistributed), applied)
}

export class FunctionSet {
  readonly #run: Run
  readonly #files: ReadonlyMap<string, SqlFile>
  readonly #applied: Map<string, string>

  constructor(run: Run, files: readonly SqlFile[], applied: Map<string, string>) {
    this.#run = run
    this.#files = new Map(files.map((file) => [file.name, file]))
    this.#applied = applied
  }

  /** Creates missing functions. Existing ones stay, because they still fit the current tables. */
  async ensure(names: readonly string[]): Promise<void> {
    for (const name of names) {
      if (this.#applied.has(name)) continue
      const file = this.#files.get(name)
      if (!file)
        throw new Error(`A migration needs ${name}, which is missing in server/sql/functions.`)
      await this.#apply(file)
    }
  }

  /** Replaces functions that differ from their file, and drops functions without a file. */
  async bringUpToDate(): Promise<void> {
    for (const file of this.#files.values()) {
      if (this.#applied.get(file.name) !== file.hash) await this.#apply(file)
    }
    for (const name of [...this.#applied.keys()].filter((name) => !this.#files.has(name))) {
      await dropRoutines(this.#run, await listSignatures(this.#run, name))
      await this.#run(`delete from applied_functions where name = '${name}'`)
      this.#applied.delete(name)
    }
  }

  async #apply({ name, sql, hash }: SqlFile): Promise<void> {
    await replaceRoutine(this.#run, name, sql)
    await this.#run(`insert into applied_functions (name, hash) values ('${name}', '${hash}')
      on conflict (name) do update set hash = excluded.hash, applied_at = now()`)
    this.#applied.set(name, hash)
  }
}

/** SQLSTATEs `invalid_function_definition` and `wrong_object_type`: names, results and kinds cannot be replaced. */
const irreplaceable = new Set(['42P13', '42809'])

/**
 * Replaces a routine in place, so that triggers and defaults keep it. A routine with another signature is dropped
 * first. The database rejects that while a trigger, default or index depends on it; a migration must first
 * drop the dependent object.
 */
async function replaceRoutine(run: Run, name: string, sql: string): Promise<void> {
  const earlier = await listSignatures(run, name)
  await run('savepoint replacing')
  try {
    await run(sql)
  } catch (error) {
    if (!irreplaceable.has(String((error as { code?: unknown }).code))) throw error
    await run('rollback to savepoint replacing')
    await dropRoutines(run, earlier)
    await run(sql)
  }
  await run('release savepoint replacing')
  const now = await listSignatures(run, name)
  // Other argument types make a second routine of the name; a routine has one signature here.
  if (now.length > 1) await dropRoutines(run, earlier)
}

async function listSignatures(run: Run, name: string): Promise<string[]> {
  const rows = await run(`select oid::regprocedure::text as signature from pg_proc
    where pronamespace = 'public'::regnamespace and proname = '${name}'`)
  return rows.map(({ signature }) => String(signature))
}

async function dropRoutines(run: Run, signatures: readonly string[]): Promise<void> {
  for (const signature of signatures) await run(`drop routine ${signature}`)
}
