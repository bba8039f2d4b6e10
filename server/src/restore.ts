import { domainsOf } from './app.ts'
import type { Context } from './context.ts'
import { listOrganizations } from './domains/organizations/index.ts'
import { restoreBackup } from './platform/backup/restore.ts'

/** Restores a backup before the first start, so that the start finds organizations and makes none. */
export async function restore(context: Context, file: string): Promise<number> {
  const { database, jobs, keyring } = context
  const domains = domainsOf(context)
  try {
    const handlers = domains.flatMap((domain) => domain.jobs ?? [])
    await jobs.start(handlers, false)
    const into = {
      database,
      jobs,
      jobNames: new Set(handlers.map(({ type }) => type.name)),
      keyIds: keyring.keyIds,
      isEmpty: async (tx: Parameters<typeof listOrganizations>[0]) =>
        (await listOrganizations(tx, { after: null, limit: 1 })).length === 0,
    }
    return await restoreBackup(into, file)
  } finally {
    for (const { dispose } of domains) await dispose?.()
  }
}
