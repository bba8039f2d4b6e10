import { createHash } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/** A process, told apart from every other one, also from one that gets its id later. */
export interface ProcessIdentity {
  /** The machine, its boot and its namespace of process ids: within it, ids of processes can be compared. */
  realm: string
  pid: number
  /** When it started, in ticks since the boot; 0 where the system does not say. */
  startedAt: number
}

export const thisProcess = (): ProcessIdentity => ({
  realm: realmOf(),
  pid: process.pid,
  startedAt: startOf(process.pid) ?? 0,
})

/** Whether the process runs. Of another realm nobody here knows: null. */
export function isRunning({ realm, pid, startedAt }: ProcessIdentity): boolean | null {
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

/** The 22nd field of `stat`; a name in brackets, which may hold spaces, is the second. */
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

/** Systems without `/proc`, and processes that have ended, have no such file. */
function orEmpty(read: () => string): string {
  try {
    return read()
  } catch {
    return ''
  }
}
