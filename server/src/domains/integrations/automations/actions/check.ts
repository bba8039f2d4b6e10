import { ApiError, invalidField } from '../../../../platform/errors.ts'
import { depthHeader } from '../../../../platform/events/event.ts'
import { requireExpression } from '../../../../platform/expressions/evaluate.ts'
import { readFilter } from '../../../../platform/expressions/filter.ts'
import { requireMapping } from '../../../../platform/expressions/mapping.ts'
import { requireText, withoutPlaces } from '../../../../platform/expressions/text.ts'
import { requireCustomHeaders } from '../../../../platform/net/custom-headers.ts'
import { OutboundError } from '../../../../platform/net/index.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { requireKnown } from '../../../webhooks/index.ts'
import type { AutomationDefinition } from '../schema.ts'
import { type Action, nameOf } from './schema.ts'

/** Headers that authenticate a sender. The automation would show them to its readers. */
const credentials = /^(authorization|proxy-authorization|cookie|x-api-key)$/i
const maxHeaderBytes = 8_192

/**
 * Refuses invalid expressions and texts, unknown event types, and repeated names.
 *
 * @throws ApiError 422 that names the field
 */
export function requireSound(
  { trigger, condition, actions }: AutomationDefinition,
  types: readonly string[],
): void {
  const kinds = ['event', 'hook', 'schedule'].filter((kind) => kind in trigger)
  if (kinds.length !== 1 || ('filter' in trigger && !('event' in trigger))) {
    const message =
      'trigger must have exactly one of event (with or without filter), hook and schedule.'
    throw invalidField('trigger', message)
  }
  if ('event' in trigger) {
    requireKnownType(trigger.event, types)
    if (trigger.filter) readFilter(trigger.filter, 'trigger.filter')
  }
  if (condition) requireExpression(condition, 'condition')
  const names = actions.map(nameOf)
  for (const [index, action] of actions.entries()) {
    const field = `actions.${index}`
    if (names.indexOf(names[index] ?? '') !== index) {
      const message = `${field}.id: an earlier action already has this name. Choose another one.`
      throw new ApiError('validation_error', message, { field: `${field}.id` })
    }
    requireAction(action, field)
  }
}

const expressionFields = new Set(['contactId', 'proposalId', 'to'])
const textFields = new Set(['tag', 'subject', 'text', 'message', 'url'])

function requireAction(action: Action, field: string): void {
  if ('mapping' in action && action.mapping) requireMapping(action.mapping, `${field}.mapping`)
  for (const [name, value] of Object.entries(action)) {
    if (typeof value !== 'string') continue
    if (expressionFields.has(name)) requireExpression(value, `${field}.${name}`)
    if (textFields.has(name)) requireText(value, `${field}.${name}`)
  }
  if (action.type === 'http.request') requireTarget(action, field)
  if (action.type === 'contact.upsert' && !Object.hasOwn(action.mapping, action.matchBy)) {
    const message = `${field}.mapping must set ${action.matchBy}, because the contact is found by it.`
    throw invalidField(`${field}.mapping`, message)
  }
}

/**
 * Returns true if the host of a URL is literal. A value in the host could send the rest of the request to another host.
 */
const hasOwnHost = (url: string): boolean => /^https?:\/\/[^/?#{}\s]+([/?#]|$)/.test(url)

function requireTarget(
  { url, headers = {} }: Extract<Action, { type: 'http.request' }>,
  field: string,
): void {
  if (!hasOwnHost(url)) {
    const message = `${field}.url must begin with a literal host, such as https://example.com/{{ body.id }}.`
    throw new ApiError('validation_error', message, { field: `${field}.url` })
  }
  for (const name of Object.keys(headers)) {
    if (!credentials.test(name)) continue
    const at = `${field}.headers.${name}`
    throw invalidField(
      at,
      `${at} would show a credential to every reader of the automation. Remove it.`,
    )
  }
  const bounds = { maxBytes: maxHeaderBytes, names: ['idempotency-key', depthHeader] }
  requireCustomHeaders(headers, { ...bounds, field: `${field}.headers` })
}

/**
 * Refuses addresses that may not be reached, as webhooks do. A name that does not resolve yet is accepted, and every
 * address is checked again before each request.
 *
 * @throws ApiError 422 `target_not_allowed`, or `validation_error` if the text is not a valid URL
 */
export async function requireReachable(
  { outbound, config }: Pick<Platform, 'outbound' | 'config'>,
  actions: readonly Action[],
): Promise<void> {
  const schemes = config.outbound.allowHttpWebhooks ? (['https', 'http'] as const) : undefined
  for (const [index, action] of actions.entries()) {
    if (action.type !== 'http.request' || !hasOwnHost(action.url)) continue
    try {
      await outbound.checkReachable(withoutPlaces(action.url), schemes)
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error
      if (error.code === 'dns_failed') continue
      const field = `actions.${index}.url`
      if (error.code === 'invalid_url') throw invalidField(field, `${field}: ${error.message}`)
      throw new ApiError('target_not_allowed', error.message, { field })
    }
  }
}

/** Checks an event type or pattern as webhook subscriptions do. */
function requireKnownType(event: string, types: readonly string[]): void {
  try {
    requireKnown([event], types, 'trigger.event')
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const message = error.message.replace('trigger.event.0', 'trigger.event')
    throw invalidField('trigger.event', message)
  }
}
