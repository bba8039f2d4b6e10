import { Type } from 'typebox'
import type { Catalogue } from '../../../platform/domain.ts'
import { requireFound } from '../../../platform/errors.ts'
import { type Operation, operation } from '../../../platform/operations/operation.ts'
import { List, PageQuery } from '../../../platform/operations/schemas.ts'
import type { Platform } from '../../../platform/platform.ts'
import { requireReachable } from './actions/check.ts'
import { one, params, reads, writes } from './paths.ts'
import { Automation, AutomationVersion } from './schema.ts'
import { restoreVersion } from './service.ts'
import { findAutomation, findVersion, listVersions, presentVersion } from './store.ts'

const RestoredVersion = Type.Object(
  {
    version: Type.Integer({
      minimum: 1,
      maximum: 2_147_483_647,
      description: 'Number of the version to restore.',
      examples: [1],
    }),
  },
  { title: 'RestoredAutomationVersion', additionalProperties: false },
)

export const versionOperations = (
  {
    pager,
    outbound,
    config,
    database,
  }: Pick<Platform, 'pager' | 'outbound' | 'config' | 'database'>,
  catalogue: Pick<Catalogue, 'events'>,
): readonly Operation[] => [
  operation(
    {
      ...reads,
      path: `${one}/versions`,
      operationId: 'listAutomationVersions',
      summary: 'List the versions of an automation',
      description: 'Lists previous versions, newest first.',
      params,
      query: Type.Object(PageQuery),
      reply: List(AutomationVersion),
    },
    async ({ db, organizationId }, { params: { automationId }, query }) => {
      requireFound(await findAutomation(db, organizationId, automationId))
      const list = { organizationId, name: `versions of ${automationId}` }
      const place = pager.afterPlace(list, query)
      const page = { before: place === null ? null : Number(place), limit: query.limit }
      const rows = await listVersions(db, organizationId, automationId, page)
      return pager.pageByPlace(list, query, rows, {
        placeOf: ({ version }) => String(version),
        present: presentVersion,
      })
    },
  ),
  operation(
    {
      ...writes,
      method: 'POST',
      path: `${one}/versions`,
      operationId: 'restoreAutomationVersion',
      summary: 'Restore a version of an automation',
      description: 'Creates a new version with the content of an earlier one.',
      params,
      body: RestoredVersion,
      changes: 'automationId',
      reply: Automation,
      errors: ['insufficient_scope', 'mapping_too_large', 'target_not_allowed'],
      async prepare({ params: { automationId }, body: { version } }, { organizationId }) {
        const earlier = await findVersion(database.db, organizationId, automationId, version)
        await requireReachable({ outbound, config }, earlier?.definition.actions ?? [])
      },
    },
    (work, { params: { automationId }, body }) =>
      restoreVersion(work, automationId, body.version, {
        principal: work.principal,
        types: catalogue.events,
      }),
  ),
]
