import { randomBytes } from 'node:crypto'
import type { TestContext } from 'node:test'
import { sql } from 'kysely'
import { type App, buildApp } from '../src/app.ts'
import { type Context, createContext } from '../src/context.ts'
import { readConfig } from '../src/platform/config/config.ts'
import { completeSecrets } from '../src/platform/config/secrets.ts'
import type { Catalogue, Domain } from '../src/platform/domain.ts'
import { documentOf } from '../src/platform/http/openapi/documents.ts'
import type { JobType } from '../src/platform/jobs/jobs.ts'
import { createLog } from '../src/platform/log.ts'
import type { Mail, Mailer } from '../src/platform/mail/mailer.ts'
import type { Operation } from '../src/platform/operations/operation.ts'
import { type Client, createClient } from './client.ts'
import { findNodes } from './distributed-storage.ts'
import { loopbackAuthority } from './fixtures/tls-server.ts'
import { ManualClock } from './manual-clock.ts'
import { afterEachFile, afterLastFile } from './shared-process.ts'
import { createMigratedDatabase, migratedImage } from './storage.ts'

const server = process.env['TEST_DATABASE_URL']

/** Which database this run is on: some tests need two connections, and say so. */
export const onPostgres = server !== undefined

/** Whether that is a coordinator with workers: some tests need several nodes, or only one, and say so. */
export const onCluster = server !== undefined && (await findNodes(server)).workers.length > 0

export const operatorKey = 'operator-key-of-the-test-harness'

export interface Harness {
  context: Context
  clock: ManualClock
  http: App['http']
  /** Mails that were sent, oldest first. */
  mails: readonly Mail[]
  /** What the public API can do, and what the operator's can. */
  operations: readonly Operation[]
  operatorOperations: readonly Operation[]
  /** Those of every audience, each once. */
  described: readonly Operation[]
  catalogue: Catalogue
  /** Every kind of background work. */
  jobTypes: readonly JobType[]
  /** A sender with this token, or without any. */
  as(token: { token: string } | null): Client
  operator: Client
  /** A first organization on `unlimited`, and a sender that may do everything in it. */
  organization: { id: string }
  owner: Client
  /** Runs everything that is due, until nothing is left. */
  drain(): Promise<void>
}

interface World {
  context: Context
  clock: ManualClock
  app: App
  mails: Mail[]
}

/** The product as it is delivered: the files of this process share it, one after another. */
let shared: Promise<World & AsyncDisposable> | undefined
/** What the current file uses: the shared one, or its own where it gave options. */
let world: Promise<World & AsyncDisposable> | undefined

afterEachFile(async () => {
  const last = world
  world = undefined
  if (last === undefined) return
  if (last === shared) (await last).clock.reset()
  else await (await last)[Symbol.asyncDispose]()
})
afterLastFile(async () => (await shared)?.[Symbol.asyncDispose]())

function share(): Promise<World & AsyncDisposable> {
  shared ??= build({})
  return shared
}

interface WorldOptions {
  /** In place of the product's own. */
  domains?: readonly Domain[]
  /** Statements that make the tables of domains that are not the product's. */
  tables?: readonly string[]
  /** In place of the harness's own. */
  settings?: Record<string, string>
  /** Takes every log line, from `trace` on. */
  log?: { write(line: string): void }
}

/**
 * A server on an empty database. The process keeps one; each test finds its tables empty, each file its clock at the
 * start. Options make a server for the file alone, so the first call of a file gives them.
 */
export async function harness(_t: TestContext, options: WorldOptions = {}): Promise<Harness> {
  world ??= Object.keys(options).length === 0 ? share() : build(options)
  const { context, clock, app, mails } = await world
  mails.length = 0
  await empty(context)
  const { described } = app
  const operations = described.filter((one) => documentOf(one) === 'api')
  const operatorOperations = described.filter(({ audience }) => audience === 'operator')
  const as = (token: { token: string } | null): Client =>
    createClient(app.http, [...operations, ...operatorOperations], token?.token ?? null, () =>
      context.jobs.settle(),
    )
  const operator = as({ token: operatorKey })
  const organization = await operator.post('/operator/v1/organizations', {
    name: 'First',
    plan: 'unlimited',
  })
  const tokens = `/operator/v1/organizations/${organization.body.id}/tokens`
  const token = await operator.post(tokens, { name: 'Owner', scopes: ['*'] })
  return {
    context,
    clock,
    mails,
    http: app.http,
    operations,
    operatorOperations,
    described,
    catalogue: app.catalogue,
    jobTypes: app.jobs.map(({ type }) => type),
    as,
    operator,
    organization: organization.body,
    owner: as(token.body),
    drain: () => drain(context, app),
  }
}

