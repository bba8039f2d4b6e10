import { Type } from 'typebox'
import { notFound } from '../../../platform/errors.ts'
import { type Operation, operation } from '../../../platform/operations/operation.ts'
import { List, PathId } from '../../../platform/operations/schemas.ts'
import type { Platform } from '../../../platform/platform.ts'
import { TemplateId } from '../ids.ts'
import {
  NewTemplate,
  Template,
  TemplateChanges,
  TemplateInList,
  TemplateQuery,
  TemplateVariables,
} from './schema.ts'
import { changeTemplate, createTemplate, presentTemplate, removeTemplate } from './service.ts'
import { templates } from './store.ts'
import { listTemplateVariables } from './variables.ts'

const path = '/v1/proposal-templates'
const params = Type.Object({ templateId: PathId(TemplateId, 'Identifier of the template.') })
const shared = { audience: 'token', tag: 'Proposal libraries' } as const
const reads = { ...shared, effect: 'read', method: 'GET', scope: 'proposals:read' } as const
const writes = { ...shared, effect: 'write', scope: 'proposals:write' } as const

const writing: readonly Operation[] = [
  operation(
    {
      ...writes,
      method: 'POST',
      path,
      operationId: 'createProposalTemplate',
      summary: 'Create a template',
      description: 'Creates what proposals can begin with. Its name is unique.',
      body: NewTemplate,
      status: 201,
      reply: Template,
      errors: ['duplicate_resource', 'plan_limit_reached'],
    },
    (work, { body }) => createTemplate(work, body),
  ),
  operation(
    {
      ...writes,
      method: 'PATCH',
      path: `${path}/{templateId}`,
      operationId: 'updateProposalTemplate',
      summary: 'Update a template',
      description:
        'Changes the fields that you send; null clears a field. Proposals keep what they began with.',
      params,
      body: TemplateChanges,
      status: 200,
      reply: Template,
      errors: ['duplicate_resource', 'precondition_failed'],
    },
    (work, { params: { templateId }, body }) => changeTemplate(work, templateId, body),
  ),
  operation(
    {
      ...writes,
      method: 'DELETE',
      path: `${path}/{templateId}`,
      operationId: 'deleteProposalTemplate',
      summary: 'Delete a template',
      description: 'Deletes a template permanently. Proposals keep what they began with.',
      params,
      status: 204,
      reply: null,
      errors: ['precondition_failed'],
    },
    (work, { params: { templateId } }) => removeTemplate(work, templateId),
  ),
]

export const templateOperations = ({ pager }: Pick<Platform, 'pager'>): readonly Operation[] => [
  ...writing,
  operation(
    {
      ...reads,
      path,
      operationId: 'listProposalTemplates',
      summary: 'List templates',
      description: 'Lists templates without their drafts, newest first.',
      query: TemplateQuery,
      status: 200,
      reply: List(TemplateInList),
    },
    async ({ db, organizationId }, { query }) => {
      const list = { organizationId, name: 'proposal templates' }
      const { q, archived, limit } = query
      const page = { after: pager.after(list, query), limit }
      const rows = await templates.list(db, organizationId, { q, archived }, page)
      return pager.page(list, query, rows, presentTemplate)
    },
  ),
  operation(
    {
      ...reads,
      path: `${path}/{templateId}`,
      operationId: 'getProposalTemplate',
      summary: 'Get a template',
      description: 'Returns one template with its draft.',
      params,
      status: 200,
      reply: Template,
    },
    async ({ db, organizationId }, { params: { templateId } }) => {
      const row = await templates.find(db, organizationId, templateId)
      if (!row) throw notFound()
      return presentTemplate(row)
    },
  ),
  operation(
    {
      ...reads,
      path: `${path}/{templateId}/variables`,
      operationId: 'listProposalTemplateVariables',
      summary: 'List the variables of a template',
      description:
        'Lists what its texts ask for, and whether a proposal of it can be sent without a value.',
      params,
      status: 200,
      reply: TemplateVariables,
    },
    async ({ db, organizationId }, { params: { templateId } }) => {
      const row = await templates.find(db, organizationId, templateId)
      if (!row) throw notFound()
      return { data: listTemplateVariables(row) }
    },
  ),
]
