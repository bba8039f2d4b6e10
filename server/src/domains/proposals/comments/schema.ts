import { type Static, Type } from 'typebox'
import { expects, Id, Nullable, Time } from '../../../platform/operations/schemas.ts'
import { CommentId, ProposalId } from '../ids.ts'

/** The most comments on one proposal. */
export const maxComments = 1_000

const text = Type.String({
  minLength: 1,
  maxLength: 5_000,
  pattern: '\\S',
  description: 'Plain text. Line breaks are kept.',
  examples: ['Does this include hosting?'],
  ...expects('1 to 5000 characters, and not blank'),
})
const blockId = Type.String({
  maxLength: 64,
  description: 'Block that the comment is about.',
  examples: ['intro'],
})
const itemId = Type.String({ maxLength: 60, description: 'Line that the comment is about.' })
const replyTo = Id(CommentId, 'Comment that this one replies to.')

export const Comment = Type.Object(
  {
    id: Id(CommentId, 'Identifier of the comment.'),
    proposalId: Id(ProposalId, 'Revision that the comment belongs to.'),
    author: Type.Object(
      {
        kind: Type.Enum(['recipient', 'member', 'token'], {
          description: 'Side that the author is on.',
          examples: ['recipient'],
        }),
        id: Type.String({ description: 'Identifier of the author.' }),
        name: Type.String({ description: 'Name of the author when they wrote the comment.' }),
      },
      { description: 'Author of the comment.' },
    ),
    blockId: Nullable(blockId),
    itemId: Nullable(itemId),
    text,
    replyTo: Nullable(replyTo),
    createdAt: Time('When the comment was written.'),
    resolvedAt: Nullable(Time('When the comment was marked as resolved; null while it is open.')),
  },
  { title: 'ProposalComment' },
)
export type Comment = Static<typeof Comment>

export const NewComment = Type.Object(
  {
    text,
    blockId: Type.Optional(Nullable(blockId)),
    itemId: Type.Optional(Nullable(itemId)),
    replyTo: Type.Optional(Nullable(replyTo)),
  },
  {
    title: 'NewProposalComment',
    additionalProperties: false,
    description: 'A comment on a block, on a line, or on the whole proposal.',
  },
)
export type NewComment = Static<typeof NewComment>

export const exampleComment: Comment = {
  id: CommentId.example,
  proposalId: ProposalId.example,
  author: { kind: 'recipient', id: 'rcp_01jbts0z0ye8t9tpsz3gn7nkm8', name: 'Ada Lovelace' },
  blockId: 'intro',
  itemId: null,
  text: 'Does this include hosting?',
  replyTo: null,
  createdAt: '2026-11-21T10:10:00.000Z',
  resolvedAt: null,
}
