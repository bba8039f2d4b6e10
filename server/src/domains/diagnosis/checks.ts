import { randomUUID } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { maxSkewMs } from '../../platform/db/database-clock.ts'
import { isOldPgvector, oldestPgvector, oldestPostgres } from '../../platform/db/database-fault.ts'
import { freeMebibytes, leastFreeMebibytes } from '../../platform/db/free-space.ts'
import { findSchemaFaults } from '../../platform/db/schema-faults.ts'
import type { Platform } from '../../platform/platform.ts'
import { findWriteFault } from '../../platform/scratch-directory.ts'
import type { Check } from './schema.ts'
import { notify, readFacts } from './store.ts'

const outboundMs = 5_000

const ok = (name: string, message: string): Check => ({ name, status: 'ok', message })
const warning = (name: string, message: string): Check => ({ name, status: 'warning', message })
const fault = (name: string, message: string): Check => ({ name, status: 'fault', message })

/** The database, its extension, its clock and whether it is wholly migrated. */
export async function checkDatabase({ database }: Platform): Promise<Check[]> {
  const sentAt = Date.now()
  const facts = await readFacts(database.db)
  const skewMs = Math.abs(facts.now.getTime() - (sentAt + Date.now()) / 2)
  const where = database.title(facts.shownVersion)
  const isOld = facts.version < oldestPostgres * 10_000
  const faults = await findSchemaFaults(database.db)
  return [
    isOld
      ? fault('database', `${where}. Capstan needs ${oldestPostgres} or later.`)
      : ok('database', where),
    checkPgvector(facts.pgvector),
    checkFaults('migrations', faults.migrations, 'all are applied'),
    checkFaults('schema', faults.schema, 'tables, indexes and functions are those of this version'),
    skewMs > maxSkewMs
      ? warning('database clock', `it is ${Math.round(skewMs / 1000)} s apart: let NTP set both.`)
      : ok('database clock', 'agrees with the server'),
  ]
}

const checkFaults = (name: string, faults: readonly string[], whole: string): Check =>
  faults.length > 0 ? fault(name, faults.join(' ')) : ok(name, whole)

const notifyChannel = 'capstan_diagnosis'
const notifyMs = 2_000

/** Whether what one connection says reaches another that listens, as deliveries and jobs need. */
export async function checkNotifications({ database }: Platform): Promise<Check> {
  const name = 'notifications'
  const call = randomUUID()
  const heard = Promise.withResolvers<boolean>()
  const onNotify = (payload: string): void => {
    if (payload === call) heard.resolve(true)
  }
  await using _listening = await database.listen(notifyChannel, onNotify, () => {})
  await notify(database.db, notifyChannel, call)
  const timer = setTimeout(() => heard.resolve(false), notifyMs)
  const arrives = await heard.promise
  clearTimeout(timer)
  return arrives
    ? ok(name, 'arrive')
    : fault(
        name,
        'they do not arrive, so deliveries and jobs start seconds late: set CAPSTAN_DATABASE_DIRECT_URL to the address of the same database on PostgreSQL itself, past any pooler.',
      )
}

/** Where uploads lie while they are read. */
export function checkScratch({ scratchDirectory }: Platform): Check {
  const name = 'scratch directory'
  const problem = findWriteFault(scratchDirectory, '.')
  if (problem === null) return ok(name, `${scratchDirectory} can be written to`)
  return fault(
    name,
    `${scratchDirectory} cannot be written to (${problem}), so uploads fail: mend it, or set TMPDIR to another directory.`,
  )
}

export function checkPgvector(version: string | null): Check {
  if (version === null) return fault('pgvector', 'it is missing: `create extension vector`.')
  const shown = `pgvector ${version}`
  return isOldPgvector(version)
    ? fault('pgvector', `${shown}. Capstan needs ${oldestPgvector} or later.`)
    : ok('pgvector', shown)
}

/** Room for the data, below which writes begin to fail. */
export async function checkDisk({ config }: Platform): Promise<Check> {
  try {
    const free = await freeMebibytes(config.dataDirectory)
    const message = `${free} MiB free at ${config.dataDirectory}`
    if (free < leastFreeMebibytes) return fault('disk', `${message}: make room.`)
    return free < 1024 ? warning('disk', `${message}: make room soon.`) : ok('disk', message)
  } catch (error) {
    return warning('disk', (error as Error).message)
  }
}

const keyFiles = /^(?:keys\.json|first-run\.json|capstan\.env)(?:\.\w+\.old)?$/

/** Files with secrets are for their owner alone. */
export async function checkKeyFiles({ config }: Platform): Promise<Check> {
  const open: string[] = []
  // ENOENT: a node on PostgreSQL with its keys given may have no directory.
  const names = await readdir(config.dataDirectory).catch(() => [])
  for (const name of names.filter((one) => keyFiles.test(one))) {
    const path = join(config.dataDirectory, name)
    // ENOENT: it was deleted meanwhile, as the first start asks.
    const stats = await stat(path).catch(() => null)
    if (stats && (stats.mode & 0o077) !== 0) open.push(path)
  }
  if (open.length === 0) return ok('key files', 'readable by their owner alone')
  const commands = open.map((path) => `\`chmod 600 ${path}\``).join(', ')
  return fault('key files', `others on this machine can read them: ${commands}.`)
}

/** Whether the server can look up a name and speak HTTPS to the outside. */
export async function checkOutbound({ outbound }: Platform, url: string): Promise<Check> {
  try {
    const timeouts = { connectMs: outboundMs, headersMs: outboundMs, totalMs: outboundMs }
    const request = { url, method: 'HEAD', maxBodyBytes: 1024, onOversize: 'truncate' } as const
    const { status } = await outbound.request({ ...request, timeouts })
    return ok('outbound HTTPS', `${url} answered ${status}`)
  } catch (error) {
    const { message } = error as Error
    return warning('outbound HTTPS', `${url}: ${message} Web pages and webhooks may not work.`)
  }
}
