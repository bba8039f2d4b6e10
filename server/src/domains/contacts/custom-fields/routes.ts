import { Type } from 'typebox'
import { requireFound } from '../../../platform/errors.ts'
import { type Operation, operation } from '../../../platform/operations/operation.ts'
import { List, PageQuery, PathId } from '../../../platform/operations/schemas.ts'
import type { Platform } from '../../../platform/platform.ts'
import { ContactFieldId } from '../ids.ts'
import {
  ContactField,
  ContactFieldChanges,
  ContactFieldSettings,
  NewContactField,
} from './schema.ts'
import { changeField, createField, presentField, removeField } from './service.ts'
import { findField, findSet, listFieldPage, raiseVersion } from './store.ts'

const tag = 'Contact fields'
const writes = { tag, scope: 'contacts:write' } as const
const reads = { tag, scope: 'contacts:read' } as const
const path = '/v1/contact-fields/{fieldId}'
const settingsPath = '/v1/contact-field-settings'
const params = Type.Object({ fieldId: PathId(ContactFieldId, 'Identifier of the field.') })

export const fieldOperations = (platform: Platform): readonly Operation[] => [
  ...reading(platform),
  ...settingsOperations,
  operation(
    {
      ...writes,
      method: 'POST',
      path: '/v1/contact-fields',
      operationId: 'createContactField',
      summary: 'Create a contact field',
      description:
        'Defines the values of a key in `custom` from now on. Contacts that have other values keep them until those change.',
      body: NewContactField,
      status: 201,
      reply: ContactField,
      errors: ['duplicate_resource', 'invalid_transition', 'plan_limit_reached'],
    },
    (work, { body }) => createField(work, body),
  ),
  operation(
    {
      ...writes,
      method: 'PATCH',
      path,
      operationId: 'updateContactField',
      summary: 'Update a contact field',
      description: 'Changes the fields that you send. `key` and `type` cannot change.',
      params,
      body: ContactFieldChanges,
      reply: ContactField,
      errors: ['invalid_transition'],
    },
    (work, { params: { fieldId }, body }) => changeField(work, fieldId, body),
  ),
  operation(
    {
      ...writes,
      method: 'DELETE',
      path,
      operationId: 'deleteContactField',
      summary: 'Delete a contact field',
      description: 'Deletes the field. Contacts keep their values, which are no longer checked.',
      params,
      reply: null,
    },
    (work, { params: { fieldId } }) => removeField(work, fieldId),
  ),
]

const reading = ({ pager }: Platform): readonly Operation[] => [
  operation(
    {
      ...reads,
      method: 'GET',
      path: '/v1/contact-fields',
      operationId: 'listContactFields',
      summary: 'List contact fields',
      description: 'Lists fields, newest first, including archived ones.',
      query: Type.Object(PageQuery),
      reply: List(ContactField),
    },
    async ({ db, organizationId }, { query }) => {
      const list = { organizationId, name: 'contact fields' }
      const page = { after: pager.after(list, query), limit: query.limit }
      return pager.page(list, query, await listFieldPage(db, organizationId, page), presentField)
    },
  ),
  operation(
    {
      ...reads,
      method: 'GET',
      path,
      operationId: 'getContactField',
      summary: 'Get a contact field',
      description: 'Returns one field.',
      params,
      reply: ContactField,
    },
    async ({ db, organizationId }, { params: { fieldId } }) => {
      return presentField(requireFound(await findField(db, organizationId, fieldId)))
    },
  ),
]

const settingsOperations: readonly Operation[] = [
  operation(
    {
      ...reads,
      method: 'GET',
      path: settingsPath,
      singleton: true,
      operationId: 'getContactFieldSettings',
      summary: 'Get the field settings',
      description: "Returns the organization's settings for all its fields.",
      reply: ContactFieldSettings,
    },
    async ({ db, organizationId }) => ({
      strictFields: (await findSet(db, organizationId))?.is_strict ?? false,
    }),
  ),
  operation(
    {
      ...writes,
      method: 'PATCH',
      path: settingsPath,
      singleton: true,
      operationId: 'updateContactFieldSettings',
      summary: 'Update the field settings',
      description:
        'Updates the field settings. With `strictFields`, `custom` accepts only the keys of fields.',
      body: ContactFieldSettings,
      reply: ContactFieldSettings,
    },
    async ({ db, organizationId }, { body }) => {
      await raiseVersion(db, organizationId, body.strictFields)
      return body
    },
  ),
]
