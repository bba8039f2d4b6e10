import { ApiError } from '../../errors.ts'
import type { IdKind } from '../../ids.ts'
import type { ChangeRecorderFactory } from '../../operations/change.ts'
import type { AnyInput, Method, Operation } from '../../operations/operation.ts'
import { type Principal, requireScope } from '../../operations/principal.ts'
import { refuse, validatorFor } from '../../operations/validation.ts'
import type { Work } from '../../work.ts'
import { applyChange } from './handle.ts'
import { preparedOf } from './mount.ts'
import type { Mounted, Origin } from './mounted.ts'

/** A write that is asked for inside the process: ids as a client would send them. */
export interface InsideCall {
  operation: `${Method} ${string}`
  params?: Record<string, string>
  body?: unknown
  /** Makes the body, in place of `body`, of what the `GET` of the path answers; null where it finds nothing. */
  bodyFor?: (current: unknown) => unknown
}

/** Runs writes of operations in a transaction of the caller's, together with what else it does there. */
export interface Insider {
  /** What has to be done before the transaction; null where there is nothing. @throws ApiError */
  prepare(principal: Principal, call: InsideCall): Promise<unknown>
  /** With scope, validation and record as a request would meet them; returns the answer. @throws ApiError */
  apply(work: Work, principal: Principal, call: InsideCall, by: By): Promise<unknown>
}

interface By {
  origin: Origin
  prepared?: unknown
}

interface Ready {
  mounted: Mounted
  readParams(call: InsideCall): AnyInput['params']
  /** The body, or what makes it, checked. */
  bodyFor(call: InsideCall, current: unknown): unknown
}

/** `list` is asked at the first use, when all operations are there. */
export function createInsider(
  list: () => {
    operations: readonly Operation[]
    changeRecorders: readonly ChangeRecorderFactory[]
  },
): Insider {
  const ready = new Map<string, Ready>()
  const find = (name: InsideCall['operation']): Ready => {
    const found = ready.get(name) ?? compile(name, list())
    ready.set(name, found)
    return found
  }
  return {
    async prepare(principal, call) {
      const { mounted, ...ready } = find(call.operation)
      const { prepare, scope } = mounted.operation
      requireScope(principal, scope)
      const { organizationId } = principal
      const input = { params: ready.readParams(call), query: {}, body: ready.bodyFor(call, null) }
      // No operation that is called from inside looks at the request.
      return prepare?.(input, { organizationId, request: null as never }) ?? null
    },
    async apply(work, principal, call, { origin, prepared }) {
      const { mounted, ...ready } = find(call.operation)
      requireScope(principal, mounted.operation.scope)
      const input = { params: ready.readParams(call), query: {}, body: undefined }
      const bodyFor = (current: unknown) => ready.bodyFor(call, current)
      const asked = { principal, actor: null, origin, input, bodyFor, prepared }
      const { body } = await applyChange(work, mounted, asked)
      return body === '' ? null : JSON.parse(body)
    },
  }
}

function compile(
  name: string,
  { operations, changeRecorders }: ReturnType<Parameters<typeof createInsider>[0]>,
): Ready {
  const isAsked = ({ method, path }: Operation) => `${method} ${path}` === name
  const operation = operations.find(isAsked)
  if (!operation) throw new Error(`there is no operation ${name}`)
  const siblings = operations.filter(({ audience }) => audience === operation.audience)
  const mounted = preparedOf(operation, siblings, changeRecorders)
  const isParams = operation.params && validatorFor(operation.params, 'params')
  const isBody = operation.body && validatorFor(operation.body, 'body')
  return {
    mounted,
    readParams({ params = {} }) {
      if (isParams && !isParams(params)) throw refuse(isParams.errors?.[0], 'params')
      return bareIds(operation, params)
    },
    bodyFor({ body: given, bodyFor }, current) {
      const body = bodyFor ? bodyFor(current) : given
      if (isBody && !isBody(body)) throw refuse(isBody.errors?.[0], 'body')
      return body
    },
  }
}

function bareIds({ params }: Operation, asked: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(asked).map(([name, shown]) => {
      const { 'x-id': kind } = (params?.properties[name] ?? {}) as { 'x-id'?: IdKind }
      const id = kind ? kind.read(shown) : shown
      if (id === null) {
        throw new ApiError('invalid_parameter', `${name} is not an id of this kind.`, {
          field: name,
        })
      }
      return [name, id]
    }),
  )
}
