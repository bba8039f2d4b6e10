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
const path = '/v1/contact-fields/{fieldId}'
const settingsPath = '/v1/contact-field-settings'
const params = Type.Object({ fieldId: PathId(ContactFieldId, 'Identifier of the field.') })

export const fieldOperations = (platform: Platform): readonly Operation[] => [
  ...reads(platform),
  ...settingsOperations,
  operation(
    {
      method: 'POST',
      path: '/v1/contact-fields',
      operationId: 'createContactField',
      tag,
      summary: 'Create a contact field',
      description:
        'Defines the values of a key in `custom` from now on. Contacts that have other values keep them until those change.',
      scope: 'contacts:write',
      body: NewContactField,
      status: 201,
      reply: ContactField,
      errors: ['duplicate_resource', 'invalid_transition', 'plan_limit_reached'],
    },
    (work, { body }) => createField(work, body),
  ),
  operation(
    {
      method: 'PATCH',
      path,
      operationId: 'updateContactField',
      tag,
      summary: 'Update a contact field',
      description: 'Changes the fields that you send. `key` and `type` cannot change.',
      scope: 'contacts:write',
      params,
      body: ContactFieldChanges,
      reply: ContactField,
      errors: ['invalid_transition'],
    },
    (work, { params: { fieldId }, body }) => changeField(work, fieldId, body),
  ),
  operation(
    {
      method: 'DELETE',
      path,
      operationId: 'deleteContactField',
      tag,
      summary: 'Delete a contact field',
      description: 'Deletes the field. Contacts keep their values, which are no longer checked.',
      scope: 'contacts:write',
      params,
      reply: null,
    },
    (work, { params: { fieldId } }) => removeField(work, fieldId),
  ),
]

const reads = ({ pager }: Platform): readonly Operation[] => [
  operation(
    {
      method: 'GET',
      path: '/v1/contact-fields',
      operationId: 'listContactFields',
      tag,
      summary: 'List contact fields',
      description: 'Lists fields, newest first, including archived ones.',
      scope: 'contacts:read',
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
      method: 'GET',
      path,
      operationId: 'getContactField',
      tag,
      summary: 'Get a contact field',
      description: 'Returns one field.',
      scope: 'contacts:read',
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
      method: 'GET',
      path: settingsPath,
      singleton: true,
      operationId: 'getContactFieldSettings',
      tag,
      summary: 'Get the field settings',
      description: "Returns the organization's settings for all its fields.",
      scope: 'contacts:read',
      reply: ContactFieldSettings,
    },
    async ({ db, organizationId }) => ({
      strictFields: (await findSet(db, organizationId))?.is_strict ?? false,
    }),
  ),
  operation(
    {
      method: 'PATCH',
      path: settingsPath,
      singleton: true,
      operationId: 'updateContactFieldSettings',
      tag,
      summary: 'Update the field settings',
      description:
        'Updates the field settings. With `strictFields`, `custom` accepts only the keys of fields.',
      scope: 'contacts:write',
      body: ContactFieldSettings,
      reply: ContactFieldSettings,
    },
    async ({ db, organizationId }, { body }) => {
      await raiseVersion(db, organizationId, body.strictFields)
      return body
    },
  ),
]
