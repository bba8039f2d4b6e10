import { parseArgs } from 'node:util'
import { domains } from './app.ts'
import { type Context, createContext } from './context.ts'
import { listOrganizations } from './domains/organizations/index.ts'
import { BackupRefused } from './platform/backup/format.ts'
import { findMigrations, restoreBackup } from './platform/backup/restore.ts'
import { type Config, readConfig } from './platform/config/config.ts'
import {
  completeSecrets,
  type InstallationSecrets,
  readEnvironment,
} from './platform/config/secrets.ts'
import { postgresDatabase } from './platform/db/database.ts'
import { describePassing } from './platform/db/database-fault.ts'
import { DirectoryInUse } from './platform/db/directory-lock.ts'
import { DistributionRefused, distribute } from './platform/db/distribute.ts'
import { DiskFull } from './platform/db/free-space.ts'
import { IsolationRefused, isolate } from './platform/db/isolate.ts'
import { MigrationIsUnknown, migrate } from './platform/db/migrate.ts'
import { DatabaseMismatch, type Migration } from './platform/db/migrations.ts'
import { insist } from './platform/db/wait-for-database.ts'
import { OrganizationId } from './platform/ids.ts'
import { createOutputLog } from './platform/log.ts'
import { openDomains } from './platform/open-domains.ts'
import { requireDataDirectory } from './platform/scratch-directory.ts'
import { ConfigError, StartFault } from './platform/start-fault.ts'
import { readBuildVersion } from './platform/version.ts'
import { serve, start } from './serve.ts'

const help = `capstan-server [serve|migrate|restore <file>|distribute|isolate <organization>]

  serve     answer requests and do background work (CAPSTAN_ROLE chooses which); the default
  migrate   bring the database up to this version and end
  restore   put a backup into an empty database of either kind, wholly or not at all, and end
  distribute  spread a PostgreSQL with Citus over its workers, by organization (docs/scale.md), and end;
              --dry-run lists what stands in the way and changes nothing
  isolate   give an organization of a distributed database a shard of its own, and end; --dry-run says what it would do

Settings come from the environment; docs/config.md lists them. --version prints the version and the commit.`

/** The command line: what to do, and every fault as a sentence. */
export async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h' },
      version: { type: 'boolean' },
      'dry-run': { type: 'boolean', default: false },
    },
  })
  const [command = 'serve', argument, ...rest] = positionals
  if (values.help) return console.log(help)
  if (values.version) return console.log(readBuildVersion())
  const takesArgument = ['restore', 'isolate'].includes(command)
  const isKnown = takesArgument || ['serve', 'migrate', 'distribute'].includes(command)
  if (!isKnown || takesArgument !== (argument !== undefined) || rest.length > 0) {
    throw new UsageError(help)
  }
  const dryRun = values['dry-run']
  if (dryRun && !['distribute', 'isolate'].includes(command)) throw new UsageError(help)

  const [config, configuredSecrets] = readConfig(readEnvironment())
  if (config.database.kind === 'embedded') requireDataDirectory(config.dataDirectory)
  const secrets = completeSecrets(config, configuredSecrets)
  if (argument !== undefined) {
    return console.log(
      command === 'isolate'
        ? await separate(config, secrets, argument, dryRun)
        : `${await restore(config, secrets, argument)} rows were restored.`,
    )
  }
  if (command === 'distribute') return console.log(await spread(config, secrets, dryRun))
  const open = () => createContext(config, secrets)
  if (command === 'migrate') {
    await using _migrated = await untilDatabaseStays(open, config, secrets)
    return console.log('The database is up to date.')
  }
  await serve(await untilDatabaseStays(async () => start(await open()), config, secrets))
  // Whatever a library left open must not keep a node that has stopped.
  process.exit(0)
}

/** Opens what needs the database, which PostgreSQL may leave again while that goes on. */
function untilDatabaseStays<T>(
  open: () => Promise<T>,
  { database, logLevel, logFormat }: Config,
  { databaseUrl }: InstallationSecrets,
): Promise<T> {
  if (database.kind === 'embedded') return open()
  return insist(open, databaseUrl ?? '', createOutputLog(logLevel, logFormat))
}

/** Gives an organization a shard of its own. */
async function separate(
  { database: { kind } }: Config,
  { databaseUrl, databaseDirectUrl }: InstallationSecrets,
  organization: string,
  dryRun: boolean,
): Promise<string> {
  const id = OrganizationId.read(organization)
  if (id === null) {
    throw new UsageError(
      `${organization} is not the id of an organization, such as ${OrganizationId.example}.`,
    )
  }
  const url = databaseDirectUrl ?? databaseUrl
  if (kind === 'embedded' || !url) {
    throw new UsageError('The embedded database has no shards: set DATABASE_URL.')
  }
  await using database = postgresDatabase(url)
  return isolate(database, id, { dryRun })
}

/** Distributes the database. Its tables must be those of this version, so it migrates first, unless it only looks. */
async function spread(
  { database: { kind } }: Config,
  { databaseUrl, databaseDirectUrl }: InstallationSecrets,
  dryRun: boolean,
): Promise<string> {
  const url = databaseDirectUrl ?? databaseUrl
  if (kind === 'embedded' || !url) {
    throw new UsageError(
      'The embedded database cannot be distributed: restore its backup into a PostgreSQL first.',
    )
  }
  await using database = postgresDatabase(url)
  if (!dryRun) await migrate(database)
  return distribute(database, {
    dryRun,
    onStep: (turn, of, statement) => console.error(`${turn} of ${of}: ${statement}`),
  })
}

class UsageError extends Error {}

/** Returns a sentence for a fault that a person can fix; everything else is shown with its stack. */
export function explain(error: unknown): unknown {
  if (isPlain(error)) return error.message
  const problem = describePassing(error)
  return problem === null
    ? error
    : `The database went away: ${problem}. Run the command again when it is back.`
}

const isPlain = (error: unknown): error is Error =>
  [
    BackupRefused,
    ConfigError,
    DatabaseMismatch,
    DirectoryInUse,
    DiskFull,
    DistributionRefused,
    IsolationRefused,
    StartFault,
    UsageError,
  ].some((kind) => error instanceof kind) ||
  ['EACCES', 'EROFS'].includes((error as { code?: string })?.code ?? '')

/**
 * Restores a backup before the first start, so that the start finds organizations and makes none. One of an
 * earlier version goes into the tables of that version, which are then upgraded as at a start.
 */
async function restore(
  config: Config,
  secrets: InstallationSecrets,
  file: string,
): Promise<number> {
  const migrations = await findMigrations(file)
  await using context = await openAt(migrations, config, secrets)
  const { database, jobs, keyring } = context
  await using opened = openDomains(context, domains)
  await jobs.start(opened.jobs, false)
  const into = {
    database,
    jobs,
    jobNames: new Set(opened.jobs.map(({ type }) => type.name)),
    keyIds: keyring.keyIds,
    isEmpty: async (tx: Parameters<typeof listOrganizations>[0]) =>
      (await listOrganizations(tx, { after: null, limit: 1 })).length === 0,
  }
  const rows = await restoreBackup(into, file)
  await migrate(database)
  return rows
}

async function openAt(
  migrations: readonly Migration[],
  config: Config,
  secrets: InstallationSecrets,
): Promise<Context> {
  try {
    return await createContext(config, secrets, { migrations })
  } catch (error) {
    if (!(error instanceof MigrationIsUnknown)) throw error
    throw new BackupRefused(
      'The database has migrations that the backup does not have: restore it into a database that no version has been started on.',
    )
  }
}
