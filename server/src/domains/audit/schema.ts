import { type Static, Type } from 'typebox'
import { defineId } from '../../platform/ids.ts'
import { Id, Nullable, PageQuery, Time, TimeFilter } from '../../platform/operations/schemas.ts'
import type { AuditRow } from './store.ts'

const Whole = (description: string, example: unknown) =>
  Type.Unknown({ description, examples: [example] })

export const AuditEntryId = defineId('auditEntry', 'aud')

export const AuditEntry = Type.Object(
  {
    id: Id(AuditEntryId, 'Identifier of the entry.'),
    at: Time('When it was done.'),
    actor: Type.Object(
      {
        kind: Type.String({
          description:
            '`token`, `operator`, `member`, `recipient` for a person who acts by a link that was sent to them, or `public` for anybody else who is not signed in.',
          examples: ['token'],
        }),
        id: Nullable(
          Type.String({
            description: 'Null for the operator and the public; of a recipient, its id.',
            examples: ['tok_01jbts0z0ye8t9tpsz3gn7nkm8'],
          }),
        ),
        name: Type.String({ description: 'Its name at that time.', examples: ['CRM sync'] }),
      },
      { description: 'Who did it.' },
    ),
    action: Type.String({
      description: 'The `operationId` of what was done.',
      examples: ['updateContact'],
    }),
    resource: Type.Object(
      {
        type: Type.String({ examples: ['contact'] }),
        id: Nullable(
          Type.String({
            description: 'As answers show it.',
            examples: ['con_01jbts0z0ye8t9tpsz3gn7nkm8'],
          }),
        ),
      },
      { description: 'The resource that was changed.' },
    ),
    before: Whole('What `GET` answered before, or null where there was nothing to get.', {
      name: 'Ada',
    }),
    after: Whole(
      'What the request was answered, without its secrets, or null. Of more than 64 KiB only the size is kept.',
      { name: 'Ada Lovelace' },
    ),
    expunged: Type.Boolean({
      description: 'Whether before and after are gone with the person they were about.',
      examples: [false],
    }),
    address: Nullable(
      Type.String({ description: 'Where the request came from.', examples: ['203.0.113.7'] }),
    ),
    userAgent: Nullable(
      Type.String({ description: 'What sent it, in its own words.', examples: ['crm-sync/2.1'] }),
    ),
    requestId: Type.String({
      description: 'The `X-Request-Id` of the answer.',
      examples: ['req_0192f5a0-7c1e-4a34-9d5b-3f1c2a7b8e90'],
    }),
    position: Nullable(
      Type.Integer({
        description: 'Its number in the chain, from 1; null for the seconds until it is chained.',
        examples: [42],
      }),
    ),
    hash: Nullable(
      Type.String({
        description: 'SHA-256 over the hash before it and the entry, in hexadecimal.',
        examples: ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
      }),
    ),
  },
  { title: 'AuditEntry' },
)
export type AuditEntry = Static<typeof AuditEntry>

const Word = (description: string, example: string) =>
  Type.Optional(Type.String({ minLength: 1, maxLength: 100, description, examples: [example] }))

export const AuditQuery = Type.Object({
  ...PageQuery,
  actor: Word(
    'By this token, or by every actor of this kind (`operator`).',
    'tok_01jbts0z0ye8t9tpsz3gn7nkm8',
  ),
  action: Word('This `operationId`.', 'updateContact'),
  resource: Word('To the resource with this id, or of this type (`contact`).', 'contact'),
  from: TimeFilter('Not before this time.'),
  to: TimeFilter('Not after this time.'),
})
export type AuditQuery = Static<typeof AuditQuery>

export const ChainVerification = Type.Object(
  {
    intact: Type.Boolean({ description: 'Whether no entry is missing, changed or moved.' }),
    entries: Type.Integer({
      description: 'How many entries the unbroken chain has.',
      examples: [1204],
    }),
    firstBroken: Nullable(
      Type.Object(
        {
          position: Type.Integer({ description: 'Where the chain breaks.', examples: [977] }),
          reason: Type.Enum(['missing', 'altered']),
        },
        { description: 'Null when the chain is intact.' },
      ),
    ),
    lastHash: Type.String({
      description:
        'Hash of the last entry; empty when there is none. A copy kept elsewhere later proves that the whole chain was not rewritten.',
      examples: ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
    }),
  },
  { title: 'AuditVerification' },
)
export type ChainVerification = Static<typeof ChainVerification>

export const presentEntry = (row: AuditRow): AuditEntry => ({
  id: AuditEntryId.show(row.id),
  at: row.at.toISOString(),
  actor: { kind: row.actor_kind, id: row.actor_id, name: row.actor_name },
  action: row.action,
  resource: { type: row.resource_type, id: row.resource_id },
  before: row.before === null ? null : JSON.parse(row.before),
  after: row.after === null ? null : JSON.parse(row.after),
  expunged: row.salt === null,
  address: row.address,
  userAgent: row.user_agent,
  requestId: row.request_id,
  position: row.seq,
  hash: row.hash === null ? null : Buffer.from(row.hash).toString('hex'),
})
