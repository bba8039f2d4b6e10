import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../server/src/app.ts'
import { createContext } from '../server/src/context.ts'
import { readConfig } from '../server/src/platform/config/config.ts'
import { completeSecrets } from '../server/src/platform/config/secrets.ts'
import type { Database } from '../server/src/platform/db/database.ts'
import { migrate } from '../server/src/platform/db/migrate.ts'
import type { Finder } from '../server/src/platform/finding/finder.ts'
import type { Operation } from '../server/src/platform/operations/operation.ts'
import { createTestDatabase } from '../server/test/storage.ts'

/** The product on an empty database, with nothing running behind it. */
export interface Product extends AsyncDisposable {
  database: Database
  operations: readonly Operation[]
  finders: readonly Finder[]
  operatorKey: string
  http: FastifyInstance
  /** Runs the jobs that wait. */
  drain(): Promise<void>
}

/** On a database of its own on the server of `DATABASE_URL`, or embedded and in memory. */
export async function openProduct(): Promise<Product> {
  await using stack = new AsyncDisposableStack()
  const server = process.env['DATABASE_URL']
  const own = server ? await createTestDatabase(server) : null
  stack.defer(async () => own?.drop())
  const operatorKey = randomBytes(24).toString('hex')
  const [config, given] = readConfig({
    DATABASE_URL: own?.url,
    CAPSTAN_SECRET_KEY: randomBytes(32).toString('base64'),
    CAPSTAN_OPERATOR_KEY: operatorKey,
    CAPSTAN_LOG_LEVEL: 'error',
    CAPSTAN_ALLOW_NETWORKS: '127.0.0.0/8',
  })
  const inMemory = own
    ? config
    : { ...config, database: { kind: 'embedded', directory: null } as const }
  const context = stack.use(await createContext(inMemory, completeSecrets(config, given)))
  await migrate(context.database)
  const app = stack.use(await buildApp(context))
  await context.jobs.start(app.jobs, false)
  const opened = stack.move()
  return {
    database: context.database,
    operations: app.described,
    finders: app.catalogue.finders(),
    operatorKey,
    http: app.http,
    drain: () => context.jobs.drain(),
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}
