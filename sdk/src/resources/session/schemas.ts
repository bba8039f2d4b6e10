import type { components, operations } from '../../generated/session.ts'
import type { OrUndefined } from '../../schemas.ts'

/** Types of the session API's schemas, generated from its OpenAPI document. */
export type SessionSchemas = components['schemas']

/** The query parameters of an operation of the session API. */
export type SessionQuery<Name extends keyof operations> = OrUndefined<
  NonNullable<operations[Name]['parameters']['query']>
>
