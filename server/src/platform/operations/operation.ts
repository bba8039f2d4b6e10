import type { FastifyRequest } from 'fastify'
import type { Static, TObject, TSchema } from 'typebox'
import type { Db } from '../db/database.ts'
import type { ErrorCode } from '../errors.ts'
import type { AttemptLimit } from '../throttle/store.ts'
import type { Work } from '../work.ts'
import type { Created, Unchanged } from './created.ts'
import type { Deprecation } from './deprecation.ts'
import type { OwnChange } from './own-change.ts'
import type { Principal, SignedIn } from './principal.ts'
import type { TextReply } from './text-reply.ts'
import type { ToolDeclaration } from './tool.ts'
import type { Upload } from './uploaded-file.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Callers of an operation and their proof: an API token, the dashboard's session cookie, the operator key, or none. An
 * operation for tokens is also available to the dashboard, under `/session`.
 */
export type Audience = 'token' | 'session' | 'operator' | 'public'

/** Effect on data. A `write` runs in one transaction with its event, its jobs and its audit entry. */
export type Effect = 'read' | 'write'

/**
 * The reply of an operation with its own protocol: its handler gets the request and returns a web `Response`. It opens
 * its own transactions.
 */
export interface RawReply {
  mediaType: string
  /** Schema of a JSON reply, for the document. */
  schema: TSchema | null
}

export const rawReply = (mediaType: string, schema: TSchema | null = null): RawReply => ({
  mediaType,
  schema,
})

export const isRaw = (reply: Operation['reply']): reply is RawReply =>
  reply !== null && 'mediaType' in reply

/** Returns true if an operation answers with one page of a list, and its query leads to the next one. */
export const isPaged = ({ method, reply }: Operation): boolean =>
  method === 'GET' &&
  reply !== null &&
  !isRaw(reply) &&
  'nextCursor' in ((reply as Partial<TObject>).properties ?? {})

/** Returns true if the path names one resource: its `GET` has an ETag, and its writes obey `If-Match`. */
export const namesResource = ({
  path,
  singleton,
}: Pick<Operation, 'path' | 'singleton'>): boolean => singleton === true || path.endsWith('}')

/** Default effect of a method. */
type EffectOf<M extends Method> = M extends 'GET' ? 'read' : 'write'

/** Returns the `GET` of the same path if the path names one resource. `If-Match` refers to its answer. */
export const findGet = (
  { path, reply }: Operation,
  siblings: readonly Operation[],
): Operation | undefined =>
  isRaw(reply)
    ? undefined
    : siblings.find(
        (other) => other.method === 'GET' && other.path === path && namesResource(other),
      )

interface Spec<
  A extends Audience,
  M extends Method,
  E extends Effect,
  Params extends TObject,
  Query extends TObject,
  Body extends TSchema,
  Reply extends TSchema | RawReply | null,
  Fields extends TObject,
> {
  /** Audience; `token` if absent. */
  audience?: A
  method: M
  /** Effect. If absent, `read` for a GET and `write` for any other method. */
  effect?: E
  /** Path with `{name}` placeholders, as in OpenAPI. */
  path: string
  /**
   * True if the path names one resource although it does not end with an id, such as the organization of the session.
   */
  singleton?: boolean
  /**
   * Resource of a `GET`: one name for all paths and audiences that lead to it, so that their writers queue together.
   */
  resource?: string
  operationId: string
  tag: string
  summary: string
  description: string
  /** Required scope; absent or null if every principal may call it. */
  scope?: string | null
  /** If false, a person who belongs to no organization yet can call it too. */
  needsOrganization?: boolean
  params?: Params
  query?: Query
  body?: Body
  /**
   * Makes `body` the unchanged bytes, of any media type. A schema describes their JSON for authors of clients; the
   * handler validates it.
   */
  rawBody?: true | TSchema
  /** Fields of the form that can replace the body, in addition to its part `file`. */
  upload?: Fields
  /** Largest file of such a form in bytes; by default, the plan's limit. */
  maxUploadBytes?: number
  /** Status. By default, 204 without a reply and 200 with one. */
  status?: 200 | 201 | 204
  /** True if the operation can create a resource: its handler then returns `Created`, and the answer is a 201. */
  mayCreate?: boolean
  /**
   * URL of the resource that a 201 created, with `{id}` of the reply and other placeholders of the path. By default,
   * under the path, if an operation for its items exists. Null if it creates several resources.
   */
  location?: string | null
  reply: Reply
  /** Path parameter of the changed resource, if it is not the last one; or `reply`, if the reply contains it. */
  changes?: string
  /** If false, the write leaves no audit entry, because it is itself a record of something that happened. */
  isAudited?: boolean
  deprecated?: Deprecation
  /** Errors in addition to those that follow from the form of the request. */
  errors?: readonly ErrorCode[]
  /** True if the specification counts its answers: one that it does not count (412) is covered by `default`. */
  hasCountedAnswers?: true
  /** Limits above which it answers 429. For values that could be guessed (passwords, codes, links), and for emails. */
  throttle?: (request: FastifyRequest) => readonly AttemptLimit[] | Promise<readonly AttemptLimit[]>
  /**
   * Runs before the body is read, and rejects by throwing: for senders whose bodies cost more than a check of the
   * sender.
   */
  admit?: (request: FastifyRequest) => Promise<void>
  /** True to read integers of the body that a double cannot represent as text, as expressions do. */
  keepsDigits?: boolean
  /**
   * True if each of the body's `items` is independent: the handler rejects values of single items that cannot be
   * stored.
   */
  itemsStandAlone?: boolean
  /** Largest body in bytes; 1 MiB if absent. */
  maxBodyBytes?: number
  /** True if pages of other sites can write here: for machines that post without a browser. */
  crossOrigin?: boolean
  /** Returns parameters for `WWW-Authenticate` of its 401 (RFC 9728, section 5.1). */
  challenge?: () => string
  /** Offers the operation to AI clients. */
  tool?: ToolDeclaration<Reply extends TSchema ? Static<Reply> : never>
}

