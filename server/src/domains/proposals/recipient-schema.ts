import { type Static, Type } from 'typebox'
import { expects, formed, Id, Nullable, Time } from '../../platform/operations/schemas.ts'
import { ContactId } from '../contacts/index.ts'
import { MemberId } from '../people/index.ts'
import { RecipientId } from './ids.ts'

export const maxRecipients = 20

const role = Type.Enum(['signer', 'viewer', 'countersigner'], {
  description:
    'A signer accepts or declines; a viewer only reads; a countersigner is a member who signs last, for your organization.',
  examples: ['signer'],
})

const order = Type.Integer({
  minimum: 1,
  maximum: maxRecipients,
  description:
    'Order of signers who sign one after the other: the lowest number first. Equal numbers sign at the same time.',
})

const name = Type.String({
  minLength: 1,
  maxLength: 200,
  pattern: '^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$',
  description: 'Name that the page and the mails use.',
  examples: ['Ada Lovelace'],
  ...expects('1 to 200 characters without line breaks and other control characters'),
})

const email = Type.String({
  format: 'email',
  maxLength: 254,
  description:
    'Address that the link is sent to. Unique among the signers and viewers of a proposal.',
  examples: ['ada@example.com'],
  ...formed,
  ...expects('an email address such as ada@example.com'),
})

const contactId = Id(ContactId, 'Contact that the recipient is.')
const memberId = Id(MemberId, 'Member who countersigns.')

const RecipientTransitions = Type.Partial(
  Type.Object({
    sent: Time('When the link was sent.'),
    viewed: Time('When the page was first opened.'),
    signed: Time('When they signed.'),
    declined: Time('When they declined.'),
  }),
  { description: 'When each status was reached.' },
)

const recipientStatuses = ['waiting', 'sent', 'viewed', 'signed', 'declined'] as const
const deliveries = ['none', 'queued', 'sent', 'failed'] as const

export const Recipient = Type.Object(
  {
    id: Id(RecipientId, 'Identifier of the recipient.'),
    name,
    email,
    role,
    order,
    contactId: Nullable(contactId),
    memberId: Nullable(memberId),
    status: Type.Enum([...recipientStatuses], {
      description: '`waiting`: nothing was sent to them yet.',
      examples: ['sent'],
    }),
    delivery: Type.Enum([...deliveries], {
      description: 'Delivery status of the last mail to them; `none` if there was none.',
      examples: ['sent'],
    }),
    transitions: RecipientTransitions,
  },
  { title: 'ProposalRecipient' },
)
export type Recipient = Static<typeof Recipient>

export const NewRecipient = Type.Object(
  {
    id: Type.Optional(
      Id(
        RecipientId,
        "Identifier of a recipient that the draft already has. Send it to keep the recipient's identity.",
      ),
    ),
    name: Type.Optional(name),
    email: Type.Optional(email),
    role: Type.Optional(role),
    order: Type.Optional(order),
    contactId: Type.Optional(Nullable(contactId)),
    memberId: Type.Optional(Nullable(memberId)),
  },
  {
    title: 'NewProposalRecipient',
    additionalProperties: false,
    description:
      'Name and address come from the contact or member if you leave them out. Default role: `signer`. Default order: 1.',
  },
)
export type NewRecipient = Static<typeof NewRecipient>

export const exampleRecipient: Recipient = {
  id: RecipientId.example,
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  role: 'signer',
  order: 1,
  contactId: ContactId.example,
  memberId: null,
  status: 'viewed',
  delivery: 'sent',
  transitions: { sent: '2026-11-21T09:30:00.000Z', viewed: '2026-11-21T10:05:00.000Z' },
}
