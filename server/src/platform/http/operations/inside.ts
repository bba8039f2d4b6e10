import { ApiError } from '../../errors.ts'
import type { IdKind } from '../../ids.ts'
import type { ChangeRecorderFactory } from '../../operations/change.ts'
import type { AnyInput, Method, Operation } from '../../operations/operation.ts'
import { type Principal, requireScope } from '../../operations/principal.ts'
import { refuse, validatorFor } from '../../operations/validation.ts'
import type { Work } from '../../work.ts'
import { applyChange, type Mounted, type Origin } from './handle.ts'
import { preparedOf } from './mount.ts'

/** A write that is asked for inside the process: ids as a client would send them. */
export interface InsideCall {
  operation: `${Method} ${string}`
  params?: Record<string, string>
  body?: unknown
}

/** Runs writes of operations in a transaction of the caller's, together with what else it does there. */
export interface Insider {
  /** What has to be done before the transaction; null where there is nothing. @throws ApiError */
  prepare(principal: Principal, call: InsideCall): Promise<unknown>
  /** With scope, validation and record as a request would meet them; returns the answer. @throws ApiError */
  apply(work: Work, principal: Principal, call: InsideCall, by: By): Promise<unknown>
  /** What a read answers within the transaction, for who may write it; null where there is nothing. */
  find(work: Work, principal: Principal, call: InsideCall): Promise<unknown>
}

interface By {
  origin: Origin
  prepared?: unknown
}

interface Ready {
  mounted: Mounted
  read(call: InsideCall): AnyInput
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
      const { mounted, read } = find(call.operation)
      const { prepare, scope } = mounted.operation
      requireScope(principal, scope)
      const { organizationId } = principal
      // No operation that is called from inside looks at the request.
      return prepare?.(read(call), { organizationId, request: null as never }) ?? null
    },
    async apply(work, principal, call, { origin, prepared }) {
      const { mounted, read } = find(call.operation)
      requireScope(principal, mounted.operation.scope)
      const asked = { principal, actor: null, origin, input: read(call), prepared }
      const { body } = await applyChange(work, mounted, asked)
      return body === '' ? null : JSON.parse(body)
    },
    async find(work, principal, call) {
      const { mounted, read } = find(call.operation)
      try {
        return await mounted.operation.handle({ ...work, principal }, read(call))
      } catch (error) {
        if (error instanceof ApiError && error.code === 'not_found') return null
        throw error
      }
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
    read({ params = {}, body }) {
      if (isParams && !isParams(params)) throw refuse(isParams.errors?.[0], 'params')
      if (isBody && !isBody(body)) throw refuse(isBody.errors?.[0], 'body')
      return { params: bareIds(operation, params), query: {}, body }
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
