import { Type } from 'typebox'
import type { Catalogue } from '../../../platform/domain.ts'
import { notFound } from '../../../platform/errors.ts'
import { type Operation, operation } from '../../../platform/operations/operation.ts'
import type { Principal } from '../../../platform/operations/principal.ts'
import { List, PageQuery } from '../../../platform/operations/schemas.ts'
import type { Platform } from '../../../platform/platform.ts'
import { takingOver } from '../../people/index.ts'
import { findEndpoint, findEndpoints } from '../../webhooks/index.ts'
import { common, one, params, path } from './paths.ts'
import { Destination, DestinationChanges, NewDestination, transportName } from './schema.ts'
import {
  changeDestination,
  createDestination,
  removeDestination,
  takeOverDestination,
} from './service.ts'
import { requireReachable } from './settings.ts'
import type { DestinationSettings } from './settings-schema.ts'
import { findDestination, listDestinations, presentDestination } from './store.ts'

const writes = { ...common, scope: 'integrations:write' } as const
const reads = { ...common, method: 'GET', scope: 'integrations:read' } as const
/** Engine data of a destination that is being deleted. */
const unknown = {
  ...{ enabled: false, disabledReason: null },
  ...{ author: null, stoppedReason: null, unconfirmed: false },
}

export function destinationOperations(
  platform: Platform,
  catalogue: Pick<Catalogue, 'events'>,
): readonly Operation[] {
  const { pager, keyring } = platform
  const saving = (principal: Principal) => ({
    ...{ principal, keyring },
    types: catalogue.events,
  })
  const prepare = async ({ body }: { body: { config?: DestinationSettings } }): Promise<void> => {
    if (body.config) await requireReachable(platform, body.config)
  }
  return [
    operation(
      {
        ...writes,
        method: 'POST',
        path,
        operationId: 'createDestination',
        summary: 'Create a destination',
        description:
          'Delivers events from now on to a chat, a mailbox, a bucket or a stream, with the retries, the log and the replay of webhooks. You need the read scope of the data in its events. No response contains the secrets in `config`.',
        body: NewDestination,
        status: 201,
        reply: Destination,
        errors: ['plan_limit_reached', 'target_not_allowed', 'connection_not_active'],
        prepare,
      },
      (work, { body }) => createDestination(work, body, saving(work.principal)),
    ),
    operation(
      {
        ...reads,
        path,
        operationId: 'listDestinations',
        summary: 'List destinations',
        description: 'Lists the destinations of the organization, newest first.',
        query: Type.Object(PageQuery),
        reply: List(Destination),
      },
      async ({ db, organizationId }, { query }) => {
        const list = { organizationId, name: 'destinations' }
        const page = { after: pager.after(list, query), limit: query.limit }
        const rows = await listDestinations(db, organizationId, page)
        const ids = rows.map(({ id }) => id)
        const endpoints = await findEndpoints(db, organizationId, transportName, ids)
        return pager.page(list, query, rows, (row) =>
          presentDestination(row, endpoints.get(row.id) ?? unknown),
        )
      },
    ),
    operation(
      {
        ...reads,
        path: one,
        operationId: 'getDestination',
        summary: 'Get a destination',
        description: 'Returns one destination, without its secrets.',
        params,
        reply: Destination,
      },
      async ({ db, organizationId }, { params: { destinationId } }) => {
        const row = await findDestination(db, organizationId, destinationId)
        const endpoint =
          row && (await findEndpoint(db, organizationId, transportName, destinationId))
        if (!row || !endpoint) throw notFound()
        return presentDestination(row, endpoint)
      },
    ),
    operation(
      {
        ...writes,
        method: 'PATCH',
        path: one,
        operationId: 'updateDestination',
        summary: 'Update a destination',
        description:
          'Changes the fields that you send. The type cannot change. Events that an archive has already collected are delivered by the settings of that time.',
        params,
        body: DestinationChanges,
        reply: Destination,
        errors: ['target_not_allowed', 'connection_not_active'],
        prepare,
      },
      (work, { params: { destinationId }, body }) =>
        changeDestination(work, destinationId, body, saving(work.principal)),
    ),
    operation(
      {
        ...writes,
        ...takingOver,
        path: `${one}/take-over`,
        operationId: 'takeOverDestination',
        summary: 'Take over a destination',
        params,
        reply: Destination,
      },
      (work, { params: { destinationId } }) =>
        takeOverDestination(work, destinationId, saving(work.principal)),
    ),
    operation(
      {
        ...writes,
        method: 'DELETE',
        path: one,
        operationId: 'deleteDestination',
        summary: 'Delete a destination',
        description:
          'Deletes a destination with its secrets and deliveries. Nothing more is sent to it, including events that an archive has collected.',
        params,
        reply: null,
      },
      (work, { params: { destinationId } }) => removeDestination(work, destinationId),
    ),
  ]
}
