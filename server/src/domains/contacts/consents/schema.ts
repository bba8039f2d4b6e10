import { type Static, Type } from 'typebox'
import { expects, Id, Name, Nullable, Text, Time } from '../../../platform/operations/schemas.ts'
import { ConsentId } from '../ids.ts'

const Choice = <Value extends string>(values: readonly Value[], description: string) =>
  Type.Unsafe<Value>({ type: 'string', enum: [...values], description, examples: [values.at(-1)] })

export const channels = ['sms', 'call', 'email'] as const
export type Channel = (typeof channels)[number]

const channel = Choice(channels, 'Channel that the consent is for.')
const purpose = { ...Name('Purpose of the messages.', 'Newsletter'), maxLength: 100 }
const status = Choice(
  ['pending', 'opted_out', 'opted_in'],
  '`pending` mails a link that asks for consent, and counts after the contact confirms it.',
)
const basis = Choice(
  ['legitimate_interest', 'contract', 'consent'],
  'Legal basis of the messages (GDPR, Article 6). Default: `consent`.',
)
const source = Text('Place where the consent was given.', 'Sign-up form')
const wording = Text(
  'Exact wording that the contact agreed to.',
  'Send me the newsletter once a month.',
  5_000,
)

const Address = (format: 'ipv4' | 'ipv6') =>
  Type.String({ format, ...expects('an IPv4 or IPv6 address') })

const proof = Type.Object(
  {
    ip: Type.Optional(
      Type.Union([Address('ipv4'), Address('ipv6')], {
        description: 'IP address that the consent was given from.',
        examples: ['203.0.113.7'],
      }),
    ),
    userAgent: Type.Optional(
      Type.String({ maxLength: 500, description: 'Browser that the consent was given with.' }),
    ),
    url: Type.Optional(
      Type.String({ maxLength: 2_000, description: 'Page that the consent was given on.' }),
    ),
    confirmedAt: Type.Optional(Time('Time when the contact confirmed the consent.')),
  },
  {
    additionalProperties: false,
    description: 'Proof of the consent. It is erased with the contact.',
  },
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
        kind: Choice(
          ['member', 'contact', 'token'],
          'Kind of recorder. `contact`: through a link in a mail.',
        ),
        id: Nullable(Type.String({ description: 'Identifier of the member or the token.' })),
      },
      { description: 'Recorder of the consent.' },
    ),
    at: Time('Time when the consent was given or withdrawn.'),
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
    at: Type.Optional(Time('Time when the consent was given or withdrawn. Default: now.')),
  },
  { title: 'NewContactConsent', additionalProperties: false },
)
export type NewContactConsent = Static<typeof NewContactConsent>
