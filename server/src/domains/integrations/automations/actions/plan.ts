import { ApiError } from '../../../../platform/errors.ts'
import { ExpressionFault } from '../../../../platform/expressions/environment.ts'
import { evaluate } from '../../../../platform/expressions/evaluate.ts'
import type { ExpressionInput } from '../../../../platform/expressions/expression.ts'
import {
  type ExpressionMapping,
  evaluateMapping,
} from '../../../../platform/expressions/mapping.ts'
import {
  asLine,
  asPlainText,
  fillAddress,
  fillText,
} from '../../../../platform/expressions/text.ts'
import type { InsideCall } from '../../../../platform/operations/insider.ts'
import { unstorable } from '../../../../platform/operations/storable.ts'
import { type Action, type ActionOf, operationOf } from './schema.ts'

interface PlannedCall {
  kind: 'call'
  call: InsideCall
}

/** An action with its computed values. */
export type Planned =
  | PlannedCall
  | { kind: 'emit'; event: string; data: Record<string, unknown> }
  | { kind: 'mail'; to: string; subject: string; text: string; contactId: string | null }
  | ({ kind: 'request'; method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'; url: string } & {
      headers: Record<string, string>
      body: string | null
    })

/** @throws ApiError 422 that names the field of the action whose value is missing or has the wrong type */
export function planAction(action: Action, input: ExpressionInput): Planned {
  switch (action.type) {
    case 'contact.upsert':
      return upsertOf(action, input)
    case 'contact.tag':
      return callOf(action, {
        contactId: textAt(action, 'contactId', input),
        tag: filled(action, 'tag', input, asLine),
      })
    case 'source.add':
      return sourceOf(action, input)
    case 'proposal.create': {
      const fields = nest(withoutNulls(mapped(action.mapping, input)))
      return callOf(action, {}, { ...fields, templateId: action.templateId })
    }
    case 'proposal.send':
      return callOf(
        action,
        { proposalId: textAt(action, 'proposalId', input) },
        {
          ...(action.message && { message: filled(action, 'message', input, asPlainText) }),
          ...(action.delivery && { delivery: action.delivery }),
        },
      )
    case 'event.emit':
      return { kind: 'emit', event: action.event, data: nest(mapped(action.mapping, input)) }
    case 'mail.send':
      return {
        kind: 'mail',
        to: textAt(action, 'to', input),
        subject: filled(action, 'subject', input, asLine),
        text: filled(action, 'text', input, asPlainText),
        contactId: action.contactId ? textAt(action, 'contactId', input) : null,
      }
    case 'http.request':
      return {
        kind: 'request',
        method: action.method,
        url: storable('url', () => fillAddress(action.url, input)),
        headers: action.headers ?? {},
        body: action.mapping ? JSON.stringify(nest(mapped(action.mapping, input))) : null,
      }
  }
}

const callOf = (
  { type }: { type: keyof typeof operationOf },
  params: Record<string, string>,
  body?: unknown,
): PlannedCall => ({
  kind: 'call',
  call: { operation: operationOf[type], params, ...(body !== undefined && { body }) },
})

/** @throws ApiError as `planAction` */
function upsertOf(action: ActionOf<'contact.upsert'>, input: ExpressionInput): PlannedCall {
  const { [action.matchBy]: value, ...fields } = withoutNulls(mapped(action.mapping, input))
  if (typeof value !== 'string' || value === '') {
    throw refusal(`mapping.${action.matchBy}`, 'has no text to find the contact by.')
  }
  const { call } = callOf(action, { key: action.matchBy, value }, nest(fields))
  return { kind: 'call', call: addingTo(call) }
}

function sourceOf(action: ActionOf<'source.add'>, input: ExpressionInput): Planned {
  const fields = nest(withoutNulls(mapped(action.mapping, input)))
  const type = 'url' in fields ? 'url' : 'text'
  // A retried run gets the source that it already added.
  return callOf(action, { baseId: action.baseId }, { onDuplicate: 'skip', ...fields, type })
}

function mapped(mapping: ExpressionMapping, input: ExpressionInput): Record<string, unknown> {
  const { values, errors } = evaluateMapping(mapping, input)
  const [first] = errors
  if (first) throw refusal(`mapping.${first.field}`, `has no value: ${first.message}.`, first.code)
  for (const [field, value] of Object.entries(values)) requireStorable(`mapping.${field}`, value)
  return values
}

/** Refuses values that the database cannot store, because senders can be other services. @throws ApiError */
function requireStorable(field: string, value: unknown): void {
  const found = unstorable(value, [field])
  if (found) throw found
}

/** Returns the value of an expression that must be a text. */
function textAt<A extends Action>(
  action: A,
  name: keyof A & string,
  input: ExpressionInput,
): string {
  const value = explained(name, () => evaluate(String(action[name]), input))
  if (typeof value !== 'string' || value === '') throw refusal(name, 'is not a text.')
  requireStorable(name, value)
  return value
}

function filled<A extends Action>(
  action: A,
  name: keyof A & string,
  input: ExpressionInput,
  write: (text: string) => string,
): string {
  return storable(name, () => fillText(String(action[name]), input, write))
}

function storable(name: string, fill: () => string): string {
  const text = explained(name, fill)
  requireStorable(name, text)
  return text
}

function explained<T>(name: string, compute: () => T): T {
  try {
    return compute()
  } catch (error) {
    if (!(error instanceof ExpressionFault)) throw error
    throw refusal(name, `has no value: ${error.message}.`, error.code)
  }
}

const refusal = (
  field: string,
  sentence: string,
  code: ExpressionFault['code'] = 'validation_error',
): ApiError => new ApiError(code, `${field} ${sentence}`, { field })

interface Growing {
  custom?: Record<string, unknown>
  tags?: string[]
}

/**
 * Merges `custom` and `tags` with those of the contact: the API replaces them as a whole, but an automation adds to
 * them.
 */
function addingTo(call: InsideCall): InsideCall {
  const { custom, tags } = call.body as Growing
  if (custom === undefined && tags === undefined) return call
  const bodyFor = (current: unknown): unknown => {
    const contact = current as Required<Growing> | null
    if (!contact) return call.body
    return {
      ...(call.body as object),
      ...(custom && { custom: { ...contact.custom, ...custom } }),
      ...(Array.isArray(tags) && { tags: [...new Set([...contact.tags, ...tags])] }),
    }
  }
  return { ...call, bodyFor }
}

const forbidden = new Set(['__proto__', 'constructor', 'prototype'])

/** Nests values with dotted names: `custom.tier` becomes `{custom: {tier}}`. */
function nest(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const nested: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(values)) {
    const path = name.split('.')
    if (path.some((part) => forbidden.has(part))) continue
    let place = nested
    for (const part of path.slice(0, -1)) {
      const below = place[part]
      const isObject = typeof below === 'object' && below !== null && !Array.isArray(below)
      place[part] = isObject ? below : {}
      place = place[part] as Record<string, unknown>
    }
    place[path.at(-1) ?? ''] = value
  }
  return nested
}

const withoutNulls = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
