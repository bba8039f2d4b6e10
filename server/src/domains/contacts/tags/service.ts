import { ApiError, notFound, requireFound } from '../../../platform/errors.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Work } from '../../../platform/work.ts'
import { maxTags } from '../fields.ts'
import type { Contact } from '../schema.ts'
import { reviseContact } from '../service.ts'
import { type ContactRow, lockContact } from '../store.ts'
import { ContactWriter } from '../writer/contact-writer.ts'
import { listTagged, lockTagged } from './store.ts'

export async function tagContact(work: Work, id: string, tag: string): Promise<Contact> {
  const row = await getContact(work, id)
  const tags = [...new Set([...row.tags, tag])]
  if (tags.length > maxTags && !row.tags.includes(tag)) {
    throw new ApiError(
      'validation_error',
      `A contact can have up to ${maxTags} tags. Remove one first.`,
      {
        field: 'tags',
      },
    )
  }
  return reviseContact(work, row, { tags: row.tags.includes(tag) ? row.tags : tags })
}

export async function untagContact(work: Work, id: string, tag: string): Promise<void> {
  const row = await getContact(work, id)
  if (!row.tags.includes(tag)) throw notFound()
  await reviseContact(work, row, { tags: row.tags.filter((one) => one !== tag) })
}

async function getContact(work: Work, id: string): Promise<ContactRow> {
  const row = requireFound(await lockContact(work.db, work.organizationId, id))
  return row
}

interface Retagging {
  organizationId: string
  from: string
  /** New name; null if the tag is deleted. */
  to: string | null
}

export const retagContacts = defineJob<Retagging>('contacts.retag', { concurrency: 2 })

/**
 * Most contacts of one lookup. The index finds all contacts with a tag before it returns the first, so few large
 * lookups cost less than many small ones.
 */
const maxFound = 5_000
const batchContacts = 100

/**
 * Changes the tag of every contact that has it, in small transactions. A second run finds only the contacts that are
 * left.
 */
export async function runRetag(
  { database: { db }, transact }: Pick<Platform, 'database' | 'transact'>,
  { organizationId, from, to }: Retagging,
  signal: AbortSignal,
): Promise<void> {
  let ids = await listTagged(db, organizationId, from, maxFound)
  while (ids.length > 0) {
    for (let start = 0; start < ids.length; start += batchContacts) {
      signal.throwIfAborted()
      const batch = ids.slice(start, start + batchContacts)
      await transact(organizationId, { kind: 'system' }, async (work) => {
        const writer = await ContactWriter.open(work)
        for (const row of await lockTagged(work.db, organizationId, batch, from)) {
          await writer.update(row, { tags: replaced(row.tags, from, to) })
        }
        await writer.flush()
      })
    }
    ids = await listTagged(db, organizationId, from, maxFound)
  }
}

const replaced = (tags: readonly string[], from: string, to: string | null): string[] => [
  ...new Set(tags.flatMap((tag) => (tag === from ? (to ?? []) : tag))),
]
