import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'

/**
 * Seconds of processor time so far, of a PostgreSQL on this machine as a whole: of a process that has ended, the
 * postmaster knows the time.
 */
export async function databaseCpu(url: string): Promise<() => Promise<number>> {
  const postmaster = await findPostmaster(url)
  const ticksOf = (stat: string[], places: number[]): number =>
    places.reduce((sum, place) => sum + Number(stat[place] ?? 0), 0)
  return async () => {
    let ticks = ticksOf(await statOf(postmaster), [11, 12, 13, 14])
    for (const pid of await listChildren(postmaster)) {
      ticks += ticksOf(await statOf(pid), [11, 12])
    }
    return ticks / 100
  }
}

/** Resident megabytes of all its processes, what they share counted once. */
export async function databaseMemoryMb(url: string): Promise<number> {
  const postmaster = await findPostmaster(url)
  let kilobytes = 0
  for (const pid of [postmaster, ...(await listChildren(postmaster))]) {
    const map = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
    kilobytes += Number(/^Pss:\s+(\d+)/m.exec(map)?.[1] ?? 0)
  }
  return Math.round(kilobytes / 1024)
}

async function findPostmaster(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query('select pg_backend_pid() as pid')
  const [, postmaster = ''] = await statOf(String(rows[0].pid))
  await client.end()
  return postmaster
}

async function listChildren(postmaster: string): Promise<string[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const stats = await Promise.all(pids.map(statOf))
  return pids.filter((_, index) => stats[index]?.[1] === postmaster)
}

async function statOf(pid: string): Promise<string[]> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return stat.split(') ')[1]?.split(' ') ?? []
}
