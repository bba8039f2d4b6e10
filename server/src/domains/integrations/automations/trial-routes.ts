import { type Static, Type } from 'typebox'
import type { Catalogue } from '../../../platform/domain.ts'
import { type ApiError, invalidField, requireFound } from '../../../platform/errors.ts'
import type { EventType } from '../../../platform/events/event.ts'
import type { ExpressionInput } from '../../../platform/expressions/expression.ts'
import { parseInput } from '../../../platform/expressions/values.ts'
import { EventId } from '../../../platform/ids.ts'
import {
  type Operation,
  operation,
  type ReadContext,
} from '../../../platform/operations/operation.ts'
import { requireScopes } from '../../../platform/operations/principal.ts'
import { expects, Id } from '../../../platform/operations/schemas.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findEvent, readHead, readScopesOf } from '../../webhooks/index.ts'
import { InboundEventId } from '../hooks/index.ts'
import { requireReachable, requireSound } from './actions/check.ts'
import type { Acting } from './actions/perform.ts'
import { common, one, params } from './paths.ts'
import { inboundInput } from './runs/start.ts'
import { AutomationChanges } from './schema.ts'
import { definitionOf } from './service.ts'
import { findAutomation } from './store.ts'
import { Trial, tryOut } from './trial.ts'

const NewTrial = Type.Object(
  {
    eventId: Type.Optional(Id(EventId, 'Event of the feed to test with.')),
    inboundEventId: Type.Optional(Id(InboundEventId, 'Inbound event to test with.')),
    event: Type.Optional(
      Type.Unsafe<Record<string, unknown>>({
        type: 'object',
        additionalProperties: true,
        description: 'Sample event, used as `event`.',
        examples: [{ type: 'contact.created', data: { email: 'ada@example.com' } }],
      }),
    ),
    body: Type.Optional(Type.Unknown({ description: 'Sample body, used as `body`.' })),
    headers: Type.Optional(Type.Record(Type.String(), Type.String(), { description: 'With it.' })),
    query: Type.Optional(Type.Record(Type.String(), Type.String(), { description: 'With it.' })),
    changes: Type.Optional(
      Type.Unsafe<Static<typeof AutomationChanges>>({
        ...Type.Object(AutomationChanges.properties, { additionalProperties: false }),
        description: 'Automation to test instead of the saved one.',
      }),
    ),
  },
  {
    title: 'NewAutomationTrial',
    additionalProperties: false,
    description: 'Input of the test: an event, an inbound event, or a sample.',
    ...expects('an object'),
  },
)
type NewTrial = Static<typeof NewTrial>

export const trialOperation = (
  acting: Acting & Pick<Platform, 'transact' | 'outbound' | 'config'>,
  catalogue: Pick<Catalogue, 'events'>,
): Operation =>
  operation(
    {
      ...common,
      effect: 'read',
      scope: 'integrations:write',
      method: 'POST',
      path: `${one}/test`,
      operationId: 'testAutomation',
      summary: 'Test an automation',
      description:
        'Returns what a run would do. It evaluates, renders, validates and runs the actions in a transaction that is rolled back. Nothing is sent, and each HTTP request counts as answered with 200. The test has your permissions.',
      params,
      keepsDigits: true,
      body: NewTrial,
      reply: Trial,
      errors: ['mapping_too_large', 'target_not_allowed', 'insufficient_scope'],
      tool: {
        name: 'test_automation',
        title: 'Test an automation',
        description:
          'Returns what a run would do with an event or a sample body. Nothing is stored or sent.',
        bodyAs: 'with',
        lists: [
          'eventId',
          'inboundEventId',
          'event',
          'body',
          'headers',
          'query',
          'changes.condition',
        ],
        text: (trial) => `${trial.status}\n${JSON.stringify(trial)}`,
      },
    },
    async ({ db, organizationId, principal }, { params: { automationId }, body }) => {
      const row = requireFound(await findAutomation(db, organizationId, automationId))
      const { enabled: _, ...changes } = body.changes ?? {}
      const definition = { ...definitionOf(row), ...changes }
      requireSound(
        definition,
        catalogue.events.map(({ type }) => type),
      )
      await requireReachable(acting, definition.actions)
      const input = await trialInput({ db, organizationId, principal }, body, catalogue.events)
      const { actions, condition } = definition
      return tryOut(acting, { actions, condition, input, principal })
    },
  )

const kinds = ['eventId', 'inboundEventId', 'event', 'body'] as const

/** @throws ApiError 403 that names the scope of the data that the trial would show */
async function trialInput(
  { db, organizationId, principal }: Pick<ReadContext, 'db' | 'organizationId' | 'principal'>,
  body: NewTrial,
  types: readonly EventType[],
): Promise<ExpressionInput> {
  const [first, second] = kinds.filter((kind) => body[kind] !== undefined)
  if (second) throw invalidField(second, `${second} cannot be combined with ${first}.`)
  const { eventId, inboundEventId, event, headers = {}, query = {} } = body
  if (eventId !== undefined) {
    const row = await findEvent(db, organizationId, EventId.read(eventId) ?? '')
    if (!row) throw missing('eventId', 'event')
    requireScopes(principal, readScopesOf(types, [readHead(row.body).type]))
    return { event: parseInput(row.body) }
  }
  if (inboundEventId !== undefined) {
    requireScopes(principal, ['integrations:read'])
    const input = await inboundInput(db, organizationId, inboundEventId)
    if (!input) throw missing('inboundEventId', 'inbound event')
    return input
  }
  if (event) return { event }
  const text = typeof body.body === 'string' ? body.body : JSON.stringify(body.body ?? null)
  return { body: body.body ?? null, text, headers, query }
}

const missing = (field: string, what: string): ApiError =>
  invalidField(field, `${field} is not an ${what} of this organization.`)
