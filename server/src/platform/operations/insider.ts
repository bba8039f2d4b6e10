import type { Platform } from '../platform.ts'
import type { Work } from '../work.ts'
import { actorOf, execute, isDisposable, type Origin } from './execute.ts'
import { bareIds, type Mounted, mountedOf } from './mounted.ts'
import type { AnyInput, Method, Operation } from './operation.ts'
import { type Principal, requireScope } from './principal.ts'
import type { ChangeRecorderFactory } from './recorded-change.ts'
import { refuse, validatorFor } from './validation.ts'

/** Name of an operation: its method and path, such as `GET /v1/bases`. */
export type OperationName = `${Method} ${string}`

/** A call of an operation from inside the process, with ids in the form that clients send. */
export interface InsideCall {
  operation: OperationName
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
  /** Replaces `body`: returns it from the answer of the path's `GET`; null if it finds nothing. */
  bodyFor?: (current: unknown) => unknown
}

/**
 * Calls operations with the same scope check, validation, defaults and change records as a request, but without
 * authentication: the caller has authenticated the principal. Operations that take a file, or whose preparation reads
 * the request, cannot be called.
 */
export interface Insider {
  /**
   * Prepares a write before its transaction. Returns null if it needs no preparation.
   *
   * @throws ApiError
   */
  prepare(principal: Principal, call: InsideCall): Promise<unknown>
  /**
   * Writes in a transaction of the caller and returns the answer.
   *
   * @throws ApiError
   */
  apply(
    work: Work,
    principal: Principal,
    call: InsideCall,
    by: { origin: Origin; prepared?: unknown },
  ): Promise<unknown>
  /**
   * Reads, or prepares and writes in a new transaction, and returns the answer.
   *
   * @throws ApiError
   */
  invoke(principal: Principal, call: InsideCall, origin?: Origin): Promise<unknown>
}

/** Callable operations, with their change recorders. Read at the first use, when all domains are open. */
export interface Callables {
  operations: () => readonly Operation[]
  changeRecorders: () => readonly ChangeRecorderFactory[]
}

export function createInsider(
  { database, clock, transact }: Pick<Platform, 'database' | 'clock' | 'transact'>,
  callables: Callables,
): Insider {
  const compiled = new Map<string, Callable>()
  const find = (name: OperationName, principal: Principal): Callable => {
    const callable = compiled.get(name) ?? compile(name, callables)
    compiled.set(name, callable)
    requireScope(principal, callable.mounted.operation.scope)
    return callable
  }
  const insider: Insider = {
    async prepare(principal, call) {
      const { mounted, read } = find(call.operation, principal)
      const { prepare } = mounted.operation
      if (!prepare) return null
      const { input, bodyFor } = read(call)
      const { organizationId } = principal
      const context = withoutRequest(call.operation, organizationId)
      return prepare(bodyFor ? { ...input, body: bodyFor(null) } : input, context)
    },
    async apply(work, principal, call, { origin, prepared }) {
      const { mounted, read } = find(call.operation, principal)
      const { body } = await execute(work, mounted, { principal, origin, ...read(call), prepared })
      return body === '' ? null : JSON.parse(body)
    },
    async invoke(principal, call, origin) {
      const { mounted, read } = find(call.operation, principal)
      const { operation } = mounted
      const { organizationId } = principal
      if (operation.effect === 'read') {
        const reader = { db: database.db, now: clock.now(), principal, organizationId }
        return operation.handle(reader, read(call).input)
      }
      if (!origin) throw new Error(`${call.operation} writes, so its call needs an origin`)
      await using stack = new AsyncDisposableStack()
      const prepared = await insider.prepare(principal, call)
      if (isDisposable(prepared)) stack.use(prepared)
      return transact(organizationId, actorOf(principal), (work) =>
        insider.apply(work, principal, call, { origin, prepared }),
      )
    },
  }
  return insider
}

/** An operation, and its input validators. */
interface Callable {
  mounted: Mounted
  read(call: InsideCall): { input: AnyInput; bodyFor?: (current: unknown) => unknown }
}

function compile(name: string, { operations, changeRecorders }: Callables): Callable {
  const operation = operations().find(({ method, path }) => `${method} ${path}` === name)
  if (!operation) throw new Error(`there is no operation ${name}`)
  const siblings = operations().filter(({ audience }) => audience === operation.audience)
  const check = (part: 'params' | 'query' | 'body', kind: Parameters<typeof validatorFor>[1]) => {
    const schema = operation[part]
    const isValid = schema && validatorFor(schema, kind)
    return <T>(value: T): T => {
      if (isValid && !isValid(value)) throw refuse(isValid.errors?.[0], kind)
      return value
    }
  }
  const [checkParams, checkQuery, checkBody] = [
    check('params', 'params'),
    check('query', 'querystring'),
    check('body', 'body'),
  ]
  return {
    mounted: mountedOf(operation, siblings, changeRecorders()),
    read({ params = {}, query = {}, body, bodyFor }) {
      const input = { params: bareIds(operation, checkParams(params)), query: checkQuery(query) }
      if (!bodyFor) return { input: { ...input, body: checkBody(body) } }
      return {
        input: { ...input, body: undefined },
        bodyFor: (current) => checkBody(bodyFor(current)),
      }
    },
  }
}

/** Returns a stand-in for the request of an inside call. A preparation that reads it fails. */
const withoutRequest = (name: string, organizationId: string) => ({
  organizationId,
  get request(): never {
    throw new Error(`${name} prepares by its request, and cannot be called from inside`)
  },
})
