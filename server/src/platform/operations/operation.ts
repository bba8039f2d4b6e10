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
 * Who may call an operation, and by what they prove it: an API token, the dashboard's session cookie, the
 * operator key, or nothing. An operation for tokens answers the dashboard, too, under `/session`.
 */
export type Audience = 'token' | 'session' | 'operator' | 'public'

/** A `write` runs in one transaction with its event, its jobs and its audit entry. */
export type Effect = 'read' | 'write'

/**
 * The reply of an operation that speaks a protocol of its own: its handler gets the request and returns a
 * web `Response`. It opens its own transactions.
 */
export interface RawReply {
  mediaType: string
  /** What a JSON reply holds, for the document. */
  schema: TSchema | null
}

export const rawReply = (mediaType: string, schema: TSchema | null = null): RawReply => ({
  mediaType,
  schema,
})

export const isRaw = (reply: Operation['reply']): reply is RawReply =>
  reply !== null && 'mediaType' in reply

/** Whether an operation answers with one page of a list, and its query leads to the next one. */
export const isPaged = ({ method, reply }: Operation): boolean =>
  method === 'GET' &&
  reply !== null &&
  !isRaw(reply) &&
  'nextCursor' in ((reply as Partial<TObject>).properties ?? {})

/** Whether the path names one resource: its `GET` has an ETag, and its writes obey `If-Match`. */
export const namesResource = ({
  path,
  singleton,
}: Pick<Operation, 'path' | 'singleton'>): boolean => singleton === true || path.endsWith('}')

/** The effect of an operation that declares none. */
type EffectOf<M extends Method> = M extends 'GET' ? 'read' : 'write'

/** Returns the `GET` of the same path if the path names one resource. `If-Match` is about its answer. */
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
  /** `token` if absent. */
  audience?: A
  method: M
  /** If absent, `read` for a GET and `write` for any other method. */
  effect?: E
  /** With `{name}` placeholders, as in OpenAPI. */
  path: string
  /** The path names one resource although no id ends it, such as the organization of the session. */
  singleton?: boolean
  /** Of a `GET`: one name for what paths of several audiences lead to, so that their writers queue together. */
  resource?: string
  operationId: string
  tag: string
  summary: string
  description: string
  /** What the principal must be allowed to do; absent or null when every principal may. */
  scope?: string | null
  /** False: a person who belongs to no organization yet may call it, too. */
  needsOrganization?: boolean
  params?: Params
  query?: Query
  body?: Body
  /**
   * `body` is the bytes as they came, of any media type. A schema says what they hold as JSON, for those who write
   * clients: the handler checks it.
   */
  rawBody?: true | TSchema
  /** Fields of the form that may come in place of the body, beside its one part `file`. */
  upload?: Fields
  /** How large the file of such a form may be; absent: as the plan says. */
  maxUploadBytes?: number
  /** If absent, 204 without a reply and 200 with one. */
  status?: 200 | 201 | 204
  /** Makes what is not there: its handler then returns `Created`, and the answer is a 201. */
  mayCreate?: boolean
  /**
   * Where what a 201 made is found, with `{id}` of the reply and other placeholders of the path. Absent: under
   * the path, where an operation is about one item of it. Null: many things are made at once.
   */
  location?: string | null
  reply: Reply
  /**
   * The parameter of the path that names what is changed, where it is not the last; or `reply`, where the reply
   * shows it.
   */
  changes?: string
  /** False: a write that leaves no audit entry, because what it writes is itself a record of what happened. */
  isAudited?: boolean
  deprecated?: Deprecation
  /** Refusals beyond those that follow from the shape of the request. */
  errors?: readonly ErrorCode[]
  /** The specification counts its answers: one that it doesn't count (412) is among those of `default`. */
  hasCountedAnswers?: true
  /** Answers 429 beyond these bounds. For what could be guessed (passwords, codes, links), and for mails. */
  throttle?: (request: FastifyRequest) => readonly AttemptLimit[] | Promise<readonly AttemptLimit[]>
  /** Runs before the body is read, and refuses by throwing: for senders whose bodies cost more than a look at them. */
  admit?: (request: FastifyRequest) => Promise<void>
  /** Integers of the body that a double cannot hold come as text, as expressions see them. */
  keepsDigits?: boolean
  /** Each of the `items` of the body stands alone: the handler refuses what of one cannot be stored. */
  itemsStandAlone?: boolean
  /** How large the body may be; 1 MiB when absent. */
  maxBodyBytes?: number
  /** A page of another site may write here: for machines that post without a browser. */
  crossOrigin?: boolean
  /** Returns parameters of `WWW-Authenticate` that a 401 of it has (RFC 9728, section 5.1). */
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

/** What an operation that takes forms gets: a body, or a form in its place. */
type EitherInput<
  Params extends TObject,
  Query extends TObject,
  Body extends TSchema,
  Fields extends TObject,
> = OperationInput<Params, Query, Body> & { upload?: Upload<Static<Fields>> }

export interface PublicContext {
  db: Db
  now: Date
  /** Aborts when the client hangs up; absent where no client waits. */
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

/** A public write belongs to the organization that its `prepare` returns. */
type WriterOf<A extends Audience> = A extends 'public' ? Work : Work & ReaderOf<A>

/** Of an operation with a raw reply. */
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

/** Slow or outward checks, before the transaction opens; throws to refuse. `handle` gets what it returns. */
type Prepare<I, Prepared> = (
  input: I,
  context: Pick<PublicContext, 'signal'> & { organizationId: string; request: FastifyRequest },
) => Promise<Prepared>

/** What the server mounts, what the OpenAPI document describes, and what the tenant walk visits. */
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
 * Declares an operation once; its route, validation, admission, audit, idempotency, ETag, OpenAPI entry and
 * SDK types follow from the declaration.
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
