import { Type } from 'typebox'
import { type Operation, operation } from '../../../platform/operations/operation.ts'
import { PathId } from '../../../platform/operations/schemas.ts'
import { ContactId } from '../ids.ts'
import { ContactErasure } from './schema.ts'
import { eraseContact, getErasure } from './service.ts'

const common = {
  audience: 'token',
  tag: 'Contacts',
  params: Type.Object({ contactId: PathId(ContactId, 'Identifier of the contact.') }),
  status: 200,
  reply: ContactErasure,
} as const

export const erasureOperations: readonly Operation[] = [
  operation(
    {
      ...common,
      method: 'POST',
      path: '/v1/contacts/{contactId}/erase',
      operationId: 'eraseContact',
      summary: 'Erase a contact',
      description:
        'Removes all data of a contact (GDPR, Article 17), and of contacts that were merged into it. It cannot be undone. The id, the time, audit log entries without content and consent records without proof are kept. Exports that may contain the contact are withdrawn. Erasing a contact again changes nothing.',
      scope: 'contacts:write',
      changes: 'contactId',
    },
    (work, { params: { contactId } }) => eraseContact(work, contactId),
  ),
  operation(
    {
      ...common,
      method: 'GET',
      path: '/v1/contacts/{contactId}/erasure',
      operationId: 'getContactErasure',
      summary: 'Get the record of an erasure',
      description: 'Returns when a contact was erased, and its consent records.',
      scope: 'contacts:read',
    },
    (reader, { params: { contactId } }) => getErasure(reader, contactId),
  ),
]
