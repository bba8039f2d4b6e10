import { ApiError, notFound, requireFound } from '../../../platform/errors.ts'
import type { Work } from '../../../platform/work.ts'
import { maxTags } from '../fields.ts'
import type { Contact } from '../schema.ts'
import { reviseContact } from '../service.ts'
import { type ContactRow, lockContact } from '../store.ts'

export async function tagContact(work: Work, id: string, tag: string): Promise<Contact> {
  const row = await getContact(work, id)
  const tags = [...new Set([...row.tags, tag])]
  if (tags.length > maxTags && !row.tags.includes(tag)) {
    throw new ApiError('validation_error', `A contact has at most ${maxTags} tags.`, {
      field: 'tags',
    })
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
