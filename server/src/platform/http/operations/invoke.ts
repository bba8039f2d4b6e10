import type { ChangeRecorderFactory } from '../../operations/change.ts'
import type { AnyInput, Method, Operation } from '../../operations/operation.ts'
import { type Principal, requireScope } from '../../operations/principal.ts'
import { refuse, validatorFor } from '../../operations/validation.ts'
import type { Platform } from '../../platform.ts'
import { actorOf, applyChange, isDisposable } from './handle.ts'
import { preparedOf } from './mount.ts'
import type { Mounted, Origin } from './mounted.ts'

/** Ids as bare UUIDs in `params`; the rest as a client would send it. */
export type Asked = Partial<AnyInput>

/** Calls an operation, named like `GET /v1/bases`, from inside the process. */
export type Invoke = (
  operation: `${Method} ${string}`,
  principal: Principal,
  asked: Asked,
  origin?: Origin,
) => Promise<unknown>

/**
 * Runs operations with the scope, the validation, the defaults and the record of changes that a request
 * would meet, and without authentication: the caller has authenticated the principal. An operation that takes a file
 * cannot be run so, nor one whose preparation looks at the request.
 */
export function invoker(
  platform: Platform,
  operations: readonly Operation[],
  recorderFactories: readonly ChangeRecorderFactory[] = [],
): Invoke {
  const byName = new Map(
    operations.map((operation) => [`${operation.method} ${operation.path}`, operation]),
  )
  const compiled = new Map<string, { mounted: Mounted; validated: Validated }>()
  const compile = (name: string) => {
    const operation = byName.get(name)
    if (!operation || operation.upload) {
      throw new Error(`${name} is no operation that can be run from inside`)
    }
    const siblings = operations.filter(({ audience }) => audience === operation.audience)
    const mounted = preparedOf(operation, siblings, recorderFactories)
    const ready = { mounted, validated: validatorOf(operation) }
    compiled.set(name, ready)
    return ready
  }
  return async (name, principal, asked, origin) => {
    const { mounted, validated } = compiled.get(name) ?? compile(name)
    const { operation } = mounted
    requireScope(principal, operation.scope)
    const input = validated(asked)
    const { organizationId } = principal
    if (operation.effect === 'read') {
      const reader = { db: platform.database.db, now: platform.clock.now(), principal }
      return operation.handle({ ...reader, organizationId }, input)
    }
    if (!origin) throw new Error(`${name} writes: somebody must have asked for it`)
    await using stack = new AsyncDisposableStack()
    const prepared = await operation.prepare?.(input, withoutRequest(name, organizationId))
    if (isDisposable(prepared)) stack.use(prepared)
    const { body } = await platform.transact(organizationId, actorOf(principal), (work) =>
      applyChange(work, mounted, { principal, actor: null, origin, input, prepared }),
    )
    return body === '' ? undefined : JSON.parse(body)
  }
}

/** There is none inside: whatever asks for it fails, and is not answered with something that nobody sent. */
const withoutRequest = (name: string, organizationId: string) => ({
  organizationId,
  get request(): never {
    throw new Error(`${name} prepares by its request, and cannot be run from inside`)
  },
})

type Validated = ReturnType<typeof validatorOf>

function validatorOf(operation: Operation) {
  const isQuery = operation.query && validatorFor(operation.query, 'querystring')
  const isBody = operation.body && validatorFor(operation.body, 'body')
  return ({ params = {}, query = {}, body }: Asked): AnyInput => {
    if (isQuery && !isQuery(query)) throw refuse(isQuery.errors?.[0], 'querystring')
    if (isBody && !isBody(body)) throw refuse(isBody.errors?.[0], 'body')
    return { params, query, body }
  }
}
