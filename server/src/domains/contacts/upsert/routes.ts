import { Type } from 'typebox'
import { requireFound } from '../../../platform/errors.ts'
import { type Operation, operation } from '../../../platform/operations/operation.ts'
import { expects, textual } from '../../../platform/operations/schemas.ts'
import { type HandleKind, handleKinds } from '../handles/forms.ts'
import { findHolder } from '../handles/store.ts'
import { contactText, presentContact } from '../representation.ts'
import { Contact, NewContact } from '../schema.ts'
import { readKey, upsertContact } from './service.ts'

const tag = 'Contacts'
const path = '/v1/contacts/by/{key}/{value}'

const params = Type.Object({
  key: Type.Unsafe<HandleKind>({
    type: 'string',
    enum: [...handleKinds],
    description: 'Identifier to find the contact by.',
    examples: ['email'],
    ...textual,
  }),
  value: Type.String({
    minLength: 1,
    maxLength: 254,
    description:
      'Email address, E.164 number or external id. Additional addresses and numbers count as well.',
    examples: ['ada@example.com'],
    ...textual,
    ...expects('an email address, an E.164 number or an external id'),
  }),
})

export const upsertOperations: readonly Operation[] = [
  operation(
    {
      method: 'GET',
      path,
      operationId: 'getContactBy',
      tag,
      summary: 'Get a contact by address, number or external id',
      description: 'Returns the contact with this address, number or external id.',
      scope: 'contacts:read',
      params,
      reply: Contact,
    },
    async ({ db, organizationId }, { params: { key, value } }) => {
      return presentContact(requireFound(await findHolder(db, organizationId, readKey(key, value))))
    },
  ),

  operation(
    {
      method: 'PUT',
      path,
      operationId: 'upsertContact',
      tag,
      summary: 'Create or update a contact',
      description:
        'Changes the fields that you send on the contact with this address, number or external id, or creates one with it. If nothing changes, no event is sent and no audit log entry is written.',
      scope: 'contacts:write',
      params,
      body: NewContact,
      mayCreate: true,
      changes: 'reply',
      location: '/v1/contacts/{id}',
      reply: Contact,
      errors: ['duplicate_resource', 'plan_limit_reached'],
      tool: {
        name: 'upsert_contact',
        title: 'Create or change a contact',
        description:
          'Creates the contact with this address, number or external id, or changes the fields that you name.',
        bodyAs: 'fields',
        lists: [
          ...['name', 'firstName', 'lastName', 'email', 'phone', 'company', 'jobTitle'],
          ...['externalId', 'tags', 'custom', 'ownerId', 'companyId', 'address', 'locale'],
          ...['timezone', 'birthday', 'doNotContact', 'additionalEmails', 'additionalPhones'],
          'websites',
        ],
        text: contactText,
      },
    },
    (work, { params: { key, value }, body }) => upsertContact(work, readKey(key, value), body),
  ),
]
