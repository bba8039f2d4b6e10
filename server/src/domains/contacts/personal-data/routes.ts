import { Type } from 'typebox'
import type { Catalogue } from '../../../platform/domain.ts'
import { type Operation, operation } from '../../../platform/operations/operation.ts'
import { requireScopes } from '../../../platform/operations/principal.ts'
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
        'Returns all that Capstan keeps of a person, of every product, as one document: for a request of access or portability (GDPR, articles 15 and 20). You need `*` or every read scope.',
      scope: 'contacts:read',
      params: Type.Object({ contactId: PathId(ContactId, 'Identifier of the contact.') }),
      reply: PersonalData,
      errors: ['insufficient_scope'],
    },
    (reader, { params: { contactId } }) => {
      requireScopes(
        reader.principal,
        catalogue.scopes.filter((scope) => scope.endsWith(':read')),
      )
      return gatherPersonalData(reader, catalogue, contactId)
    },
  ),
]
