import { type Static, Type } from 'typebox'
import type { InsideCall } from '../../../../platform/operations/insider.ts'
import { expects, Id } from '../../../../platform/operations/schemas.ts'
import { BaseId } from '../../../knowledge/index.ts'
import { TemplateId } from '../../../proposals/index.ts'
import { customTypePattern, maxTypeLength } from '../../../webhooks/index.ts'
import { Expression, FilledText, MappingFields } from '../expression-fields.ts'

const common = {
  id: Type.Optional(
    Type.String({
      pattern: '^[a-z][a-zA-Z0-9_]{0,39}$',
      description:
        'What expressions of later actions call it, as in `steps.contact.id`. `step1` of the first, `step2` of the second and so on, unless you say otherwise.',
      examples: ['contact'],
      ...expects('a name of letters, digits and _ that begins with a small letter'),
    }),
  ),
}

const closed = { additionalProperties: false } as const

const ContactUpsert = Type.Object(
  {
    type: Type.Literal('contact.upsert'),
    ...common,
    matchBy: Type.Enum(['email', 'phone', 'externalId'], {
      description: 'Which field of the mapping the contact is found by.',
      examples: ['email'],
    }),
    mapping: MappingFields(
      'Fields of the contact. One that gives null is left as it is; `custom.` fields and `tags` are added to those that are there.',
      { email: 'body.email', name: 'trim(body.name)', 'custom.tier': 'body.tier' },
    ),
  },
  { title: 'ContactUpsertAction', ...closed },
)

const ContactTag = Type.Object(
  {
    type: Type.Literal('contact.tag'),
    ...common,
    contactId: Expression('Gives the id of the contact.', 'steps.contact.id'),
    tag: FilledText('The tag.', 200, 'paid'),
  },
  { title: 'ContactTagAction', ...closed },
)

const SourceAdd = Type.Object(
  {
    type: Type.Literal('source.add'),
    ...common,
    baseId: Id(BaseId, 'The knowledge base.'),
    mapping: MappingFields(
      '`name`, and `text` or `url`; `metadata.` fields, such as `metadata.contactId`, are what searches can filter by.',
      { name: 'event.data.title', text: 'event.data.text', 'metadata.contactId': 'event.data.id' },
    ),
  },
  { title: 'SourceAddAction', ...closed },
)

const ProposalCreate = Type.Object(
  {
    type: Type.Literal('proposal.create'),
    ...common,
    templateId: Id(TemplateId, 'The template that the draft begins with.'),
    mapping: MappingFields(
      'Fields of the draft over those of the template, such as `contactId`, `title`, `recipients` and `variables.startDate`. One that gives null is left as the template has it.',
      { contactId: 'steps.contact.id', title: '"Offer for " + body.name' },
    ),
  },
  { title: 'ProposalCreateAction', ...closed },
)

const ProposalSend = Type.Object(
  {
    type: Type.Literal('proposal.send'),
    ...common,
    proposalId: Expression('Gives the id of the draft.', 'steps.proposal.id'),
    message: Type.Optional(FilledText('Stands in the mails.', 5_000, 'As we discussed.')),
    delivery: Type.Optional(
      Type.Enum(['mail', 'link_only'], {
        description: 'As when a person sends it; `mail` unless you say otherwise.',
        examples: ['mail'],
      }),
    ),
  },
  { title: 'ProposalSendAction', ...closed },
)

const EventEmit = Type.Object(
  {
    type: Type.Literal('event.emit'),
    ...common,
    event: Type.String({
      pattern: customTypePattern,
      maxLength: maxTypeLength,
      description: '`custom.` and one to four words in lowercase with dots between them.',
      examples: ['custom.order.paid'],
      ...expects('`custom.` and one to four lowercase words, such as custom.order.paid'),
    }),
    mapping: MappingFields('Fields of its data.', { id: 'body.id', total: 'body.total' }),
  },
  { title: 'EventEmitAction', ...closed },
)

