import type { Static, TObject, TSchema } from 'typebox'
import type { Db } from '../db/database.ts'
import type { ErrorCode } from '../errors.ts'
import type { Work } from '../work.ts'
import type { Principal } from './principal.ts'
import type { Scope } from './scopes.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

interface Spec<Params extends TObject, Query extends TObject, Body extends TSchema, Reply> {
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
  status: 200 | 201 | 204
  reply: Reply
  /** Refusals beyond those that follow from the shape of the request. */
  errors?: readonly ErrorCode[]
}

export interface Input<Params extends TObject, Query extends TObject, Body extends TSchema> {
  params: Static<Params>
  query: Static<Query>
  body: Static<Body>
}

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
}

/** What the server mounts, what the OpenAPI document describes, and what the tenant walk visits. */
export interface Operation extends Spec<TObject, TObject, TSchema, TSchema | null> {
  /** An open one needs no token, and so knows no organization. */
  kind: 'read' | 'write' | 'open'
  /** Slow or outward checks, before the transaction opens; throws to refuse. */
  before?: (input: AnyInput, organizationId: string) => Promise<void>
  handle: (scope: Opened | Reader | (Reader & Work), input: AnyInput) => Promise<unknown>
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
>(
  spec: Spec<Params, Query, Body, Reply> & {
    before?: (input: Input<Params, Query, Body>, organizationId: string) => Promise<void>
  },
  handle: (work: Work & Reader, input: Input<Params, Query, Body>) => Promise<Given<Reply>>,
): Operation {
  return { ...spec, kind: 'write', handle } as unknown as Operation
}
