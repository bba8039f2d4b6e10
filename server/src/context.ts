import { type Clock, systemClock } from './platform/clock.ts'
import type { Config } from './platform/config/config.ts'
import type { InstallationSecrets } from './platform/config/secrets.ts'
import { createKeyring } from './platform/crypto/seal.ts'
import { openDirectory } from './platform/db/data-directory.ts'
import { type Database, embeddedDatabase, postgresDatabase } from './platform/db/database.ts'
import { openClock } from './platform/db/database-clock.ts'
import { lockDirectory } from './platform/db/directory-lock.ts'
import { FlushedFiles } from './platform/db/flushed-files.ts'
import { explainFullDisk } from './platform/db/free-space.ts'
import { migrate } from './platform/db/migrate.ts'
import type { Migration } from './platform/db/migrations.ts'
import { createPager } from './platform/db/page.ts'
import { openPglite } from './platform/db/pglite.ts'
import { waitForDatabase } from './platform/db/wait-for-database.ts'
import { Shutdown } from './platform/http/server/shutdown.ts'
import { UntrustedProxies } from './platform/http/server/untrusted-proxies.ts'
import { createJobs, type Jobs } from './platform/jobs/jobs.ts'
import { createPublicUrl } from './platform/links.ts'
import { createOutputLog } from './platform/log.ts'
import { createMailer } from './platform/mail/mailer.ts'
import { createMetrics } from './platform/metrics.ts'
import { createOutbound, type OutboundSettings } from './platform/net/index.ts'
import { registerNodeMetrics } from './platform/node-metrics.ts'
import { createPdfRenderer } from './platform/pdf/pdf-renderer.ts'
import { createPrincipals, type Platform } from './platform/platform.ts'
import { createRates } from './platform/rates/rates.ts'
import { findScratchDirectory, openScratchDirectory } from './platform/scratch-directory.ts'
import { createTelemetry } from './platform/telemetry/collector.ts'
import { createThrottle } from './platform/throttle/throttle.ts'
import {
  type ActListener,
  Backpressure,
  createTransact,
  type EventHandlers,
  type LossListener,
} from './platform/work.ts'

/** Services that a test or a restore replaces: time, an in-memory database image, trust, name resolution. */
export interface Overrides extends Partial<Pick<Platform, 'clock' | 'log' | 'mailer'>> {
  image?: Blob
  /** Files of the embedded database that can lose power. */
  files?: typeof FlushedFiles
  nodeClock?: Clock
  /** Fewer than all: for the rows of an earlier version. */
  migrations?: readonly Migration[]
  outbound?: Partial<OutboundSettings>
}

export interface Context extends Platform, AsyncDisposable {}

/** The only place where things are constructed. Disposing it closes them in reverse. */
export async function createContext(
  config: Config,
  secrets: InstallationSecrets,
  overrides: Overrides = {},
): Promise<Context> {
  const scratchParent = findScratchDirectory(config.dataDirectory)
  // What is open is closed again when a later step throws.
  await using stack = new AsyncDisposableStack()
  const { path: scratchDirectory } = stack.use(openScratchDirectory(scratchParent))
  const log = overrides.log ?? createOutputLog(config.logLevel, config.logFormat)
  const metrics = createMetrics(log)
  const headers = secrets.telemetryHeaders
  // First, and so closed last: what the others do while they are closed is seen, too.
  const telemetry = stack.use(await createTelemetry(config.telemetry, headers, metrics, log))
  const storage = { config, secrets, log, telemetry, overrides }
  const { database, jobs } = await openStorage(storage, stack)
  await migrate(database, overrides.migrations)
  const clock =
    overrides.clock ?? (await openClock(database, overrides.nodeClock ?? systemClock, log, stack))
  const outbound = stack.use(
    createOutbound({
      allowNetworks: config.outbound.allowNetworks,
      userAgent: 'Capstan/1 (+https://github.com/capstan)',
      ...overrides.outbound,
    }),
  )
  const mailer = stack.use(
    overrides.mailer ??
      createMailer({
        smtpUrl: secrets.smtpUrl,
        from: config.mailFrom,
        dataDirectory: config.dataDirectory,
      }),
  )
  const { fontsDirectory } = config
  const pdf = stack.use(createPdfRenderer({ scratchDirectory, fontsDirectory }))
  const keyring = createKeyring(secrets.secretKeys)
  const listeners: EventHandlers[] = []
  const actListeners: ActListener[] = []
  const lossListeners: LossListener[] = []
  const backpressure = new Backpressure()
  const rates = stack.use(createRates(database, clock, log))
  registerNodeMetrics({ metrics, database, clock, backpressure })
  const opened = stack.move()
  return {
    config,
    secrets,
    clock,
    log,
    metrics,
    keyring,
    pager: createPager(keyring),
    database,
    jobs,
    outbound,
    mailer,
    pdf,
    telemetry,
    transact: createTransact({
      database,
      clock,
      jobs,
      listeners,
      actListeners,
      lossListeners,
      backpressure,
      telemetry,
      metrics,
    }),
    backpressure,
    throttle: createThrottle(database.db, clock),
    listeners,
    actListeners,
    lossListeners,
    principals: createPrincipals(),
    rates,
    publicUrl: createPublicUrl(config.http),
    shutdown: new Shutdown(config.shutdownDelayMs),
    untrustedProxies: new UntrustedProxies(clock, log),
    scratchDirectory,
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}

interface Storage extends Pick<Platform, 'config' | 'secrets' | 'log' | 'telemetry'> {
  overrides: Overrides
}

async function openStorage(
  { config, secrets, log, telemetry, overrides }: Storage,
  stack: AsyncDisposableStack,
): Promise<{ database: Database; jobs: Jobs }> {
  if (config.database.kind === 'postgres') {
    const url = secrets.databaseUrl ?? ''
    const directUrl = secrets.databaseDirectUrl ?? url
    await waitForDatabase(url, log)
    if (directUrl !== url) {
      await waitForDatabase(directUrl, log, { setting: 'CAPSTAN_DATABASE_DIRECT_URL' })
    }
    const database = stack.use(postgresDatabase(url, { directUrl }))
    const jobs = stack.use(
      createJobs(database, { kind: 'postgres', url, directUrl }, log, telemetry),
    )
    return { database, jobs }
  }
  const pglite = await openEmbedded(config.database, { config, overrides }, stack)
  const database = stack.use(embeddedDatabase(pglite))
  const jobs = stack.use(createJobs(database, { kind: 'embedded', pglite }, log, telemetry))
  return { database, jobs }
}

async function openEmbedded(
  database: Extract<Config['database'], { kind: 'embedded' }>,
  { config, overrides: { image, files, migrations } }: Pick<Storage, 'config' | 'overrides'>,
  stack: AsyncDisposableStack,
) {
  if (database.directory === null) return openPglite(null, image)
  stack.use(await lockDirectory(config.dataDirectory))
  const flushed = database.durability === 'full' ? FlushedFiles : null
  try {
    return await openDirectory(database.directory, {
      Files: files ?? flushed,
      memory: database.memory,
      migrations,
    })
  } catch (error) {
    throw await explainFullDisk(error, config.dataDirectory)
  }
}
