import { domains } from './app.ts'
import type { Context } from './context.ts'
import { listOrganizations } from './domains/organizations/index.ts'
import { restoreBackup } from './platform/backup/restore.ts'
import { openDomains } from './platform/open-domains.ts'

/** Restores a backup before the first start, so that the start finds organizations and makes none. */
export async function restore(context: Context, file: string): Promise<number> {
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
  return await restoreBackup(into, file)
}
