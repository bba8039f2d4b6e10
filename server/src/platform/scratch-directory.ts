import { createHash, randomUUID } from 'node:crypto'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { ConfigError } from './start-fault.ts'

/**
 * Returns the directory for temporary files: the machine's, or the data directory if that one is not writable, as in a
 * container with a read-only file system.
 */
export function findScratchDirectory(dataDirectory: string): string {
  const fault = findWriteFault(tmpdir())
  if (fault === null) return tmpdir()
  const other = ensureDirectory(dataDirectory) ?? findWriteFault(dataDirectory)
  if (other === null) return dataDirectory
  throw new ConfigError([
    `Neither ${tmpdir()} (${fault}) nor ${dataDirectory} (${other}) is writable. Set TMPDIR or CAPSTAN_DATA_DIR to a directory that this user can write to.`,
  ])
}

const nameOf = ({ realm, pid, startedAt }: ProcessIdentity): string =>
  `capstan-${realm}-${pid}-${startedAt}-`
const names = /^capstan-([0-9a-f]{12})-(\d+)-(\d+)-\w{6}$/

/** Interval in ms at which a process touches its directory. */
const touchMs = 3_600_000
/** Time in ms after which an untouched directory belongs to no process, wherever it ran. */
const staleMs = 24 * touchMs

/** The directory of one process for its temporary files. */
interface ScratchDirectory extends Disposable {
  path: string
}

/**
 * Creates a directory for this process, and removes those of killed processes. A directory of a process on another
 * machine, or in another container, is removed if it has not been touched for a day.
 */
export function openScratchDirectory(parent: string): ScratchDirectory {
  removeLeft(parent)
  const path = mkdtempSync(join(parent, nameOf(thisProcess())))
  // Also keeps it from services that clean the directory for temporary files.
  const touching = setInterval(() => {
    mkdirSync(path, { recursive: true, mode: 0o700 })
    utimesSync(path, new Date(), new Date())
  }, touchMs)
  touching.unref()
  return {
    path,
    [Symbol.dispose]() {
      clearInterval(touching)
      rmSync(path, { recursive: true, force: true })
    },
  }
}

/** Creates a directory for the temporary files of one attempt, which is deleted at its end. */
export async function makeDirectory(
  scratchDirectory: string,
): Promise<{ path: string } & AsyncDisposable> {
  const path = await mkdtemp(join(scratchDirectory, 'attempt-'))
  return {
    path,
    [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }),
  }
}

function removeLeft(parent: string): void {
  for (const entry of readdirSync(parent, { withFileTypes: true })) {
    const [, realm = '', pid, startedAt] = names.exec(entry.name) ?? []
    if (pid === undefined || !entry.isDirectory()) continue
    const path = join(parent, entry.name)
    const owner = { realm, pid: Number(pid), startedAt: Number(startedAt) }
    const runs = isRunning(owner)
    const isLeft = runs === false || (runs === null && isStale(path))
    // Another node may remove it at the same time, and another user's is not ours to remove.
    if (isLeft) faultOf(() => rmSync(path, { recursive: true, force: true }))
  }
}

function isStale(path: string): boolean {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats !== undefined && stats.mtimeMs < Date.now() - staleMs
}

/** Checks the data directory, which contains the keys, `first-run.json` and an embedded database. */
export function requireDataDirectory(dataDirectory: string): void {
  const fault = ensureDirectory(dataDirectory) ?? findWriteFault(dataDirectory)
  if (fault === null) return
  throw new ConfigError([
    `CAPSTAN_DATA_DIR: ${dataDirectory} is not writable (${fault}). Use a directory that this user can write to.`,
  ])
}

/**
 * Returns why no file with that content can be created there; null if one can. Permissions alone do not show a
 * read-only disk, and a full disk still accepts an empty file.
 */
export function findWriteFault(directory: string, content = ''): string | null {
  const path = join(directory, `.capstan-${randomUUID()}`)
  return faultOf(() => {
    try {
      writeFileSync(path, content, { flag: 'wx', mode: 0o600 })
    } finally {
      rmSync(path, { force: true })
    }
  })
}

const ensureDirectory = (directory: string): string | null =>
  faultOf(() => void mkdirSync(directory, { recursive: true, mode: 0o700 }))

function faultOf(attempt: () => void): string | null {
  try {
    attempt()
    return null
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error)
  }
}

/** Identity of a process, distinct from a later process with the same id. */
interface ProcessIdentity {
  /** The machine, its boot and its namespace of process ids. Process ids can be compared within a realm. */
  realm: string
  pid: number
  /** Start time in ticks since the boot; 0 if the system does not provide it. */
  startedAt: number
}

export const thisProcess = (): ProcessIdentity => ({
  realm: realmOf(),
  pid: process.pid,
  startedAt: startOf(process.pid) ?? 0,
})

/** Returns true if the process runs; null for another realm, where it is unknown. */
function isRunning({ realm, pid, startedAt }: ProcessIdentity): boolean | null {
  if (realm !== realmOf()) return null
  const start = startOf(pid)
  if (start !== null) return start === startedAt
  return startedAt === 0 && answers(pid)
}

function realmOf(): string {
  const boot = orEmpty(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8'))
  const parts =
    boot === '' ? [hostname()] : [boot, orEmpty(() => readlinkSync('/proc/self/ns/pid'))]
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 12)
}

/** Returns the 22nd field of `stat`. The second field is a name in brackets, which can contain spaces. */
function startOf(pid: number): number | null {
  const stat = orEmpty(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
  if (stat === '') return null
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19])
}

function answers(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // Another user's process (EPERM) runs.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Reads a file; empty on systems without `/proc`, and for processes that have ended. */
function orEmpty(read: () => string): string {
  try {
    return read()
  } catch {
    return ''
  }
}
