import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { createContext } from '../server/src/context.ts'
import { readConfig } from '../server/src/platform/config/config.ts'
import { completeSecrets } from '../server/src/platform/config/secrets.ts'
import { newId } from '../server/src/platform/ids.ts'
import { defineJob, handle } from '../server/src/platform/jobs/jobs.ts'
import { createTestDatabase } from '../server/test/storage.ts'
import { databaseCpu } from './database-cpu.ts'
import { startHost } from './ingest-host.ts'
import { startSite } from './ingest-site.ts'
import { median } from './report.ts'

/**
 * What a job costs that does nothing, from the transaction that enqueues it to its end: processor time of this process
 * and of the database, and the time from the beginning of the transaction to its start. The next jobs are enqueued when
 * those before have started. Then what a page costs that is taken in, which has one job. Embedded, or on the
 * PostgreSQL of `DATABASE_URL`.
 */
const rounds = 2
const jobsPerRound = 200
const pagesPerRound = 40
const noop = defineJob<{ n: number }>('bench.noop')
const postgres = process.env['DATABASE_URL']

console.log(postgres ? 'PostgreSQL' : 'the embedded database')
await measureJobs()
await measurePages()

async function measureJobs(): Promise<void> {
  const directory = await mkdtemp(`${tmpdir()}/capstan-jobs-`)
  const database = postgres ? await createTestDatabase(postgres) : null
  const [config, given] = readConfig({
    CAPSTAN_DATA_DIR: directory,
    CAPSTAN_SECRET_KEY: randomBytes(32).toString('base64'),
    CAPSTAN_OPERATOR_KEY: randomBytes(32).toString('hex'),
    CAPSTAN_LOG_LEVEL: 'warn',
    DATABASE_URL: database?.url,
  })
  {
    await using context = await createContext(config, completeSecrets(config, given))
    const startedAt = new Map<number, number>()
    const run = handle(noop, async ({ n }) => void startedAt.set(n, performance.now()))
    await context.jobs.start([run], true)
    const organizationId = newId()
    await sql`insert into organizations values (${organizationId}, 'Bench', 'unlimited', now(), now())`.execute(
      context.database.db,
    )
    const begunAt = new Map<number, number>()
    const enqueue = async (n: number) => {
      begunAt.set(n, performance.now())
      await context.transact(organizationId, { kind: 'system' }, (work) =>
        work.enqueue(noop, { n }),
      )
    }
    for (const atOnce of [1, 8]) {
      const cost: number[] = []
      const delays: number[] = []
      for (let round = 0; round <= rounds; round++) {
        startedAt.clear()
        begunAt.clear()
        const readCpu = await cpuReader(database?.url)
        const from = await readCpu()
        for (let n = 0; n < jobsPerRound; n += atOnce) {
          await Promise.all(Array.from({ length: atOnce }, (_, i) => enqueue(n + i)))
          while (startedAt.size < n + atOnce) await wait(1)
        }
        // The first round is for warming up.
        if (round === 0) continue
        cost.push((((await readCpu()) - from) * 1_000) / jobsPerRound)
        for (const [n, at] of startedAt) delays.push(at - (begunAt.get(n) ?? at))
      }
      console.log(
        `  a job, ${atOnce} at once: ${cost.map((ms) => ms.toFixed(2)).join(', ')} ms of processor time;`,
        `${median(delays).toFixed(1)} ms to its start, p50`,
      )
    }
  }
  await database?.drop()
  await rm(directory, { recursive: true })
}

/** Seconds of this process and of the database. */
async function cpuReader(url: string | undefined): Promise<() => Promise<number>> {
  const ofDatabase = url ? await databaseCpu(url) : async () => 0
  return async () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6 + (await ofDatabase())
  }
}

async function measurePages(): Promise<void> {
  await using site = await startSite()
  await using host = await startHost()
  const ofDatabase = postgres ? await databaseCpu(postgres) : async () => 0
  const { id: base } = await host.send<{ id: string }>('POST', '/v1/bases', { name: 'Bench' })
  const cost: number[] = []
  for (let round = 0; round <= rounds; round++) {
    const from = host.cpuSeconds() + (await ofDatabase())
    const add = (page: number) =>
      host.send('POST', `/v1/bases/${base}/sources`, {
        type: 'url',
        url: `${site.url}/page/${page}`,
        onDuplicate: 'allow',
      })
    await Promise.all(Array.from({ length: pagesPerRound }, (_, page) => add(page)))
    const path = `/v1/bases/${base}/sources?limit=1&status=`
    const isUnderWay = async (status: string) =>
      (await host.send<{ data: unknown[] }>('GET', path + status)).data.length > 0
    while ((await isUnderWay('queued')) || (await isUnderWay('processing'))) await wait(100)
    if (round === 0) continue
    cost.push(((host.cpuSeconds() + (await ofDatabase()) - from) * 1_000) / pagesPerRound)
  }
  console.log(
    `  a page, ${pagesPerRound} at once: ${cost.map((ms) => ms.toFixed(0)).join(', ')} ms of processor time`,
  )
}
