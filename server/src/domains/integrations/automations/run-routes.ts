import { type Static, Type } from 'typebox'
import type { Db } from '../../../platform/db/database.ts'
import type { Catalogue } from '../../../platform/domain.ts'
import { ApiError, notFound } from '../../../platform/errors.ts'
import type { Input } from '../../../platform/expressions/expression.ts'
import { parseInput } from '../../../platform/expressions/values.ts'
import { EventId } from '../../../platform/ids.ts'
import { type Operation, operation } from '../../../platform/operations/operation.ts'
import { expects, Id, List, PageQuery, PathId } from '../../../platform/operations/schemas.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findEvent } from '../../webhooks/index.ts'
import { InboundEventId } from '../hooks/index.ts'
import { requireSound } from './actions/check.ts'
import type { Acting } from './actions/perform.ts'
import { AutomationId, AutomationRunId } from './ids.ts'
import { presentVersion } from './representation.ts'
import { inboundInput } from './runs/input.ts'
import { presentRun } from './runs/representation.ts'
import { retryRun } from './runs/retry.ts'
import { AutomationRun, RunQuery } from './runs/schema.ts'
import { listRuns, listSteps } from './runs/store.ts'
import { Automation, AutomationChanges, AutomationVersion } from './schema.ts'
import { definitionOf, restoreVersion } from './service.ts'
import { findAutomation, listVersions } from './store.ts'
import { Trial, tryOut } from './trial.ts'

const path = '/v1/automations/{automationId}'
const automation = { automationId: PathId(AutomationId, 'Identifier of the automation.') }
const params = Type.Object(automation)
const shared = { audience: 'token', tag: 'Automations' } as const
const reads = { ...shared, effect: 'read', scope: 'integrations:read' } as const
const writes = { ...shared, effect: 'write', method: 'POST', scope: 'integrations:write' } as const

export const NewTrial = Type.Object(
  {
    eventId: Type.Optional(Id(EventId, 'An event of the feed to try it with.')),
    inboundEventId: Type.Optional(Id(InboundEventId, 'An inbound event to try it with.')),
    event: Type.Optional(
      Type.Unsafe<Record<string, unknown>>({
        type: 'object',
        additionalProperties: true,
        description: 'A made-up event: what `event` is.',
        examples: [{ type: 'contact.created', data: { email: 'ada@example.com' } }],
      }),
    ),
    body: Type.Optional(Type.Unknown({ description: 'A made-up body: what `body` is.' })),
    headers: Type.Optional(Type.Record(Type.String(), Type.String(), { description: 'With it.' })),
    query: Type.Optional(Type.Record(Type.String(), Type.String(), { description: 'With it.' })),
    changes: Type.Optional(
      Type.Unsafe<Static<typeof AutomationChanges>>({
        ...Type.Object(AutomationChanges.properties, { additionalProperties: false }),
        description: 'What is tried in place of what is saved.',
      }),
    ),
  },
  {
    title: 'NewAutomationTrial',
    additionalProperties: false,
    description: 'With what it is tried: one of an event, an inbound event, and made-up ones.',
    ...expects('an object'),
  },
)
export type NewTrial = Static<typeof NewTrial>

const RestoredVersion = Type.Object(
  {
    version: Type.Integer({
      minimum: 1,
      maximum: 2_147_483_647,
      description: 'Number of the version whose content comes back.',
      examples: [1],
    }),
  },
  { title: 'RestoredAutomationVersion', additionalProperties: false },
)

const trials = (
  acting: Acting & Pick<Platform, 'transact'>,
  catalogue: Pick<Catalogue, 'events'>,
): Operation =>
  operation(
    {
      ...reads,
      scope: 'integrations:write',
      method: 'POST',
      path: `${path}/test`,
      operationId: 'testAutomation',
      summary: 'Try an automation',
      description:
        'Says what a run would do: evaluates, renders, validates and does all of it in a transaction that is rolled back. Nothing is sent, and a request counts as answered with 200. It acts as you.',
      params,
      body: NewTrial,
      status: 200,
      reply: Trial,
    },
    async ({ db, organizationId, principal }, { params: { automationId }, body }) => {
      const row = await findAutomation(db, organizationId, automationId)
      if (!row) throw notFound()
      const { enabled: _, ...changes } = body.changes ?? {}
      const definition = { ...definitionOf(row), ...changes }
      requireSound(
        definition,
        catalogue.events.map(({ type }) => type),
      )
      const input = await trialInput(db, organizationId, body)
      const { actions, condition } = definition
      return tryOut(acting, { actions, condition, input, principal })
    },
  )

