import { type Static, Type } from 'typebox'
import { type ErrorCode, errorCatalogue } from '../../platform/errors.ts'
import { uuidPattern } from '../../platform/ids.ts'
import { nilId } from '../../platform/operations/principal.ts'
import {
  expects,
  Id,
  Nullable,
  PageQuery,
  PathId,
  Text,
  Time,
  TimeFilter,
} from '../../platform/operations/schemas.ts'
import { MemberId } from '../people/index.ts'
import { TokenId } from '../tokens/index.ts'
import type { RequestRow } from './store.ts'

const example = 'req_0192f5a0-7c1e-4a34-9d5b-3f1c2a7b8e90'

export const RequestId = Type.String({
  pattern: uuidPattern.replace('^', '^(?:req_)?'),
  description: 'The `X-Request-Id` of the answer, or the bare UUID in it.',
  examples: [example],
  ...expects(`an id such as ${example}`),
})

const Bytes = (description: string, example: number) =>
  Type.Integer({ description, examples: [example] })

export const LoggedRequest = Type.Object(
  {
    id: Type.String({ description: 'The `X-Request-Id` of the answer.', examples: [example] }),
    at: Time('When it was answered.'),
    method: Type.String({ examples: ['POST'] }),
    path: Type.String({ description: 'Without the query.', examples: ['/v1/contacts'] }),
    route: Type.String({
      description: 'The path of the operation, with `{placeholders}`.',
      examples: ['/v1/contacts'],
    }),
    status: Type.Integer({ examples: [422] }),
    durationMs: Type.Number({
      description: 'From the request line to the last byte of the answer.',
      examples: [4.2],
    }),
    sender: Type.Object(
      {
        kind: Type.Enum(['token', 'member'], {
          description: '`member`: a person at the dashboard.',
        }),
        id: Type.String({
          description: 'Id of the token or of the membership.',
          examples: [MemberId.example],
        }),
        name: Type.String({ description: 'Its name at that time.', examples: ['Ada Lovelace'] }),
      },
      { description: 'Who sent it.' },
    ),
    token: Type.Object(
      { id: Id(TokenId, 'Its id.'), name: Type.String({ examples: ['CRM sync'] }) },
      {
        deprecated: true,
        description:
          'Use `sender`. The token that it was sent with; of a member’s request, the name of the member and an id that no token has.',
      },
    ),
    address: Type.String({ description: 'Where it came from.', examples: ['203.0.113.7'] }),
    userAgent: Nullable(Type.String({ examples: ['crm-sync/2.1'] })),
    idempotencyKey: Nullable(
      Type.String({ description: 'Its first characters.', examples: ['order-…'] }),
    ),
    error: Nullable(
      Type.Object(
        {
          code: Type.String({ examples: ['validation_error'] }),
          message: Type.String({ examples: ['email must be an email address.'] }),
          field: Nullable(Type.String({ examples: ['email'] })),
        },
        { description: 'The error code of a refused request; null otherwise.' },
      ),
    ),
    requestBytes: Bytes('Length of the body of the request.', 31),
    responseBytes: Bytes('Length of the body of the answer.', 112),
    body: Type.Unknown({
      description:
        'Of a refused request, its body with each text replaced by its length; otherwise null.',
      examples: [{ email: 'string(12)' }],
    }),
  },
  { title: 'LoggedRequest' },
)
export type LoggedRequest = Static<typeof LoggedRequest>

const codes = Object.keys(errorCatalogue) as ErrorCode[]

export const RequestQuery = Type.Object({
  ...PageQuery,
  method: Type.Optional(
    Type.Enum(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'], { description: 'This method.' }),
  ),
  status: Type.Optional(
    Type.Integer({
      minimum: 200,
      maximum: 599,
      description: 'Answered with this status.',
      examples: [422],
    }),
  ),
  statusClass: Type.Optional(
    Type.Enum(['2xx', '3xx', '4xx', '5xx'], {
      description: 'Answered with a status of this class.',
    }),
  ),
  route: Type.Optional(Text('To this operation, as in `route`.', '/v1/contacts/{contactId}')),
  sender: Type.Optional(
    Type.Enum(['token', 'member'], {
      description: 'Sent with a token, or by a member from the dashboard.',
    }),
  ),
  tokenId: Type.Optional(PathId(TokenId, 'Sent with this token.')),
  memberId: Type.Optional(PathId(MemberId, 'Sent by this member.')),
  requestId: Type.Optional(RequestId),
  errorCode: Type.Optional(Type.Enum(codes, { description: 'Refused with this code.' })),
  from: TimeFilter('Not before this time.'),
  to: TimeFilter('Not after this time.'),
})

/** Its UUID. */
export const readRequestId = (shown: string): string => shown.replace('req_', '').toLowerCase()

const senderOf = (row: RequestRow): LoggedRequest['sender'] =>
  row.member_id === null
    ? { kind: 'token', id: TokenId.show(row.token_id ?? nilId), name: row.token_name ?? '' }
    : { kind: 'member', id: MemberId.show(row.member_id), name: row.member_name ?? '' }

export const presentRequest = (row: RequestRow): LoggedRequest => ({
  id: `req_${row.request_id}`,
  at: row.at.toISOString(),
  method: row.method,
  path: row.path,
  route: row.route,
  status: row.status,
  durationMs: row.duration_ms,
  sender: senderOf(row),
  token: { id: TokenId.show(row.token_id ?? nilId), name: row.token_name ?? row.member_name ?? '' },
  address: row.address,
  userAgent: row.user_agent,
  idempotencyKey: row.idempotency_key,
  error:
    row.error_code === null
      ? null
      : { code: row.error_code, message: row.error_message ?? '', field: row.error_field },
  requestBytes: row.request_bytes,
  responseBytes: row.response_bytes,
  body: row.body === null ? null : JSON.parse(row.body),
})
