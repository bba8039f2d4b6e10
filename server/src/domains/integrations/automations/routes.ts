import type { Catalogue } from '../../../platform/domain.ts'
import { requireFound } from '../../../platform/errors.ts'
import { type Operation, operation } from '../../../platform/operations/operation.ts'
import { nilId, type Principal } from '../../../platform/operations/principal.ts'
import { List } from '../../../platform/operations/schemas.ts'
import { lineOf, pageText } from '../../../platform/operations/tool.ts'
import type { Platform } from '../../../platform/platform.ts'
import { takingOver } from '../../people/index.ts'
import { HookId } from '../hooks/index.ts'
import { requireReachable } from './actions/check.ts'
import type { Action } from './actions/schema.ts'
import { one, params, path, reads, writes } from './paths.ts'
import { Automation, AutomationChanges, AutomationQuery, NewAutomation } from './schema.ts'
import {
  type AutomationSaveContext,
  changeAutomation,
  createAutomation,
  removeAutomation,
  takeOverAutomation,
} from './service.ts'
import { findAutomation, listAutomations, presentAutomation } from './store.ts'

const writing = (
  saving: (principal: Principal) => AutomationSaveContext,
  prepare: (input: { body: { actions?: Action[] } }) => Promise<void>,
): readonly Operation[] => [
  operation(
    {
      ...writes,
      method: 'POST',
      path,
      operationId: 'createAutomation',
      summary: 'Create an automation',
      description:
        'Creates an automation, which runs actions when an event occurs, a hook receives a request or a schedule is due. It has your permissions and stops if you lose them: each action needs the scope of what it changes, and the trigger needs the read scope of its data.',
      body: NewAutomation,
      status: 201,
      reply: Automation,
      errors: [
        'plan_limit_reached',
        'insufficient_scope',
        'mapping_too_large',
        'target_not_allowed',
      ],
      prepare,
    },
    (work, { body }) => createAutomation(work, body, saving(work.principal)),
  ),
  operation(
    {
      ...writes,
      method: 'PATCH',
      path: one,
      operationId: 'updateAutomation',
      summary: 'Update an automation',
      description:
        'Changes the fields that you send and saves them as a new version. From then on the automation has your permissions.',
      params,
      body: AutomationChanges,
      reply: Automation,
      errors: ['insufficient_scope', 'mapping_too_large', 'target_not_allowed'],
      prepare,
    },
    (work, { params: { automationId }, body }) =>
      changeAutomation(work, automationId, body, saving(work.principal)),
  ),
  operation(
    {
      ...writes,
      ...takingOver,
      path: `${one}/take-over`,
      operationId: 'takeOverAutomation',
      summary: 'Take over an automation',
      params,
      reply: Automation,
    },
    (work, { params: { automationId } }) =>
      takeOverAutomation(work, automationId, saving(work.principal)),
  ),
  operation(
    {
      ...writes,
      method: 'DELETE',
      path: one,
      operationId: 'deleteAutomation',
      summary: 'Delete an automation',
      description: 'Deletes an automation with its versions and runs. A run in progress ends.',
      params,
      reply: null,
    },
    (work, { params: { automationId } }) => removeAutomation(work, automationId),
  ),
]

export const automationOperations = (
  { pager, outbound, config }: Pick<Platform, 'pager' | 'outbound' | 'config'>,
  catalogue: Pick<Catalogue, 'events'>,
): readonly Operation[] => [
  ...writing(
    (principal) => ({ principal, types: catalogue.events }),
    ({ body: { actions = [] } }) => requireReachable({ outbound, config }, actions),
  ),
  operation(
    {
      ...reads,
      path,
      operationId: 'listAutomations',
      summary: 'List automations',
      description: 'Lists automations, newest first.',
      query: AutomationQuery,
      reply: List(Automation),
      tool: {
        name: 'list_automations',
        title: 'List automations',
        description: 'Lists automations with their triggers and actions, newest first.',
        text: pageText(({ id, name, enabled }) => lineOf(id, name, enabled ? null : '(disabled)')),
      },
    },
    async ({ db, organizationId }, { query }) => {
      const list = { organizationId, name: 'automations' }
      const page = { after: pager.after(list, query), limit: query.limit }
      const { enabled, hookId } = query
      const filter = { enabled, hookId: hookId && (HookId.read(hookId) ?? nilId) }
      const rows = await listAutomations(db, organizationId, filter, page)
      return pager.page(list, query, rows, presentAutomation)
    },
  ),
  operation(
    {
      ...reads,
      path: one,
      operationId: 'getAutomation',
      summary: 'Get an automation',
      description: 'Returns one automation in its newest version.',
      params,
      reply: Automation,
    },
    async ({ db, organizationId }, { params: { automationId } }) =>
      presentAutomation(requireFound(await findAutomation(db, organizationId, automationId))),
  ),
]