async function trialInput(db: Db, organizationId: string, body: NewTrial): Promise<Input> {
  const { eventId, inboundEventId, event, headers = {}, query = {} } = body
  if (eventId !== undefined) {
    const row = await findEvent(db, organizationId, EventId.read(eventId) ?? '')
    if (!row) throw missing('eventId', 'event')
    return { event: parseInput(row.body) }
  }
  if (inboundEventId !== undefined) {
    const input = await inboundInput(db, organizationId, inboundEventId)
    if (!input) throw missing('inboundEventId', 'inbound event')
    return input
  }
  if (event) return { event }
  const text = typeof body.body === 'string' ? body.body : JSON.stringify(body.body ?? null)
  return { body: body.body ?? null, text, headers, query }
}

const missing = (field: string, what: string): ApiError =>
  new ApiError('validation_error', `${field} names no ${what} of this organization.`, { field })

export const runOperations = (
  platform: Acting & Pick<Platform, 'transact' | 'pager'>,
  catalogue: Pick<Catalogue, 'events'>,
): readonly Operation[] => [
  trials(platform, catalogue),
  operation(
    {
      ...reads,
      method: 'GET',
      path: `${path}/versions`,
      operationId: 'listAutomationVersions',
      summary: 'List the versions of an automation',
      description: 'Lists what it was, newest first.',
      params,
      query: Type.Object(PageQuery),
      status: 200,
      reply: List(AutomationVersion),
    },
    async ({ db, organizationId }, { params: { automationId }, query }) => {
      await requireAutomation(db, organizationId, automationId)
      const list = { organizationId, name: `versions of ${automationId}` }
      const place = platform.pager.afterPlace(list, query)
      const page = { before: place === null ? null : Number(place), limit: query.limit }
      const rows = await listVersions(db, organizationId, automationId, page)
      return platform.pager.pageByPlace(list, query, rows, {
        placeOf: ({ version }) => String(version),
        present: presentVersion,
      })
    },
  ),
  operation(
    {
      ...writes,
      path: `${path}/versions`,
      operationId: 'restoreAutomationVersion',
      summary: 'Restore a version of an automation',
      description: 'Makes another version with the content of an earlier one.',
      params,
      body: RestoredVersion,
      status: 200,
      changes: 'automationId',
      reply: Automation,
    },
    (work, { params: { automationId }, body }) =>
      restoreVersion(work, automationId, body.version, {
        principal: work.principal,
        types: catalogue.events.map(({ type }) => type),
      }),
  ),
  operation(
    {
      ...reads,
      method: 'GET',
      path: `${path}/runs`,
      operationId: 'listAutomationRuns',
      summary: 'List the runs of an automation',
      description: 'Lists runs of the last 30 days, newest first.',
      params,
      query: RunQuery,
      status: 200,
      reply: List(AutomationRun),
    },
    async ({ db, organizationId }, { params: { automationId }, query }) => {
      await requireAutomation(db, organizationId, automationId)
      const list = { organizationId, name: `runs of ${automationId}` }
      const page = { after: platform.pager.after(list, query), limit: query.limit }
      const filter = { status: query.status, ...page }
      const rows = await listRuns(db, organizationId, automationId, filter)
      const ids = rows.map(({ id }) => id)
      const steps = Map.groupBy(await listSteps(db, organizationId, ids), ({ run_id }) => run_id)
      return platform.pager.page(list, query, rows, (row) =>
        presentRun(row, steps.get(row.id) ?? []),
      )
    },
  ),
  operation(
    {
      ...writes,
      path: `${path}/runs/{runId}/retry`,
      operationId: 'retryAutomationRun',
      summary: 'Retry a run of an automation',
      description:
        'Goes on with a run that failed, was held or was skipped, from the action that is not done, as the automation is now.',
      params: Type.Object({
        ...automation,
        runId: PathId(AutomationRunId, 'Identifier of the run.'),
      }),
      status: 200,
      changes: 'automationId',
      reply: AutomationRun,
      errors: ['invalid_transition'],
    },
    (work, { params: { automationId, runId } }) => retryRun(work, automationId, runId),
  ),
]

async function requireAutomation(db: Db, organizationId: string, id: string): Promise<void> {
  if (!(await findAutomation(db, organizationId, id))) throw notFound()
}
