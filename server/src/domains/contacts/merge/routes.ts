import { Type } from 'typebox'
import { type Operation, operation } from '../../../platform/operations/operation.ts'
import { PathId } from '../../../platform/operations/schemas.ts'
import { ContactId } from '../ids.ts'
import { Contact } from '../schema.ts'
import { ContactMerge, ContactUnmerge } from './schema.ts'
import { mergeContacts, unmergeContacts } from './service.ts'

const common = {
  audience: 'token',
  effect: 'write',
  method: 'POST',
  tag: 'Contacts',
  scope: 'contacts:write',
  params: Type.Object({ contactId: PathId(ContactId, 'Identifier of the contact.') }),
  status: 200,
  changes: 'contactId',
} as const

export const mergeOperations: readonly Operation[] = [
  operation(
    {
      ...common,
      path: '/v1/contacts/{contactId}/merge',
      operationId: 'mergeContacts',
      summary: 'Merge contacts',
      description:
        'Merges other contacts into this one. Its values are kept, and empty fields are filled from the others. Addresses, numbers, tags, notes, timelines and consents are united. If any of the contacts opted out, the result has opted out. The ids of the others lead to this contact from now on.',
      body: ContactMerge,
      reply: Contact,
      errors: ['validation_error'],
    },
    (work, { params: { contactId }, body }) => mergeContacts(work, contactId, body),
  ),
  operation(
    {
      ...common,
      path: '/v1/contacts/{contactId}/unmerge',
      operationId: 'unmergeContacts',
      summary: 'Undo a merge',
      description:
        'Undoes the last merge into this contact, within 30 days. Fields that changed after the merge keep their values.',
      reply: ContactUnmerge,
      errors: ['invalid_transition', 'duplicate_resource', 'plan_limit_reached'],
    },
    (work, { params: { contactId } }) => unmergeContacts(work, contactId),
  ),
]
