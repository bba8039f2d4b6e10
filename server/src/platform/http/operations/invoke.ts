import type { AnyInput, Method, Operation } from '../../operations/operation.ts'
import type { Principal } from '../../operations/principal.ts'
import { refuse, validatorFor } from '../../operations/validation.ts'
import type { Platform } from '../../platform.ts'

/** Ids as bare UUIDs in `params`; the rest as a client would send it. */
export type Asked = Partial<AnyInput>

/** Calls an operation, named like `GET /v1/bases`, from inside the process. */
export type Invoke = (
  operation: `${Method} ${string}`,
  principal: Principal,
  asked: Asked,
) => Promise<unknown>

/**
 * Runs reading operations with the validation and the defaults that a request would meet, and without
 * authentication: the caller has authenticated the principal.
 */
export function invoker(platform: Platform, operations: readonly Operation[]): Invoke {
  const byName = new Map(
    operations.map((operation) => [
      `${operation.method} ${operation.path}`,
      withValidation(operation),
    ]),
  )
  return async (name, principal, asked) => {
    const found = byName.get(name)
    if (found?.operation.effect !== 'read') throw new Error(`${name} is no reading operation`)
    const input = found.validated(asked)
    const { organizationId } = principal
    const reader = { db: platform.database.db, now: platform.clock.now(), principal }
    return found.operation.handle({ ...reader, organizationId }, input)
  }
}

function withValidation(operation: Operation) {
  const isQuery = operation.query && validatorFor(operation.query, 'querystring')
  const isBody = operation.body && validatorFor(operation.body, 'body')
  const validated = ({ params = {}, query = {}, body }: Asked): AnyInput => {
    if (isQuery && !isQuery(query)) throw refuse(isQuery.errors?.[0], 'querystring')
    if (isBody && !isBody(body)) throw refuse(isBody.errors?.[0], 'body')
    return { params, query, body }
  }
  return { operation, validated }
}
