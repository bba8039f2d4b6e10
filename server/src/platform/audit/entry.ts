import { createHash, randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { AnyInput, Operation } from '../http/operation.ts'
import type { Principal } from '../http/principal.ts'
import { type Kind, newId, showId } from '../ids.ts'
import type { Work } from '../work.ts'
import { redactorFor } from './redact.ts'
import { insertEntry } from './store.ts'

/** Under which the operator's changes to the installation as a whole are kept. */
export const installation = '00000000-0000-0000-0000-000000000000'

/** What a longer representation is replaced by says how long it was. */
const maxBytes = 65_536
const maxUserAgent = 300

export interface Change {
  principal: Principal
  input: AnyInput
  /** The answer of the `GET` of the same path before the change, where there is one. */
  before: string | null
  /** The body of the answer; empty when it has none. */
  after: string
}

export type Audit = (work: Work, request: FastifyRequest, change: Change) => Promise<void>

/**
 * Notes each change that an operation makes, in its transaction: who, what, before and after. Null for
 * an operation that changes nothing. `twin` is the `GET` of the same path.
 */
export function auditOf(
  operation: Operation,
  twin: Operation | undefined,
  operations: readonly Operation[],
): Audit | null {
  if (operation.kind !== 'write' || operation.method === 'GET') return null
  const [hideBefore, hideAfter] = [redactorFor(twin?.reply ?? null), redactorFor(operation.reply)]
  const resourceOf = resourceIn(operation, operations)
  const isOfInstallation = concernsInstallation(operation)

  return async (work, request, { principal, input, before, after }) => {
    const isOperator = principal.kind === 'operator'
    const resource = resourceOf(input, after)
    const kept = contentOf(
      before === null ? null : bounded(hideBefore(before)),
      after === '' ? null : bounded(hideAfter(after)),
    )
    const isErased = resource.resource_id !== null && work.erased.has(resource.resource_id)
    await insertEntry(work.db, {
      organization_id: isOperator && isOfInstallation ? installation : work.organizationId,
      id: newId(),
      at: work.now,
      ...actorOf(principal),
      action: operation.operationId,
      ...resource,
      ...kept,
      ...(isErased && { before: null, after: null, salt: null }),
      address: request.ip,
      user_agent: request.headers['user-agent']?.slice(0, maxUserAgent) ?? null,
      request_id: request.id,
    })
  }
}

function actorOf({ kind, tokenId, tokenName, person }: Principal) {
  const id = {
    token: showId('token', tokenId),
    member: person?.memberId ? showId('member', person.memberId) : null,
    operator: null,
  }
  return { actor_kind: kind, actor_id: id[kind], actor_name: tokenName }
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

/**
 * What is changed: the last thing that the path names, or, where the path is a collection, what the
 * answer says was made in it.
 */
function resourceIn({ path, params }: Operation, operations: readonly Operation[]) {
  const isCollection = operations.some((other) => other.path.startsWith(`${path}/{`))
  const last = isCollection ? undefined : [...path.matchAll(/\{(\w+)\}/g)].at(-1)
  const segments = (last ? path.slice(0, last.index - 1) : path).split('/')
  const [first = ''] = segments.filter((part) => !['', 'operator', 'session', 'v1'].includes(part))
  const segment = isCollection || last ? (segments.at(-1) ?? '') : first
  const resource_type = segment.replace(/ies$/, 'y').replace(/s$/, '')
  const name = last?.[1] ?? ''
  const kind = (params?.properties[name] as { 'x-id'?: Kind } | undefined)?.['x-id']

  return (
    input: AnyInput,
    after: string,
  ): { resource_type: string; resource_id: string | null } => {
    const id = input.params[name]
    if (id === undefined) return { resource_type, resource_id: isCollection ? idIn(after) : null }
    return { resource_type, resource_id: kind ? showId(kind, id) : id }
  }
}

function idIn(json: string): string | null {
  const { id = null } = json === '' ? {} : (JSON.parse(json) as { id?: string })
  return id
}
