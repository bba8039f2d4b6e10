import { defineJob } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { ContactWriter } from '../writer/contact-writer.ts'
import { holdName } from '../writer/holds-store.ts'
import { lockContactsOf } from './store.ts'

interface Following {
  organizationId: string
  companyId: string
}

export const followCompany = defineJob<Following>('contacts.follow_company', { concurrency: 2 })

const batchContacts = 100

/**
 * Brings the contacts of a company to its name, or out of it when it is gone, in small transactions. What ran
 * before is not there again; of two runs both write what the company is called then.
 */
export async function runFollow(
  { transact }: Pick<Platform, 'transact'>,
  { organizationId, companyId }: Following,
  signal: AbortSignal,
): Promise<void> {
  let after: string | null = null
  do {
    signal.throwIfAborted()
    const page: { after: string | null; limit: number } = { after, limit: batchContacts }
    after = await transact(organizationId, { kind: 'system' }, async (work) => {
      const rows = await lockContactsOf(work.db, organizationId, companyId, page)
      const name = rows.length > 0 && (await holdName(work.db, organizationId, companyId))
      const writer = await ContactWriter.open(work)
      for (const row of rows) {
        await writer.rewrite(row, name ? { company: name } : { company_id: null })
      }
      await writer.flush()
      return rows.at(-1)?.id ?? null
    })
  } while (after !== null)
}
