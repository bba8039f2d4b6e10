import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { buildApp } from '../server/src/app.ts'
import { createContext } from '../server/src/context.ts'
import { findDuplicates } from '../server/src/domains/contacts/duplicates/find-duplicates.ts'
import { ContactId } from '../server/src/domains/contacts/ids.ts'
import { readConfig } from '../server/src/platform/config/config.ts'
import { completeSecrets } from '../server/src/platform/config/secrets.ts'
import { migrate } from '../server/src/platform/db/migrate.ts'
import { OrganizationId } from '../server/src/platform/ids.ts'
import { createClient } from '../server/test/client.ts'
import { assessGroups, insertPeople } from '../server/test/duplicate-groups.ts'
import { duplicatePeople } from '../server/test/duplicate-people.ts'
import { report } from './report.ts'

/**
 * Finds 1,000 planted pairs of duplicates among `BENCH_ROWS` contacts, and reads the list of groups. On the PostgreSQL
 * of `DATABASE_URL`, otherwise embedded.
 */
const onPostgres = process.env['DATABASE_URL'] !== undefined
const rows = Number(process.env['BENCH_ROWS'] ?? (onPostgres ? 1_000_000 : 100_000))
const planted = 1_000
const pageSize = 50
const operatorKey = randomBytes(24).toString('hex')
const [config, given] = readConfig({
  DATABASE_URL: process.env['DATABASE_URL'],
  CAPSTAN_SECRET_KEY: randomBytes(32).toString('base64'),
  CAPSTAN_OPERATOR_KEY: operatorKey,
  CAPSTAN_LOG_LEVEL: 'error',
})
const settings = onPostgres
  ? config
  : { ...config, database: { kind: 'embedded', directory: null } as const }

async function main(): Promise<void> {
  await using context = await createContext(settings, completeSecrets(config, given))
  await migrate(context.database)
  await using app = await buildApp(context)
  await context.jobs.start([], false)
  const operator = createClient(app.http, [], operatorKey)
  const made = { name: 'Bench', plan: 'unlimited' }
  const { body: organization } = await operator.post('/operator/v1/organizations', made)
  const { body: token } = await operator.post(
    `/operator/v1/organizations/${organization.id}/tokens`,
    { name: 'bench', scopes: ['*'] },
  )
  const owner = createClient(app.http, [], token.token)
  const people = duplicatePeople(rows, planted)
  const { longRunning } = context.database
  const organizationId = OrganizationId.read(organization.id) ?? ''
  const ids = await insertPeople(longRunning, organizationId, people.people)
  await sql`vacuum analyze contacts`.execute(longRunning)

  const start = performance.now()
  while (await findDuplicates(context));
  const seconds = (performance.now() - start) / 1000

  const groups: string[][] = []
  const pages: number[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const begin = performance.now()
    const more = cursor === '' ? '' : `&cursor=${cursor}`
    const { body } = await owner.get(`/v1/contacts/duplicates?limit=${pageSize}${more}`)
    pages.push(performance.now() - begin)
    for (const { contacts } of body.data) {
      groups.push(contacts.map(({ id }: { id: string }) => ContactId.read(id) ?? ''))
    }
    cursor = body.nextCursor
  }
  const { found, wrong, mistaken, missed } = assessGroups(groups, people, ids)
  if (process.env['BENCH_SHOW']) {
    const show = (places: readonly number[]) => places.map((place) => people.people[place])
    console.log('missed', missed.slice(0, 20).map(show))
    console.log('mistaken', JSON.stringify(mistaken.slice(0, 30).map(show), null, 1))
  }
  const size = await sql<{ size: string }>`select pg_size_pretty(
    pg_total_relation_size('match_keys')) as size`.execute(longRunning)
  const p95 = pages.toSorted((a, b) => a - b)[Math.floor(pages.length * 0.95)] ?? 0
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`
  report(`Duplicates among ${ids.length} contacts`, [
    { name: 'pairs found', value: percent(found), bar: '≥ 95 %', reached: found >= 0.95 },
    {
      ...{ name: `groups of ${groups.length} that are wrong`, value: percent(wrong) },
      ...{ bar: '< 5 %', reached: wrong < 0.05 },
    },
    {
      ...{ name: 'background time', value: `${seconds.toFixed(1)} s`, bar: '< 120 s' },
      reached: seconds < 120,
    },
    {
      ...{ name: `page of ${pageSize}, p95`, value: `${p95.toFixed(1)} ms`, bar: '< 150 ms' },
      reached: p95 < 150,
    },
    { name: 'keys on disk', value: size.rows[0]?.size ?? '', bar: '', reached: true },
  ])
}

await main()
