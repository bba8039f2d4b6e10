import { Type } from 'typebox'
import type { Catalogue } from '../../../platform/domain.ts'
import { type Operation, operation } from '../../../platform/operations/operation.ts'
import { PathId } from '../../../platform/operations/schemas.ts'
import { ContactId } from '../ids.ts'
import { PersonalData } from './schema.ts'
import { gatherPersonalData } from './service.ts'

export const personalDataOperations = (catalogue: Catalogue): readonly Operation[] => [
  operation(
    {
      method: 'GET',
      path: '/v1/contacts/{contactId}/personal-data',
      operationId: 'getContactPersonalData',
      tag: 'Contacts',
      summary: 'Get everything that is kept of a contact',
      description:
        'Returns all that Capstan keeps of a person, of every product, as one document: for a request of access or portability (GDPR, articles 15 and 20).',
      scope: 'contacts:read',
      params: Type.Object({ contactId: PathId(ContactId, 'Identifier of the contact.') }),
      reply: PersonalData,
    },
    (reader, { params: { contactId } }) => gatherPersonalData(reader, catalogue, contactId),
  ),
]
