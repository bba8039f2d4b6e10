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
        'Name of the action in expressions of later actions, as in `steps.contact.id`. Default: `step1` for the first action, `step2` for the second and so on.',
      examples: ['contact'],
      ...expects('a name of letters, digits and _ that begins with a lowercase letter'),
    }),
  ),
}

const closed = { additionalProperties: false } as const

const ContactUpsert = Type.Object(
  {
    type: Type.Literal('contact.upsert'),
    ...common,
    matchBy: Type.Enum(['email', 'phone', 'externalId'], {
      description: 'Field of the mapping that finds the contact.',
      examples: ['email'],
    }),
    mapping: MappingFields(
      'Fields of the contact. A field with the value null is not changed; `custom.` fields and `tags` are added to existing ones.',
      { email: 'body.email', name: 'trim(body.name)', 'custom.tier': 'body.tier' },
    ),
  },
  { title: 'ContactUpsertAction', ...closed },
)

const ContactTag = Type.Object(
  {
    type: Type.Literal('contact.tag'),
    ...common,
    contactId: Expression('Identifier of the contact.', 'steps.contact.id'),
    tag: FilledText('Tag to add.', 200, 'paid'),
  },
  { title: 'ContactTagAction', ...closed },
)

const SourceAdd = Type.Object(
  {
    type: Type.Literal('source.add'),
    ...common,
    baseId: Id(BaseId, 'Knowledge base of the source.'),
    mapping: MappingFields(
      '`name`, and `text` or `url`. Searches can filter by `metadata.` fields, such as `metadata.contactId`.',
      { name: 'event.data.title', text: 'event.data.text', 'metadata.contactId': 'event.data.id' },
    ),
  },
  { title: 'SourceAddAction', ...closed },
)

const ProposalCreate = Type.Object(
  {
    type: Type.Literal('proposal.create'),
    ...common,
    templateId: Id(TemplateId, 'Template of the draft.'),
    mapping: MappingFields(
      'Fields of the draft that replace those of the template, such as `contactId`, `title`, `recipients` and `variables.startDate`. A field with the value null keeps the template’s value.',
      { contactId: 'steps.contact.id', title: '"Offer for " + body.name' },
    ),
  },
  { title: 'ProposalCreateAction', ...closed },
)

const ProposalSend = Type.Object(
  {
    type: Type.Literal('proposal.send'),
    ...common,
    proposalId: Expression('Identifier of the draft.', 'steps.proposal.id'),
    message: Type.Optional(FilledText('Message in the mails.', 5_000, 'As we discussed.')),
    delivery: Type.Optional(
      Type.Enum(['mail', 'link_only'], {
        description: 'Way of sending, as when a person sends it. Default: `mail`.',
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
      description: '`custom.` and one to four lowercase words, separated by dots.',
      examples: ['custom.order.paid'],
      ...expects('`custom.` and one to four lowercase words, such as custom.order.paid'),
    }),
    mapping: MappingFields('Fields of the event’s data.', { id: 'body.id', total: 'body.total' }),
  },
  { title: 'EventEmitAction', ...closed },
)

const MailSend = Type.Object(
  {
    type: Type.Literal('mail.send'),
    ...common,
    to: Expression('Email address of the one recipient.', 'event.data.email'),
    subject: FilledText('Subject of the mail.', 500, 'Thank you, {{ event.data.name }}'),
    text: FilledText(
      'Text of the mail, without formatting.',
      20_000,
      'We received {{ body.total }}.',
    ),
    contactId: Type.Optional(
      Expression(
        'Identifier of the contact that receives it. Nothing is sent if the contact has opted out of email. Default: the contact with that address, if there is one.',
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
      description: 'Sends a request with an `Idempotency-Key` that is the same in each attempt.',
      examples: ['POST'],
    }),
    url: FilledText(
      'An https URL. Values in it are encoded and can only come after the host.',
      2_048,
      'https://crm.example.com/orders/{{ body.id }}',
    ),
    headers: Type.Optional(
      Type.Record(Type.String(), Type.String({ maxLength: 1_000 }), {
        maxProperties: 20,
        description:
          'Headers of the request. Everyone who can read automations sees them, so send no credentials.',
        examples: [{ 'X-Topic': 'orders' }],
      }),
    ),
    mapping: Type.Optional(
      MappingFields('Fields of a JSON body. Default: no body.', { id: 'body.id' }),
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

/** Union by a discriminator, so that an error is about the intended type instead of all others. */
export const Action = Type.Unsafe<Action>({
  title: 'AutomationAction',
  type: 'object',
  discriminator: { propertyName: 'type' },
  required: ['type'],
  oneOf: all,
})

/** Returns the name of the action at this index in expressions. */
export const nameOf = ({ id }: Pick<Action, 'id'>, index: number): string =>
  id ?? `step${index + 1}`

type Called = Exclude<Action['type'], 'event.emit' | 'mail.send' | 'http.request'>

/** API operations that the actions run. */
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

/** Returns the scopes that the author of the actions needs, when saving and at each run. */
export const scopesOf = (actions: readonly Action[]): string[] => [
  ...new Set(actions.map(({ type }) => scopeOf[type])),
]

/** Returns true if the action sends a request to another server, and so cannot commit with its neighbors. */
export const isOutward = ({ type }: Action): boolean => type === 'http.request'
