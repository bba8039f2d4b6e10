import { type Static, Type } from 'typebox'
import { Id, secret } from '../../../platform/operations/schemas.ts'
import { MemberId } from '../../people/index.ts'
import { RecipientId } from '../ids.ts'
import { NewRecipient, Recipient } from '../recipient-schema.ts'
import { Proposal, Sha256 } from '../schema.ts'

const Message = Type.Optional(
  Type.String({
    minLength: 1,
    maxLength: 5_000,
    description: 'Stands in the mails, as plain text.',
    examples: ['As we discussed on Monday.'],
  }),
)

export const Sending = Type.Object(
  {
    message: Message,
    delivery: Type.Optional(
      Type.Enum(['mail', 'link_only'], {
        description:
          '`mail`, unless you say otherwise: each recipient gets the link by mail, when it is their turn. `link_only`: nothing is mailed, and `links` of the answer holds them.',
        examples: ['mail'],
      }),
    ),
    contentSha256: Type.Optional(
      Sha256(
        'Of the preview that you have seen: a draft that says something else by now is not sent, with 409.',
      ),
    ),
  },
  { title: 'ProposalSending', additionalProperties: false },
)
export type Sending = Static<typeof Sending>

const Link = Type.String({
  description: 'Opens the page for this recipient. Shown here alone.',
  examples: ['https://proposals.example.com/p/01jbts0z0ye8t9tpsz3gn7nkm8…'],
  ...secret,
})

export const SentProposal = Type.Object(
  {
    ...Proposal.properties,
    links: Type.Optional(
      Type.Array(
        Type.Object({
          recipientId: Id(RecipientId, 'Whose link it is.'),
          link: Link,
        }),
        { description: 'Of `delivery: "link_only"`, one for each signer and viewer.' },
      ),
    ),
  },
  { title: 'SentProposal', description: 'The proposal, and the links that you hand over.' },
)
export type SentProposal = Static<typeof SentProposal>

export const Reminding = Type.Object(
  { message: Message },
  { title: 'ProposalReminding', additionalProperties: false },
)
export type Reminding = Static<typeof Reminding>

export const RecipientChanges = Type.Object(
  {
    ...Type.Pick(NewRecipient, ['name', 'email']).properties,
    memberId: Type.Optional(
      Id(
        MemberId,
        'The member who countersigns instead: of a countersigner, alone. Name and address come from the member.',
      ),
    ),
  },
  {
    title: 'ProposalRecipientChanges',
    additionalProperties: false,
    description: 'An absent field stays.',
  },
)
export type RecipientChanges = Static<typeof RecipientChanges>

export const RecipientWithLink = Type.Object(
  { ...Recipient.properties, link: Type.Optional(Link) },
  { title: 'ProposalRecipientWithLink', description: 'The recipient, and the new link.' },
)
export type RecipientWithLink = Static<typeof RecipientWithLink>
