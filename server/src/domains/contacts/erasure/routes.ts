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
        'Removes everything that is kept of a person (GDPR, article 17), and of the contacts that were merged into this one: it cannot be undone. What stays is the id, the time, entries of the audit log without content, and the records of consent without proof. Exports that may contain the contact are withdrawn. To erase a contact again changes nothing.',
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
      summary: 'Get what stays of an erased contact',
      description: 'Returns when a contact was erased, and what it had agreed to.',
      scope: 'contacts:read',
    },
    (reader, { params: { contactId } }) => getErasure(reader, contactId),
  ),
]
