import type { Static, TObject, TSchema } from 'typebox'
import type { Db } from '../db/database.ts'
import type { ErrorCode } from '../errors.ts'
import type { Work } from '../work.ts'
import type { Deprecation } from './deprecation.ts'
import type { Principal } from './principal.ts'
import type { Scope } from './scopes.ts'
import type { Upload } from './upload.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

interface Spec<
  Params extends TObject,
  Query extends TObject,
  Body extends TSchema,
  Reply,
  Fields extends TObject = TObject,
> {
  method: Method
  /** With `{name}` placeholders, as in OpenAPI. */
  path: string
  operationId: string
  tag: string
  summary: string
  description: string
  /** What the token must be allowed to do; null when any living token may. */
  scope: Scope | null
  params?: Params
  query?: Query
  body?: Body
  /** Fields of the form that may come in place of the body, beside its one part `file`. */
  upload?: Fields
  status: 200 | 201 | 204
  reply: Reply
  deprecated?: Deprecation
  /** Refusals beyond those that follow from the shape of the request. */
  errors?: readonly ErrorCode[]
}

export interface Input<Params extends TObject, Query extends TObject, Body extends TSchema> {
  params: Static<Params>
  query: Static<Query>
  body: Static<Body>
}

/** What an operation that takes forms gets: a body, or a form in its place. */
type EitherInput<
  Params extends TObject,
  Query extends TObject,
  Body extends TSchema,
  Fields extends TObject,
> = Input<Params, Query, Body> & { upload?: Upload<Static<Fields>> }

export interface Opened {
  db: Db
  now: Date
}

export interface Reader extends Opened {
  organizationId: string
  principal: Principal
}

// biome-ignore lint/suspicious/noConfusingVoidType: the handler of an answer without a body returns nothing
type Given<Reply> = Reply extends TSchema ? Static<Reply> : void

export interface AnyInput {
  params: Record<string, string>
  query: Record<string, unknown>
  body: unknown
  upload?: Upload
}

/** What the server mounts, what the OpenAPI document describes, and what the tenant walk visits. */
export interface Operation extends Spec<TObject, TObject, TSchema, TSchema | null> {
  /** An open one needs no token, and so knows no organization. */
  kind: 'read' | 'write' | 'open'
  /** Slow or outward checks, before the transaction opens; throws to refuse. `handle` gets what it finds. */
  before?: (input: AnyInput, organizationId: string) => Promise<unknown>
  handle: (
    scope: Opened | Reader | (Reader & Work),
    input: AnyInput,
    found?: unknown,
  ) => Promise<unknown>
}

/** An operation that changes nothing and runs outside a transaction. */
export function read<
  Reply extends TSchema,
  Params extends TObject = TObject,
  Query extends TObject = TObject,
  Body extends TSchema = TSchema,
>(
  spec: Spec<Params, Query, Body, Reply>,
  handle: (scope: Reader, input: Input<Params, Query, Body>) => Promise<Static<Reply>>,
): Operation {
  return { ...spec, kind: 'read', handle } as unknown as Operation
}

/** An operation that anybody may ask for: it tells what is public, and changes nothing. */
export function open<
  Reply extends TSchema,
  Params extends TObject = TObject,
  Query extends TObject = TObject,
  Body extends TSchema = TSchema,
>(
  spec: Omit<Spec<Params, Query, Body, Reply>, 'scope'>,
  handle: (scope: Opened, input: Input<Params, Query, Body>) => Promise<Static<Reply>>,
): Operation {
  return { ...spec, scope: null, kind: 'open', handle } as unknown as Operation
}

/** An operation that runs in one transaction, together with its events, jobs and idempotency key. */
export function write<
  Reply extends TSchema | null,
  Params extends TObject = TObject,
  Query extends TObject = TObject,
  Body extends TSchema = TSchema,
  Found = void,
  Fields extends TObject = TObject,
>(
  spec: Spec<Params, Query, Body, Reply, Fields> & {
    before?: (
      input: EitherInput<Params, Query, Body, Fields>,
      organizationId: string,
    ) => Promise<Found>
  },
  handle: (
    work: Work & Reader,
    input: EitherInput<Params, Query, Body, Fields>,
    found: Found,
  ) => Promise<Given<Reply>>,
): Operation {
  return { ...spec, kind: 'write', handle } as unknown as Operation
}
