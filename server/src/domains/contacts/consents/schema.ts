import { type Static, Type } from 'typebox'
import { expects, Id, Name, Nullable, Time } from '../../../platform/operations/schemas.ts'
import { ConsentId } from '../ids.ts'

const Choice = <Value extends string>(values: readonly Value[], description: string) =>
  Type.Unsafe<Value>({ type: 'string', enum: [...values], description, examples: [values.at(-1)] })

export const channels = ['sms', 'call', 'email'] as const
export type Channel = (typeof channels)[number]

const channel = Choice(channels, 'By what the contact is reached.')
const purpose = { ...Name('What messages are for.', 'Newsletter'), maxLength: 100 }
const status = Choice(
  ['pending', 'opted_out', 'opted_in'],
  '`pending` mails a link that asks for consent, and counts once the contact confirms it.',
)
const basis = Choice(
  ['legitimate_interest', 'contract', 'consent'],
  'On what messages rest in law (GDPR, article 6); `consent` unless you say otherwise.',
)
const source = Type.String({
  minLength: 1,
  maxLength: 200,
  description: 'Where it was given.',
  examples: ['Sign-up form'],
})
const wording = Type.String({
  minLength: 1,
  maxLength: 5_000,
  description: 'What the contact was asked, word by word.',
  examples: ['Send me the newsletter once a month.'],
})

const Address = (format: 'ipv4' | 'ipv6') =>
  Type.String({ format, ...expects('an IPv4 or IPv6 address') })

const proof = Type.Object(
  {
    ip: Type.Optional(
      Type.Union([Address('ipv4'), Address('ipv6')], {
        description: 'From where it was given.',
        examples: ['203.0.113.7'],
      }),
    ),
    userAgent: Type.Optional(
      Type.String({ maxLength: 500, description: 'With what it was given.' }),
    ),
    url: Type.Optional(Type.String({ maxLength: 2_000, description: 'On which page.' })),
    confirmedAt: Type.Optional(Time('When the contact confirmed it.')),
  },
  { additionalProperties: false, description: 'What proves it. It is erased with the person.' },
)

export const ContactConsent = Type.Object(
  {
    id: Id(ConsentId, 'Identifier of the record.'),
    channel,
    purpose,
    status,
    basis,
    source: Nullable(source),
    wording: Nullable(wording),
    proof: Nullable(proof),
    actor: Type.Object(
      {
        kind: Choice(['member', 'contact', 'token'], '`contact`: by a link in a mail.'),
        id: Nullable(Type.String({ description: 'Id of the member or the token.' })),
      },
      { description: 'Who recorded it.' },
    ),
    at: Time('When it was given or taken back.'),
  },
  { title: 'ContactConsent' },
)
export type ContactConsent = Static<typeof ContactConsent>

export const NewContactConsent = Type.Object(
  {
    channel,
    purpose,
    status,
    basis: Type.Optional(basis),
    source: Type.Optional(source),
    wording: Type.Optional(wording),
    proof: Type.Optional(proof),
    at: Type.Optional(
      Time('When it was given or taken back; now, unless you record something earlier.'),
    ),
  },
  { title: 'NewContactConsent', additionalProperties: false },
)
export type NewContactConsent = Static<typeof NewContactConsent>
