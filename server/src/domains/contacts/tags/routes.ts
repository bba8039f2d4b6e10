import { Type } from 'typebox'
import { requireFound } from '../../../platform/errors.ts'
import { type Operation, operation } from '../../../platform/operations/operation.ts'
import { List, PathId } from '../../../platform/operations/schemas.ts'
import type { Platform } from '../../../platform/platform.ts'
import { ContactId } from '../ids.ts'
import { Contact } from '../schema.ts'
import { PathTag, Tag, TagChanges, TagQuery } from './schema.ts'
import { retagContacts, tagContact, untagContact } from './service.ts'
import { findTag, listTags } from './store.ts'

const contactWrites = { tag: 'Contacts', scope: 'contacts:write' } as const
const reads = { tag: 'Tags', scope: 'contacts:read' } as const
const writes = { tag: 'Tags', scope: 'contacts:write' } as const

const ofContact = Type.Object({
  contactId: PathId(ContactId, 'Identifier of the contact.'),
  tag: PathTag,
})
const params = Type.Object({ tag: PathTag })

const contactTagOperations: readonly Operation[] = [
  operation(
    {
      ...contactWrites,
      method: 'PUT',
      path: '/v1/contacts/{contactId}/tags/{tag}',
      operationId: 'addContactTag',
      summary: 'Add a tag to a contact',
      description:
        'Adds one tag and keeps the others. Nothing happens if the contact already has it.',
      params: ofContact,
      changes: 'contactId',
      reply: Contact,
      errors: ['validation_error'],
    },
    (work, { params: { contactId, tag } }) => tagContact(work, contactId, tag),
  ),
  operation(
    {
      ...contactWrites,
      method: 'DELETE',
      path: '/v1/contacts/{contactId}/tags/{tag}',
      operationId: 'removeContactTag',
      summary: 'Remove a tag from a contact',
      description: 'Removes one tag and keeps the others.',
      params: ofContact,
      changes: 'contactId',
      reply: null,
    },
    (work, { params: { contactId, tag } }) => untagContact(work, contactId, tag),
  ),
]

export const tagOperations = ({ pager }: Pick<Platform, 'pager'>): readonly Operation[] => [
  ...contactTagOperations,
  operation(
    {
      ...reads,
      method: 'GET',
      path: '/v1/tags',
      operationId: 'listTags',
      summary: 'List tags',
      description:
        'Lists the tags of contacts by name, with the number of contacts that have each.',
      query: TagQuery,
      reply: List(Tag),
    },
    async ({ db, organizationId }, { query }) => {
      const list = { organizationId, name: 'tags' }
      const page = { after: pager.afterPlace(list, query), limit: query.limit }
      const rows = await listTags(db, organizationId, query.q, page)
      const forms = { placeOf: ({ name }: Tag) => name, present: (tag: Tag) => tag }
      return pager.pageByPlace(list, query, rows, forms)
    },
  ),
  operation(
    {
      ...reads,
      method: 'GET',
      path: '/v1/tags/{tag}',
      operationId: 'getTag',
      summary: 'Get a tag',
      description: 'Returns one tag, with the number of contacts that have it.',
      params,
      reply: Tag,
    },
    ({ db, organizationId }, { params: { tag } }) => getTag(db, organizationId, tag),
  ),
  operation(
    {
      ...writes,
      method: 'PATCH',
      path: '/v1/tags/{tag}',
      operationId: 'renameTag',
      summary: 'Rename a tag',
      description:
        'Renames the tag in all contacts, within moments. The response shows the tag before the change. A contact that has both names keeps one.',
      params,
      body: TagChanges,
      reply: Tag,
    },
    async (work, { params: { tag }, body: { name } }) => {
      const { organizationId } = work
      const row = await getTag(work.db, organizationId, tag)
      if (name !== tag) await work.enqueue(retagContacts, { organizationId, from: tag, to: name })
      return row
    },
  ),
  operation(
    {
      ...writes,
      method: 'DELETE',
      path: '/v1/tags/{tag}',
      operationId: 'deleteTag',
      summary: 'Delete a tag',
      description: 'Removes the tag from all contacts, within moments. The contacts are kept.',
      params,
      reply: null,
    },
    async (work, { params: { tag } }) => {
      const { organizationId } = work
      await getTag(work.db, organizationId, tag)
      await work.enqueue(retagContacts, { organizationId, from: tag, to: null })
    },
  ),
]

async function getTag(...about: Parameters<typeof findTag>): Promise<Tag> {
  const row = requireFound(await findTag(...about))
  return row
}
