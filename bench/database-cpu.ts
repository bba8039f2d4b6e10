import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'

/**
 * Seconds of processor time so far, of a PostgreSQL on this machine as a whole: of a process that has ended, the
 * postmaster knows the time.
 */
export async function databaseCpu(url: string): Promise<() => Promise<number>> {
  const statOf = async (pid: string): Promise<string[]> =>
    (await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')).split(') ')[1]?.split(' ') ?? []
  const ticksOf = (stat: string[], places: number[]): number =>
    places.reduce((sum, place) => sum + Number(stat[place] ?? 0), 0)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query('select pg_backend_pid() as pid')
  const [, postmaster = ''] = await statOf(String(rows[0].pid))
  await client.end()
  return async () => {
    let ticks = ticksOf(await statOf(postmaster), [11, 12, 13, 14])
    for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
      const stat = await statOf(pid)
      if (stat[1] === postmaster) ticks += ticksOf(stat, [11, 12])
    }
    return ticks / 100
  }
}
