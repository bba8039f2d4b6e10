import { constants } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import type { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import type { Run } from './catalog.ts'
import { isDistributed } from './distributed-tables.ts'
import { openPglite } from './pglite.ts'
import { clientOptions } from './sessions.ts'

/** The database as it was at one moment, while other sessions continue to write. */
export interface Snapshot extends AsyncDisposable {
  run: Run
}

const begin = `begin isolation level repeatable read read only;
  set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
  set local timezone = 'UTC'; set local datestyle = 'ISO'; set local bytea_output = 'hex';
  set local extra_float_digits = 1;
  select 1` // The moment is that of the first statement that reads, and no earlier.

/**
 * Opens a snapshot on its own session, in one transaction that does not see later writes. In a distributed database,
 * each worker has a moment of its own: it begins with the first statement there, so one is sent to all of them. On more
 * than one connection to a worker, two tables of one organization would show two moments.
 */
export async function postgresSnapshot(url: string): Promise<Snapshot> {
  const client = new pg.Client(clientOptions(url))
  client.on('error', () => {})
  await client.connect()
  await client.query(begin)
  const run: Run = async (sql) => (await client.query(sql)).rows
  if (await isDistributed(run)) {
    await run("set local citus.multi_shard_modify_mode = 'sequential'")
    await run('select id from organizations limit 1')
  }
  return {
    run,
    [Symbol.asyncDispose]: () => client.end(),
  }
}

/**
 * Opens a snapshot of PGlite, which has only one session: a long transaction would block everything else. So its
 * files are copied to `scratch`, while statements wait, and a second PGlite reads the copy.
 */
export async function pgliteSnapshot(pglite: PGlite, scratch: string): Promise<Snapshot> {
  await rm(scratch, { recursive: true, force: true })
  await using stack = new AsyncDisposableStack()
  stack.defer(() => rm(scratch, { recursive: true, force: true }))
  const copy = stack.use(asDisposable(await openCopy(pglite, scratch)))
  await copy.pglite.exec(begin)
  const opened = stack.move()
  return {
    run: async (sql) => (await copy.pglite.query<Record<string, unknown>>(sql)).rows,
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}

const asDisposable = (pglite: PGlite) => ({
  pglite,
  [Symbol.asyncDispose]: () => pglite.close(),
})

async function openCopy(pglite: PGlite, scratch: string): Promise<PGlite> {
  const { dataDir } = pglite
  if (!dataDir) return openPglite(null, await pglite.dumpDataDir('none'))
  await pglite.exec('checkpoint')
  // Between two statements the files are those of a crash at that moment, which the next start mends.
  await pglite.runExclusive(() =>
    cp(dataDir, scratch, { recursive: true, mode: constants.COPYFILE_FICLONE }),
  )
  return openPglite(scratch)
}