const memoryMailer = (mails: Mail[]): Mailer => ({
  way: { outbox: 'memory' },
  send: async (mail) => void mails.push(mail),
  forget: async () => {},
  [Symbol.asyncDispose]: async () => {},
})

/** Runs everything that is due, until nothing is left. */
async function drain({ jobs }: Context, app: App): Promise<void> {
  for (let busy = true; busy; ) {
    await jobs.drain()
    busy = await app.drain()
  }
}

async function build(options: WorldOptions): Promise<World & AsyncDisposable> {
  await using stack = new AsyncDisposableStack()
  const database = server ? await createMigratedDatabase(server) : null
  stack.defer(async () => database?.drop())
  const { context, clock, app, mails } = stack.use(
    await openWorld({
      now: new Date('2026-11-21T09:30:00.000Z'),
      secretKey: randomBytes(32).toString('base64'),
      operatorKey,
      ...options,
      ...(database ? { databaseUrl: database.url } : { image: await migratedImage() }),
    }),
  )
  const opened = stack.move()
  return { context, clock, app, mails, [Symbol.asyncDispose]: () => opened.disposeAsync() }
}

interface Installation extends WorldOptions {
  now: Date
  secretKey: string
  operatorKey: string
  /** Without one the database is embedded and in memory, and begins as the image. */
  databaseUrl?: string
  image?: Blob
}

/** A server in this process on a database that exists. */
export async function openWorld(installation: Installation): Promise<World & AsyncDisposable> {
  const { domains, log, settings, tables = [], databaseUrl, image } = installation
  await using stack = new AsyncDisposableStack()
  const [config, given] = readConfig({
    CAPSTAN_ALLOW_NETWORKS: '127.0.0.0/8',
    CAPSTAN_ALLOW_HTTP_WEBHOOKS: 'true',
    CAPSTAN_SIGN_UP: 'open',
    CAPSTAN_SECRET_KEY: installation.secretKey,
    CAPSTAN_OPERATOR_KEY: installation.operatorKey,
    DATABASE_URL: databaseUrl,
    ...settings,
  })
  const inMemory = databaseUrl
    ? config
    : { ...config, database: { kind: 'embedded', directory: null } as const }
  const mails: Mail[] = []
  const clock = new ManualClock(installation.now)
  const context = stack.use(
    await createContext(inMemory, completeSecrets(config, given), {
      clock,
      log: log ? createLog('trace', log) : createLog(process.env['TEST_LOG'] ?? 'silent'),
      mailer: memoryMailer(mails),
      outbound: { ca: await loopbackAuthority() },
      ...(image && { image }),
    }),
  )
  for (const statement of tables) await sql.raw(statement).execute(context.database.db)
  const app = stack.use(await buildApp(context, domains))
  await context.jobs.start(app.jobs, false)
  const opened = stack.move()
  return { context, clock, app, mails, [Symbol.asyncDispose]: () => opened.disposeAsync() }
}

/**
 * Rows are deleted without triggers and keys, for a truncate of all tables takes a tenth of a second. Only tables that
 * grew are truncated: what a delete leaves in them, and what is known of it, would make the plans of the next test.
 */
async function empty({ database: { db }, jobs }: Context): Promise<void> {
  await jobs.settle()
  if (!onCluster) {
    await sql.raw(emptying).execute(db)
    return
  }
  // Each node empties the parts of the tables that it has, which no session of a client sees.
  const { rows } = await sql<{ success: boolean; result: string }>`
    select success, result from run_command_on_all_nodes(${emptying})`.execute(db)
  for (const { success, result } of rows) if (!success) throw new Error(result)
}

const emptying = `do $$
    declare
      one record;
      grown text;
    begin
      set local session_replication_role = replica;
      -- Parts of distributed tables are tables of their own on a worker.
      set local citus.enable_manual_changes_to_shards = on;
      for one in
        select format('%I.%I', nspname, relname) as name, pg_table_size(c.oid) as bytes
        from pg_class c join pg_namespace n on n.oid = relnamespace
        where relkind = 'r' and pg_relation_size(c.oid) > 0 and (
          (nspname = 'public'
            and regexp_replace(relname, '_[0-9]+$', '') not in ('migrations', 'applied_functions', 'plans', 'plan_limits'))
          or (nspname = 'pgboss' and relname = 'job_common'))
      loop
        if one.bytes > 1000000 then
          grown := concat_ws(', ', grown, one.name);
        else
          execute 'delete from ' || one.name;
        end if;
      end loop;
      if grown is not null then execute 'truncate ' || grown || ' cascade'; end if;
    end $$`