const MailSend = Type.Object(
  {
    type: Type.Literal('mail.send'),
    ...common,
    to: Expression('Gives one address.', 'event.data.email'),
    subject: FilledText('The subject.', 500, 'Thank you, {{ event.data.name }}'),
    text: FilledText('The words, as plain text.', 20_000, 'We received {{ body.total }}.'),
    contactId: Type.Optional(
      Expression(
        'Gives the contact that it goes to: nothing is sent to one that has opted out of mails. Without it, the contact with that address, if there is one.',
        'steps.contact.id',
      ),
    ),
  },
  { title: 'MailSendAction', ...closed },
)

const HttpRequest = Type.Object(
  {
    type: Type.Literal('http.request'),
    ...common,
    method: Type.Enum(['POST', 'PUT', 'PATCH', 'DELETE'], {
      description: 'Sent with an `Idempotency-Key` that is the same at each attempt.',
      examples: ['POST'],
    }),
    url: FilledText(
      'An https address. Values in it are encoded, and none stands before the path.',
      2_048,
      'https://crm.example.com/orders/{{ body.id }}',
    ),
    headers: Type.Optional(
      Type.Record(Type.String(), Type.String({ maxLength: 1_000 }), {
        maxProperties: 20,
        description: 'Shown to everybody who may read automations: no credentials.',
        examples: [{ 'X-Topic': 'orders' }],
      }),
    ),
    mapping: Type.Optional(
      MappingFields('Fields of a JSON body; none is sent without it.', { id: 'body.id' }),
    ),
  },
  { title: 'HttpRequestAction', ...closed },
)

const all = [
  ...[ContactUpsert, ContactTag, SourceAdd, ProposalCreate],
  ...[ProposalSend, EventEmit, MailSend, HttpRequest],
]

export type Action =
  | Static<typeof ContactUpsert>
  | Static<typeof ContactTag>
  | Static<typeof SourceAdd>
  | Static<typeof ProposalCreate>
  | Static<typeof ProposalSend>
  | Static<typeof EventEmit>
  | Static<typeof MailSend>
  | Static<typeof HttpRequest>
export type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>

/** With a discriminator, a fault is one of the type that was meant, not of all that were not. */
export const Action = Type.Unsafe<Action>({
  title: 'AutomationAction',
  type: 'object',
  discriminator: { propertyName: 'type' },
  required: ['type'],
  oneOf: all,
})

/** What expressions call the action at that place. */
export const nameOf = ({ id }: Pick<Action, 'id'>, index: number): string =>
  id ?? `step${index + 1}`

type Called = Exclude<Action['type'], 'event.emit' | 'mail.send' | 'http.request'>

/** The writes of the API that actions are. */
export const operationOf: Readonly<Record<Called, InsideCall['operation']>> = {
  'contact.upsert': 'PUT /v1/contacts/by/{key}/{value}',
  'contact.tag': 'PUT /v1/contacts/{contactId}/tags/{tag}',
  'source.add': 'POST /v1/bases/{baseId}/sources',
  'proposal.create': 'POST /v1/proposals',
  'proposal.send': 'POST /v1/proposals/{proposalId}/send',
}

const scopeOf: Readonly<Record<Action['type'], string>> = {
  'contact.upsert': 'contacts:write',
  'contact.tag': 'contacts:write',
  'source.add': 'knowledge:write',
  'proposal.create': 'proposals:write',
  'proposal.send': 'proposals:write',
  'event.emit': 'events:write',
  'mail.send': 'integrations:write',
  'http.request': 'integrations:write',
}

/** What whoever saves them must be allowed to do, and go on being. */
export const scopesOf = (actions: readonly Action[]): string[] => [
  ...new Set(actions.map(({ type }) => scopeOf[type])),
]

/** Whether it is sent out of here, and so cannot commit with what stands beside it. */
export const isOutward = ({ type }: Action): boolean => type === 'http.request'
