import type { Pager } from '../../../platform/db/page.ts'
import { type Operation, operation } from '../../../platform/operations/operation.ts'
import { searchPage } from './page.ts'
import { ContactList, ContactSearch } from './schema.ts'

export const searchOperations = ({ pager }: { pager: Pager }): readonly Operation[] => [
  operation(
    {
      effect: 'read',
      method: 'POST',
      path: '/v1/contacts/search',
      operationId: 'searchContacts',
      tag: 'Contacts',
      summary: 'Search contacts',
      description:
        'Lists the contacts that match a filter, in the order of `sort`. Nothing is changed. For the next page, send the same request with `cursor`.',
      scope: 'contacts:read',
      body: ContactSearch,
      reply: ContactList,
      errors: ['invalid_cursor', 'search_timeout'],
    },
    (reader, { body }) => searchPage(pager, reader, body, { inBody: true }),
  ),
]
