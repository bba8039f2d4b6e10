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
    '`full`: the whole event. `thin`: `data` is only `{ id }`, for receivers that fetch the details. The choice applies to events from now on.',
})

const Filter = Nullable(
  Type.String({
    minLength: 1,
    maxLength: 2000,
    description:
      'CEL condition (https://cel.dev) on `id`, `type`, `createdAt`, `organizationId` and `data`. Only events for which it is true are delivered. An event without a field that the condition needs is not delivered; test for it with `has(data.email)`. Loops (`all`, `exists`, `exists_one`, `filter`) run over a field of `data` and cannot be nested; `matches` and `+` are not available. Capstan evaluates it once, when the event occurs. An event that is too large for it (characters times steps of the condition above 2,000,000) is delivered. Tests are always delivered.',
    examples: ['type == "source.completed" && data.chunksCount > 10'],
    ...expects('a condition of at most 2000 characters'),
  }),
)

const Asymmetric = Type.Boolean({
  description:
    'If true, adds ed25519 signatures (`v1a,`) to `webhook-signature`, which a receiver verifies with the public key.',
})

/** Fields of a response. */
export const Shape = {
  headerNames: Type.Array(Type.String(), {
    description: 'Names of the headers that are sent with each delivery. Their values are secret.',
    examples: [['Authorization']],
  }),
  payload: Payload,
  filter: Filter,
  asymmetric: Asymmetric,
  publicKey: Nullable(
    Type.String({
      description: 'Public key that verifies the `v1a` signatures; null unless `asymmetric`.',
      examples: ['whpk_11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo='],
    }),
  ),
}

export type Headers = CustomHeaders

const maxHeaders = 20
const maxValueLength = 2_000

/** Refuses headers with names that deliveries use themselves or that the receiver's cloud trusts. */
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

/** Hides the values of headers, so that the log shows only their names. */
export const hidden = (headers: Headers): Headers =>
  Object.fromEntries(Object.keys(headers).map((name) => [name, '(hidden)']))

/** Fields of a change. Null restores the default. */
export const ShapeChanges = {
  headers: Type.Optional(
    Nullable(
      Type.Record(Type.String(), Type.String({ maxLength: maxValueLength }), {
        maxProperties: maxHeaders,
        description:
          'Headers to send with each delivery, up to 4096 bytes together; replaced as a whole. They belong to the origin of `url`: changing to another origin without new headers removes them.',
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

/** Refuses invalid headers and filters. */
export function requireShape({ headers, filter }: Changes): void {
  if (headers) requireHeaders(headers)
  if (filter) readFilter(filter)
}

/** Returns the columns of the fields that are present. Absent fields are not changed. */
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

/** Returns the columns of a new key pair. */
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

/** Returns the event with only the id of its subject in `data`. The same input gives the same bytes. */
export function thinBody(body: string, subject: string | null): string {
  const event = JSON.parse(body) as object
  return JSON.stringify({ ...event, data: subject === null ? {} : { id: subject } })
}