export interface OperationInput<
  Params extends TObject,
  Query extends TObject,
  Body extends TSchema,
> {
  params: Static<Params>
  query: Static<Query>
  body: Static<Body>
}

/** Input of an operation that accepts forms: a body, or a form in its place. */
type EitherInput<
  Params extends TObject,
  Query extends TObject,
  Body extends TSchema,
  Fields extends TObject,
> = OperationInput<Params, Query, Body> & { upload?: Upload<Static<Fields>> }

export interface PublicContext {
  db: Db
  now: Date
  /** Signal that aborts when the client disconnects; absent if no client waits. */
  signal?: AbortSignal
}

export interface ReadContext extends PublicContext {
  organizationId: string
  principal: Principal
}

/** A reader at the dashboard. */
export interface MemberReader extends ReadContext {
  principal: Principal & { person: SignedIn }
}

type ReaderOf<A extends Audience> = A extends 'public'
  ? PublicContext
  : A extends 'session'
    ? MemberReader
    : ReadContext

/** Writer of an operation. A public write belongs to the organization that its `prepare` returns. */
type WriterOf<A extends Audience> = A extends 'public' ? Work : Work & ReaderOf<A>

/** Context of an operation with a raw reply. */
export interface RawContext {
  request: FastifyRequest
  record: (change: OwnChange) => Promise<void>
}

type ContextOf<A extends Audience, E extends Effect, Reply> = Reply extends RawReply
  ? ReaderOf<A> & RawContext
  : E extends 'write'
    ? WriterOf<A>
    : ReaderOf<A>

type BodyOf<Reply> = Reply extends TSchema ? Static<Reply> : Response | TextReply

// biome-ignore lint/suspicious/noConfusingVoidType: the handler of an answer without a body returns nothing
type ReplyOf<Reply> = Reply extends TSchema | RawReply ? BodyOf<Reply> : void

export interface AnyInput {
  params: Record<string, string>
  query: Record<string, unknown>
  body: unknown
  upload?: Upload
}

/** Runs slow or external checks before the transaction opens, and throws to reject. `handle` gets its result. */
type Prepare<I, Prepared> = (
  input: I,
  context: Pick<PublicContext, 'signal'> & { organizationId: string; request: FastifyRequest },
) => Promise<Prepared>

/** An operation: the server mounts it, the OpenAPI document describes it, and the tenant walk visits it. */
export interface Operation
  extends Omit<
    Spec<Audience, Method, Effect, TObject, TObject, TSchema, TSchema | RawReply | null, TObject>,
    'tool'
  > {
  audience: Audience
  effect: Effect
  status: 200 | 201 | 204
  scope: string | null
  tool?: ToolDeclaration
  prepare?: Prepare<AnyInput, unknown>
  handle: (
    context: (PublicContext | ReadContext | Work | (Work & ReadContext)) & Partial<RawContext>,
    input: AnyInput,
    prepared?: unknown,
  ) => Promise<unknown>
}

/**
 * Declares an operation once; its route, validation, admission, audit, idempotency, ETag, OpenAPI entry and SDK types
 * follow from the declaration.
 */
export function operation<
  M extends Method,
  Reply extends TSchema | RawReply | null,
  A extends Audience = 'token',
  E extends Effect = EffectOf<M>,
  Params extends TObject = TObject,
  Query extends TObject = TObject,
  Body extends TSchema = TSchema,
  Fields extends TObject = TObject,
  Prepared = void,
>(
  spec: Spec<A, M, E, Params, Query, Body, Reply, Fields> & {
    prepare?: Prepare<EitherInput<Params, Query, Body, Fields>, Prepared>
  },
  handle: (
    context: ContextOf<A, E, Reply>,
    input: EitherInput<Params, Query, Body, Fields>,
    prepared: Prepared,
  ) => Promise<ReplyOf<Reply> | Created<ReplyOf<Reply>> | Unchanged<ReplyOf<Reply>>>,
): Operation {
  const usual = {
    audience: 'token',
    effect: spec.method === 'GET' ? 'read' : 'write',
    status: spec.reply === null ? 204 : 200,
    scope: null,
  }
  return { ...usual, ...spec, handle } as unknown as Operation
}
