import { Type } from 'typebox'
import { requireFound } from '../../../platform/errors.ts'
import { type Operation, operation } from '../../../platform/operations/operation.ts'
import { List, PageQuery, PathId } from '../../../platform/operations/schemas.ts'
import type { Platform } from '../../../platform/platform.ts'
import { takingOver } from '../../people/index.ts'
import { InboundEvent, InboundRefusal } from './event-schema.ts'
import { listRefusals } from './event-store.ts'
import { presentHook, presentRefusal } from './representation.ts'
import {
  Hook,
  HookChanges,
  HookId,
  HookSecretRotation,
  HookTest,
  HookWithSecret,
  NewHook,
} from './schema.ts'
import {
  changeHook,
  createHook,
  removeHook,
  rotateAddress,
  rotateSecret,
  takeOverHook,
} from './service.ts'
import { findHook, listHooks } from './store.ts'
import { testHook } from './test-event.ts'

const path = '/v1/integrations/hooks'
const one = `${path}/{hookId}` as const
const params = Type.Object({ hookId: PathId(HookId, 'Identifier of the hook.') })
const common = { tag: 'Hooks' } as const
const reads = { ...common, method: 'GET', scope: 'integrations:read' } as const
const writes = { ...common, scope: 'integrations:write' } as const

const writing = (platform: Platform): readonly Operation[] => [
  operation(
    {
      ...writes,
      method: 'POST',
      path,
      operationId: 'createHook',
      summary: 'Create a hook',
      description:
        'Creates a URL that another service posts to. Only this response contains the secret. If the sender issues the secret, set it by a rotation with `overlapHours: 0`.',
      body: NewHook,
      status: 201,
      reply: HookWithSecret,
      errors: ['plan_limit_reached'],
    },
    (work, { body }) => createHook(work, platform, body, work.principal),
  ),
  operation(
    {
      ...writes,
      method: 'PATCH',
      path: one,
      operationId: 'updateHook',
      summary: 'Update a hook',
      description:
        'Changes the fields that you send. The preset cannot change: create another hook for another sender. Events held while a hook is paused are handled by a replay, not by enabling it.',
      params,
      body: HookChanges,
      reply: Hook,
    },
    (work, { params: { hookId }, body }) =>
      changeHook(work, platform, hookId, body, work.principal),
  ),
  operation(
    {
      ...writes,
      ...takingOver,
      path: `${one}/take-over`,
      operationId: 'takeOverHook',
      summary: 'Take over a hook',
      params,
      reply: Hook,
    },
    (work, { params: { hookId } }) => takeOverHook(work, platform, hookId, work.principal),
  ),
  operation(
    {
      ...writes,
      method: 'DELETE',
      path: one,
      operationId: 'deleteHook',
      summary: 'Delete a hook',
      description:
        'Deletes a hook with its secrets. Its URL answers 410 for 30 days; received events are kept for their 30 days.',
      params,
      reply: null,
    },
    (work, { params: { hookId } }) => removeHook(work, hookId),
  ),
  operation(
    {
      ...writes,
      method: 'POST',
      path: `${one}/rotate-secret`,
      operationId: 'rotateHookSecret',
      summary: 'Rotate the secret of a hook',
      description:
        'Sets the secret that you send, or a new one if Capstan issues it. During the overlap the previous secret verifies as well; it ends to the second.',
      params,
      body: Type.Union([HookSecretRotation, Type.Null()]),
      reply: HookWithSecret,
    },
    (work, { params: { hookId }, body }) => rotateSecret(work, platform, hookId, body ?? {}),
  ),
  operation(
    {
      ...writes,
      method: 'POST',
      path: `${one}/rotate-address`,
      operationId: 'rotateHookAddress',
      summary: 'Change the URL of a hook',
      description:
        'Gives a hook a new URL. The previous URL answers 410 from now on. Configure the new one at the sender.',
      params,
      reply: Hook,
    },
    (work, { params: { hookId } }) => rotateAddress(work, platform, hookId),
  ),
  operation(
    {
      ...writes,
      method: 'POST',
      path: `${one}/test`,
      operationId: 'testHook',
      summary: 'Test a hook',
      description:
        'Stores and handles an event as if the sender had posted it. It is not verified and counts towards no limit.',
      params,
      body: Type.Union([HookTest, Type.Null()]),
      status: 201,
      location: '/v1/integrations/inbound-events/{id}',
      reply: InboundEvent,
    },
    (work, { params: { hookId }, body }) => testHook(work, hookId, body ?? {}),
  ),
]

export const hookOperations = (platform: Platform): readonly Operation[] => [
  ...writing(platform),
  operation(
    {
      ...reads,
      path,
      operationId: 'listHooks',
      summary: 'List hooks',
      description: 'Lists the hooks of the organization, newest first.',
      query: Type.Object(PageQuery),
      reply: List(Hook),
    },
    async ({ db, organizationId, now }, { query }) => {
      const list = { organizationId, name: 'hooks' }
      const page = { after: platform.pager.after(list, query), limit: query.limit }
      const rows = await listHooks(db, organizationId, page)
      return platform.pager.page(list, query, rows, presentHook(platform, now))
    },
  ),
  operation(
    {
      ...reads,
      path: one,
      operationId: 'getHook',
      summary: 'Get a hook',
      description: 'Returns one hook with its URL, without its secret.',
      params,
      reply: Hook,
    },
    async ({ db, organizationId, now }, { params: { hookId } }) =>
      presentHook(platform, now)(requireFound(await findHook(db, organizationId, hookId))),
  ),
  operation(
    {
      ...reads,
      path: `${one}/refusals`,
      operationId: 'listHookRefusals',
      summary: 'List refused requests',
      description:
        'Lists the refused requests of a hook with the reasons, newest first: the last 100, without bodies. All senders got the same 401.',
      params,
      query: Type.Object(PageQuery),
      reply: List(InboundRefusal),
    },
    async ({ db, organizationId }, { params: { hookId }, query }) => {
      requireFound(await findHook(db, organizationId, hookId))
      const list = { organizationId, name: `refusals of ${hookId}` }
      const page = { after: platform.pager.after(list, query), limit: query.limit }
      const rows = await listRefusals(db, organizationId, hookId, page)
      return platform.pager.page(list, query, rows, presentRefusal)
    },
  ),
]
