import { type Static, Type } from 'typebox'
import { Id, secret, Text } from '../../../platform/operations/schemas.ts'
import { MemberId } from '../../people/index.ts'
import { RecipientId } from '../ids.ts'
import { NewRecipient, Recipient } from '../recipient-schema.ts'
import { Proposal, Sha256 } from '../schema.ts'

const Message = Type.Optional(
  Text('Message in the mails, as plain text.', 'As we discussed on Monday.', 5_000),
)

export const Sending = Type.Object(
  {
    message: Message,
    delivery: Type.Optional(
      Type.Enum(['mail', 'link_only'], {
        description:
          '`mail` (default): each recipient gets the link by mail when it is their turn. `link_only`: nothing is mailed, and `links` in the response has the links.',
        examples: ['mail'],
      }),
    ),
    contentSha256: Type.Optional(
      Sha256(
        'Hash from the preview that you saw. If the draft has changed since, it is not sent and the response is 409.',
      ),
    ),
  },
  { title: 'ProposalSending', additionalProperties: false },
)
export type Sending = Static<typeof Sending>

const Link = Type.String({
  description: 'Opens the page for this recipient. Only this response shows it.',
  examples: ['https://proposals.example.com/p/01jbts0z0ye8t9tpsz3gn7nkm8…'],
  ...secret,
})

export const SentProposal = Type.Object(
  {
    ...Proposal.properties,
    links: Type.Optional(
      Type.Array(
        Type.Object({
          recipientId: Id(RecipientId, 'Recipient that the link belongs to.'),
          link: Link,
        }),
        { description: 'Links for `delivery: "link_only"`, one for each signer and viewer.' },
      ),
    ),
  },
  { title: 'SentProposal', description: 'The proposal, and the links to share.' },
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
        'Member who countersigns instead. Only for a countersigner, and without other fields: name and address come from the member.',
      ),
    ),
  },
  {
    title: 'ProposalRecipientChanges',
    additionalProperties: false,
    description: 'An absent field is kept.',
  },
)
export type RecipientChanges = Static<typeof RecipientChanges>

export const RecipientWithLink = Type.Object(
  { ...Recipient.properties, link: Type.Optional(Link) },
  { title: 'ProposalRecipientWithLink', description: 'The recipient, and the new link.' },
)
export type RecipientWithLink = Static<typeof RecipientWithLink>
