import { domains } from './app.ts'
import { type Context, createContext } from './context.ts'
import { listOrganizations } from './domains/organizations/index.ts'
import { BackupRefused } from './platform/backup/format.ts'
import { findMigrations, restoreBackup } from './platform/backup/restore.ts'
import type { Config } from './platform/config/config.ts'
import type { Secrets } from './platform/config/secrets.ts'
import { MigrationIsUnknown, migrate } from './platform/db/migrate.ts'
import type { Migration } from './platform/db/migrations.ts'
import { openDomains } from './platform/open-domains.ts'

/**
 * Restores a backup before the first start, so that the start finds organizations and makes none. One of an
 * earlier version goes into the tables of that version, which are then upgraded as at a start.
 */
export async function restore(config: Config, secrets: Secrets, file: string): Promise<number> {
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
  secrets: Secrets,
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
