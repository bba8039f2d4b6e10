import { createHash, randomBytes } from 'node:crypto'
import type { TSchema } from 'typebox'
import { newId } from '../../platform/ids.ts'
import { changedResourceIn } from '../../platform/operations/mounted.ts'
import { isRaw, type Operation } from '../../platform/operations/operation.ts'
import type { RecordedAction } from '../../platform/operations/own-change.ts'
import {
  type ChangeRecorder,
  installation,
  type RecordedChange,
} from '../../platform/operations/recorded-change.ts'
import type { Work } from '../../platform/work.ts'
import { insertEntries } from './store.ts'

/** Longest representation in bytes. The replacement of a longer one states its length. */
const maxBytes = 65_536
const maxUserAgent = 300

/** Rows of one statement. */
const maxRows = 50

/** Records each change that an operation makes: who, what, before and after. */
export function changeRecorder(
  operation: Operation,
  getOperation: Operation | undefined,
  operations: readonly Operation[],
): ChangeRecorder {
  const [hideBefore, hideAfter] = [redactorOf(getOperation), redactorOf(operation)]
  const resourceOf = changedResourceIn(operation, operations)
  const isOfInstallation = concernsInstallation(operation)

  const entryOf = (work: Work, change: RecordedChange) => {
    const { principal, input, before, after } = change
    const isOperator = principal?.kind === 'operator'
    const resource = change.resource
      ? { resource_type: change.resource.type, resource_id: change.resource.id }
      : resourceOf(input, after)
    const kept = contentOf(
      before === null ? null : bounded(hideBefore(before)),
      after === '' ? null : bounded(hideAfter(after)),
    )
    const isErased = resource.resource_id !== null && work.erased.has(resource.resource_id)
    return {
      organization_id: isOperator && isOfInstallation ? installation : work.organizationId,
      id: newId(),
      at: work.now,
      ...actorOf(change),
      action: operation.operationId,
      ...resource,
      ...kept,
      ...(isErased && { before: null, after: null, salt: null }),
      address: change.address,
      user_agent: change.userAgent?.slice(0, maxUserAgent) ?? null,
      request_id: change.requestId,
    }
  }
  return (work, changes) => {
    const entries = changes.map((change) => entryOf(work, change))
    for (let first = 0; first < entries.length; first += maxRows) {
      insertEntries(work, entries.slice(first, first + maxRows))
    }
  }
}

/** Records what somebody did who is no principal, with nothing of before. */
export function recordAct(
  work: Work,
  { actor, action, resource, after, ...origin }: RecordedAction,
): void {
  const entry = {
    organization_id: work.organizationId,
    id: newId(),
    at: work.now,
    actor_kind: actor.kind,
    actor_id: actor.id,
    actor_name: actor.name,
    action,
    resource_type: resource.type,
    resource_id: resource.id,
    ...contentOf(null, bounded(after)),
    address: origin.address,
    user_agent: origin.userAgent?.slice(0, maxUserAgent) ?? null,
    request_id: origin.requestId,
  }
  insertEntries(work, [entry])
}

const redactorOf = (operation: Operation | undefined) => {
  const reply = operation?.reply ?? null
  return redactorFor(isRaw(reply) ? reply.schema : reply)
}

function actorOf({ principal, actor }: RecordedChange) {
  if (actor) return { actor_kind: actor.kind, actor_id: actor.id, actor_name: actor.name }
  return principal
    ? { actor_kind: principal.kind, actor_id: principal.shownId, actor_name: principal.name }
    : { actor_kind: 'public', actor_id: null, actor_name: 'public' }
}

/** An organization keeps what is done in it, but neither its beginning nor its end. */
const concernsInstallation = ({ method, path }: Operation): boolean =>
  !path.includes('{organizationId}') || (method === 'DELETE' && path.endsWith('{organizationId}'))

/** The salt keeps what was expunged from being guessed by its digest. */
function contentOf(before: string | null, after: string | null) {
  const salt = randomBytes(16)
  return { before, after, salt, digest: digestOf(salt, before, after) }
}

export const digestOf = (salt: Buffer, before: string | null, after: string | null): Buffer =>
  createHash('sha256')
    .update(salt)
    .update(JSON.stringify([before, after]))
    .digest()

function bounded(json: string): string {
  const bytes = Buffer.byteLength(json)
  return bytes <= maxBytes ? json : JSON.stringify({ omitted: `${bytes} bytes` })
}

const hidden = '[redacted]'

type Hide = (value: unknown) => unknown

interface Walked {
  'x-secret'?: true
  properties?: Record<string, TSchema>
  items?: TSchema
  anyOf?: readonly TSchema[]
  oneOf?: readonly TSchema[]
  allOf?: readonly TSchema[]
}

/** Replaces what the schema marks as secret in a JSON text; without such a mark the text is as it was. */
export function redactorFor(schema: TSchema | null): (json: string) => string {
  const hide = schema && hiderFor(schema)
  return hide ? (json) => JSON.stringify(hide(JSON.parse(json))) : (json) => json
}

/** Null where there is nothing to hide. */
function hiderFor(schema: TSchema): Hide | null {
  const { 'x-secret': isSecret, properties = {}, items, anyOf, oneOf, allOf } = schema as Walked
  if (isSecret) return (value) => (value === null ? null : hidden)
  const variants = [anyOf, oneOf, allOf].flatMap((list) => list ?? []).map(hiderFor)
  const fields = Object.entries(properties).flatMap(([name, field]) => {
    const hide = hiderFor(field)
    return hide ? [[name, hide] as const] : []
  })
  const hideItem = items ? hiderFor(items) : null
  const steps = [
    ...variants.filter((hide) => hide !== null),
    ...(hideItem ? [inItems(hideItem)] : []),
    ...(fields.length > 0 ? [inFields(fields)] : []),
  ]
  return steps.length > 0 ? (value) => steps.reduce((so, step) => step(so), value) : null
}

const inItems =
  (hide: Hide): Hide =>
  (value) =>
    Array.isArray(value) ? value.map(hide) : value

const inFields =
  (fields: readonly (readonly [string, Hide])[]): Hide =>
  (value) => {
    if (value === null || typeof value !== 'object') return value
    const copy: Record<string, unknown> = { ...value }
    for (const [name, hide] of fields) if (name in copy) copy[name] = hide(copy[name])
    return copy
  }
