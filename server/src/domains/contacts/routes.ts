import { Type } from 'typebox'
import type { Pager } from '../../platform/db/page.ts'
import { requireFound } from '../../platform/errors.ts'
import { type Operation, operation } from '../../platform/operations/operation.ts'
import { PathId } from '../../platform/operations/schemas.ts'
import { pageText } from '../../platform/operations/tool.ts'
import { ContactId } from './ids.ts'
import { listContacts, predicateOf } from './list-store.ts'
import { contactLine, contactText, presentContact } from './representation.ts'
import { Contact, ContactChanges, ContactQuery, NewContact } from './schema.ts'
import { searchPage } from './search/page.ts'
import { ContactList, searchQuery } from './search/schema.ts'
import { changeContact, createContact, removeContact } from './service.ts'
import { findContact } from './store.ts'

const tag = 'Contacts'
const writes = { tag, scope: 'contacts:write' } as const
const reads = { tag, scope: 'contacts:read' } as const
const params = Type.Object({ contactId: PathId(ContactId, 'Identifier of the contact.') })
const ListQuery = Type.Object({ ...ContactQuery.properties, ...searchQuery })

export const contactOperations = (pager: Pager): readonly Operation[] => [
  operation(
    {
      ...writes,
      method: 'POST',
      path: '/v1/contacts',
      operationId: 'createContact',
      summary: 'Create a contact',
      description: 'Creates a contact. Email address, phone number and `externalId` are unique.',
      body: NewContact,
      status: 201,
      reply: Contact,
      errors: ['duplicate_resource', 'plan_limit_reached'],
    },
    (work, { body }) => createContact(work, body),
  ),

  operation(
    {
      ...reads,
      method: 'GET',
      path: '/v1/contacts',
      operationId: 'listContacts',
      summary: 'List contacts',
      description: 'Lists contacts, newest first or in another order. Filters can be combined.',
      query: ListQuery,
      reply: ContactList,
      errors: ['search_timeout'],
      tool: {
        name: 'find_contacts',
        title: 'Find contacts',
        description: 'Finds contacts by a text, a tag or a CEL filter, newest first.',
        takes: ['q', 'tag', 'filter'],
        text: pageText(contactLine, 'No contact matches. Try other words or fewer conditions.'),
      },
    },
    async (reader, { query }) => {
      const { db, organizationId } = reader
      const list = { organizationId, name: 'contacts' }
      const { q, email, tag, phone, ...search } = query
      const filter = { q, email, tag, phone: phone?.replace(' ', '+') }
      if (search.filter !== undefined || search.sort !== undefined || search.totalCount) {
        const more = predicateOf(organizationId, filter)
        return searchPage(pager, reader, search, { more, asked: { q, email, tag, phone } })
      }
      const page = { after: pager.after(list, query), limit: query.limit }
      const rows = await listContacts(db, organizationId, filter, page)
      return pager.page(list, query, rows, presentContact)
    },
  ),

  operation(
    {
      ...reads,
      method: 'GET',
      path: '/v1/contacts/{contactId}',
      operationId: 'getContact',
      summary: 'Get a contact',
      description: 'Returns one contact.',
      params,
      reply: Contact,
      tool: {
        name: 'get_contact',
        title: 'Read a contact',
        description: 'Reads all fields of one contact.',
        text: contactText,
      },
    },
    async ({ db, organizationId }, { params: { contactId } }) => {
      return presentContact(requireFound(await findContact(db, organizationId, contactId)))
    },
  ),

  operation(
    {
      ...writes,
      method: 'PATCH',
      path: '/v1/contacts/{contactId}',
      operationId: 'updateContact',
      summary: 'Update a contact',
      description: 'Changes the fields that you send; null clears a field.',
      params,
      body: ContactChanges,
      reply: Contact,
      errors: ['duplicate_resource'],
    },
    (work, { params: { contactId }, body }) => changeContact(work, contactId, body),
  ),

  operation(
    {
      ...writes,
      method: 'DELETE',
      path: '/v1/contacts/{contactId}',
      operationId: 'deleteContact',
      summary: 'Delete a contact',
      description: 'Deletes a contact permanently.',
      params,
      reply: null,
    },
    (work, { params: { contactId } }) => removeContact(work, contactId),
  ),
]
