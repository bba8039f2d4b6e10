import { type Static, Type } from 'typebox'
import { defineSealedColumn, type Keyring } from '../../platform/crypto/seal.ts'
import { depthHeader } from '../../platform/events/event.ts'
import { readFilter } from '../../platform/expressions/filter.ts'
import { type CustomHeaders, requireCustomHeaders } from '../../platform/net/custom-headers.ts'
import { expects, Nullable } from '../../platform/operations/schemas.ts'
import { newKeyPair, sealPrivateKey } from './secret.ts'
import type { WebhookRow } from './store.ts'

const payloads = ['full', 'thin'] as const
type Payload = (typeof payloads)[number]

const Payload = Type.Unsafe<Payload>({
  type: 'string',
  enum: [...payloads],
  description:
    '`full`: the whole event. `thin`: `data` is only `{ id }`, for a receiver that fetches what it needs. Fixed for each delivery when its event happens.',
})

const Filter = Nullable(
  Type.String({
    minLength: 1,
    maxLength: 2000,
    description:
      'Condition in CEL (https://cel.dev) on `id`, `type`, `createdAt`, `organizationId` and `data`; events for which it is not true are not delivered, nor those that lack a field it needs: ask with `has(data.email)`. Loops (`all`, `exists`, `exists_one`, `filter`) go over a field of `data` and are not nested; there is no `matches` and no `+`. It is asked once, when the event happens; an event that is too large for it (characters times steps of the condition above 2,000,000) is delivered. Tests are delivered always.',
    examples: ['type == "source.completed" && data.chunksCount > 10'],
    ...expects('a condition of at most 2000 characters'),
  }),
)

const Asymmetric = Type.Boolean({
  description:
    'Adds ed25519 signatures (`v1a,`) to `webhook-signature`, which a receiver verifies with the public key alone.',
})

/** What an answer shows. */
export const Shape = {
  headerNames: Type.Array(Type.String(), {
    description: 'Names of the headers that are sent with each delivery; their values are secret.',
    examples: [['Authorization']],
  }),
  payload: Payload,
  filter: Filter,
  asymmetric: Asymmetric,
  publicKey: Nullable(
    Type.String({
      description: 'Verifies the `v1a` signatures; null unless asymmetric.',
      examples: ['whpk_11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo='],
    }),
  ),
}

export type Headers = CustomHeaders

const maxHeaders = 20
const maxValueLength = 2_000

/** Names of the delivery's own headers, and what its receivers' clouds believe. */
export const requireHeaders = (headers: Headers): void =>
  requireCustomHeaders(headers, {
    maxBytes: 4_096,
    names: [depthHeader],
    beginnings: ['cf-', 'svix-', 'webhook-', 'x-amz-', 'x-service-'],
  })

export const headersColumn = defineSealedColumn('webhooks', 'headers')

const sealHeaders = (keyring: Keyring, webhookId: string, headers: Headers): Buffer =>
  keyring.column(headersColumn).seal(webhookId, JSON.stringify(headers))

export const openHeaders = (keyring: Keyring, webhookId: string, sealed: Buffer | null): Headers =>
  sealed === null ? {} : JSON.parse(keyring.column(headersColumn).open(webhookId, sealed))

/** For the log: that they were sent, and not what they say. */
export const hidden = (headers: Headers): Headers =>
  Object.fromEntries(Object.keys(headers).map((name) => [name, '(hidden)']))

/** Null in a change stands for the default. */
export const ShapeChanges = {
  headers: Type.Optional(
    Nullable(
      Type.Record(Type.String(), Type.String({ maxLength: maxValueLength }), {
        maxProperties: maxHeaders,
        description:
          'Headers to send with each delivery, at most 4096 bytes together; replaced as a whole. They belong to the origin of `url`: a change to another origin without new headers drops them.',
        examples: [{ Authorization: 'Bearer of-your-server' }],
      }),
    ),
  ),
  payload: Type.Optional(
    Type.Unsafe<Payload | null>({
      ...Payload,
      type: ['string', 'null'],
      enum: [...payloads, null],
    }),
  ),
  filter: Type.Optional(Filter),
  asymmetric: Type.Optional(Nullable(Asymmetric)),
}

const Changes = Type.Object(ShapeChanges)
type Changes = Static<typeof Changes>

export const defaultShape = {
  headerNames: [],
  payload: 'full',
  filter: null,
  asymmetric: false,
  publicKey: null,
} as const satisfies ReturnType<typeof presentShape>

/** Refuses headers and filters that cannot be used. */
export function requireShape({ headers, filter }: Changes): void {
  if (headers) requireHeaders(headers)
  if (filter) readFilter(filter)
}

/** The columns of what is given; an absent field is not touched. */
export const shapeColumns = (
  keyring: Keyring,
  webhookId: string,
  { headers, payload, filter, asymmetric }: Changes,
  publicKey: string | null,
) => ({
  ...(headers !== undefined && headerColumns(keyring, webhookId, headers ?? {})),
  ...(payload !== undefined && { payload: payload ?? defaultShape.payload }),
  ...(filter !== undefined && { filter }),
  ...(asymmetric === true && publicKey === null && keyColumns(keyring, webhookId)),
  ...(asymmetric !== undefined && !asymmetric && withoutKeys),
})

const headerColumns = (keyring: Keyring, webhookId: string, headers: Record<string, string>) => {
  const names = Object.keys(headers)
  const sealed = names.length > 0 ? sealHeaders(keyring, webhookId, headers) : null
  return { header_names: names, headers: sealed }
}

/** A pair that was never used before. */
export function keyColumns(keyring: Keyring, webhookId: string) {
  const { privateKey, publicKey } = newKeyPair()
  return { private_key: sealPrivateKey(keyring, webhookId, privateKey), public_key: publicKey }
}

const withoutKeys = {
  private_key: null,
  public_key: null,
  previous_private_key: null,
  previous_public_key: null,
}

export const presentShape = (row: WebhookRow) => ({
  headerNames: row.header_names,
  payload: row.payload as Payload,
  filter: row.filter,
  asymmetric: row.public_key !== null,
  publicKey: row.public_key,
})

/** The event with only the id of what it is about in `data`; the same bytes from the same bytes. */
export function thinBody(body: string, subject: string | null): string {
  const event = JSON.parse(body) as object
  return JSON.stringify({ ...event, data: subject === null ? {} : { id: subject } })
}
