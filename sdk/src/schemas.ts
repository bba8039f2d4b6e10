import type { components, operations } from './generated/api.ts'

/** Types of the API's schemas, generated from its OpenAPI document. */
export type Schemas = components['schemas']

/** The query parameters of an operation. */
export type Query<Name extends keyof operations> = OrUndefined<
  NonNullable<operations[Name]['parameters']['query']>
>

/** A field of a query whose value is undefined is not sent. */
export type OrUndefined<Fields> = { [Name in keyof Fields]: Fields[Name] | undefined }
