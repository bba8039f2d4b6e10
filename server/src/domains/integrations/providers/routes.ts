import { Type } from 'typebox'
import { requireFound } from '../../../platform/errors.ts'
import { type Operation, operation } from '../../../platform/operations/operation.ts'
import { expects, List, PageQuery, textual } from '../../../platform/operations/schemas.ts'
import type { Platform } from '../../../platform/platform.ts'
import { NewProvider, Provider, ProviderChanges } from './schema.ts'
import {
  addressesOf,
  builtIn,
  changeProvider,
  createProvider,
  definitionOf,
  findDefinition,
  presentProvider,
  removeProvider,
  requireReachable,
} from './service.ts'
import { listOwnDefinitions } from './store.ts'

const path = '/v1/integrations/providers'
const one = `${path}/{key}` as const
const params = Type.Object({
  key: Type.String({
    pattern: '^[a-z0-9][a-z0-9_-]{0,61}$',
    description: 'Key of the provider.',
    examples: ['hubspot'],
    ...expects('the key of a provider'),
    ...textual,
  }),
})
const common = { tag: 'Integration providers' } as const
const reads = { ...common, method: 'GET', scope: 'integrations:read' } as const
const writes = { ...common, scope: 'integrations:write' } as const

const builtInByKey = [...builtIn.values()].sort((a, b) => (a.key < b.key ? -1 : 1))

export const providerOperations = (platform: Platform): readonly Operation[] => [
  ...reading(platform),
  operation(
    {
      ...writes,
      method: 'POST',
      path,
      operationId: 'createIntegrationProvider',
      summary: 'Add a provider',
      description:
        'Describes a service that connections can be made to: its URL, its authentication, and how its pages are read.',
      body: NewProvider,
      status: 201,
      location: `${path}/{key}`,
      reply: Provider,
      errors: ['duplicate_resource', 'invalid_transition', 'target_not_allowed'],
      async prepare({ body }) {
        const definition = definitionOf(body)
        await requireReachable(platform.outbound, allowsHttp(platform), addressesOf(definition))
        return { definition }
      },
    },
    (work, _input, { definition }) => createProvider(work, definition),
  ),
  operation(
    {
      ...writes,
      method: 'PATCH',
      path: one,
      operationId: 'updateIntegrationProvider',
      summary: 'Update a provider',
      description:
        'Changes the fields that you send. `baseUrl`, `auth` and `settings` cannot change while connections use the provider.',
      params,
      body: ProviderChanges,
      reply: Provider,
      errors: ['invalid_transition', 'target_not_allowed'],
      async prepare({ body }) {
        await requireReachable(platform.outbound, allowsHttp(platform), addressesOf(body))
      },
    },
    (work, { params: { key }, body }) => changeProvider(work, key, body),
  ),
  operation(
    {
      ...writes,
      method: 'DELETE',
      path: one,
      operationId: 'deleteIntegrationProvider',
      summary: 'Delete a provider',
      description: 'Deletes a provider that you added and that no connection uses.',
      params,
      reply: null,
      errors: ['invalid_transition'],
    },
    (work, { params: { key } }) => removeProvider(work, key),
  ),
]

const allowsHttp = ({ config }: Platform): boolean => config.outbound.allowHttpWebhooks

const reading = ({ pager }: Platform): readonly Operation[] => [
  operation(
    {
      ...reads,
      path,
      operationId: 'listIntegrationProviders',
      summary: 'List providers',
      description: 'Lists the providers by key: first the built-in ones, then your own.',
      query: Type.Object(PageQuery),
      reply: List(Provider),
    },
    async ({ db, organizationId }, { query }) => {
      const list = { organizationId, name: 'integration providers' }
      const after = pager.afterPlace(list, query)
      const shipped = builtInByKey.filter(({ key }) => after === null || key > after)
      const isOwn = after?.startsWith('x_') ?? false
      const own = await listOwnDefinitions(db, organizationId, {
        after: isOwn ? after : null,
        limit: query.limit,
      })
      const rows = [...(isOwn ? [] : shipped), ...own].slice(0, query.limit + 1)
      return pager.pageByPlace(list, query, rows, {
        placeOf: ({ key }) => key,
        present: presentProvider,
      })
    },
  ),
  operation(
    {
      ...reads,
      path: one,
      operationId: 'getIntegrationProvider',
      summary: 'Get a provider',
      description: 'Returns one provider.',
      params,
      reply: Provider,
    },
    async ({ db, organizationId }, { params: { key } }) =>
      presentProvider(requireFound(await findDefinition(db, organizationId, key))),
  ),
]
