import { type Static, Type } from 'typebox'
import {
  composed,
  elsewhere,
  expects,
  Id,
  Nullable,
  PageQuery,
  Text,
  Time,
} from '../../platform/operations/schemas.ts'
import {
  AdditionalAddresses,
  AdditionalEmails,
  AdditionalPhones,
  Custom,
  EmailLabels,
  FaxNumbers,
  optionalFields,
  PhoneLabels,
  ShownAdditionalAddresses,
  ShownAddress,
  ShownWebsites,
  shownFields,
  Tags,
  Websites,
} from './fields.ts'
import { ContactId, SegmentId } from './ids.ts'

const PhoneInfo = Type.Object(
  {
    country: Nullable(
      Type.String({ description: 'Country as two letters (ISO 3166).', examples: ['US'] }),
    ),
    type: Nullable(
      Type.String({
        description: 'Line type, such as `mobile` or `fixed_line`.',
        examples: ['mobile'],
      }),
    ),
    possible: Type.Boolean({ description: 'True if the country has numbers of this length.' }),
    valid: Type.Boolean({
      description: 'True if the country assigns numbers that begin like this.',
    }),
  },
  {
    title: 'PhoneInfo',
    description:
      'Details derived from the number, shortly after it was set. They do not change `updatedAt` and send no event.',
  },
)

const Consent = Type.Object(
  {
    status: Type.Union([Type.Literal('opted_in'), Type.Literal('opted_out')], {
      description: 'Status of the newest record.',
    }),
    at: Time('Time when the consent was given or withdrawn.'),
  },
  { title: 'ConsentState', description: 'Null: unknown.' },
)

const readOnly = {
  phoneInfo: Nullable(PhoneInfo),
  consent: Type.Object(
    { email: Nullable(Consent), sms: Nullable(Consent), call: Nullable(Consent) },
    { title: 'ConsentByChannel', description: 'Consent by channel; null without a record.' },
  ),
  source: Nullable(
    Type.Object(
      {
        kind: Type.Union([Type.Literal('import'), Type.Literal('hook'), Type.Literal('sync')], {
          description: 'Kind of source that created the contact.',
        }),
        id: Nullable(Type.String({ description: 'Identifier of the source.' })),
      },
      { description: 'Source of the contact; null if it was created through this API.' },
    ),
  ),
  lastActivityAt: Nullable(
    Time(
      'Time of the last activity: a note, a consent, or an event of another product. Changes of the contact itself do not count.',
    ),
  ),
  mergedFrom: Type.Array(Id(ContactId, 'A contact.'), {
    description: 'Contacts that were merged into this one. Their ids lead to it.',
  }),
}

const MergedIdentifiers = Type.Array(
  Type.Object({
    field: Type.String({
      description: '`externalId`, or a unique field such as `custom.taxId`.',
      examples: ['externalId'],
    }),
    value: Type.String({
      description: 'Value, as the merged contact had it.',
      examples: ['crm-1843'],
    }),
  }),
  {
    description:
      'External ids and values of unique fields that merged contacts had. They lead to this contact, and no other contact can have them.',
  },
)

const DoNotContact = Type.Boolean({
  description: 'If true, the contact wants no messages on any channel.',
})

export const Contact = Type.Object(
  {
    id: Id(ContactId, 'Identifier of the contact.'),
    ...shownFields,
    tags: Tags,
    custom: Custom,
    createdAt: Time('When the contact was created.'),
    updatedAt: Time('When the contact last changed.'),
    additionalEmails: AdditionalEmails,
    additionalPhones: AdditionalPhones,
    ownerId: Nullable(optionalFields.ownerId),
    companyId: Nullable(optionalFields.companyId),
    address: Nullable(ShownAddress),
    locale: Nullable(optionalFields.locale),
    timezone: Nullable(optionalFields.timezone),
    doNotContact: DoNotContact,
    birthday: Nullable(optionalFields.birthday),
    websites: ShownWebsites,
    additionalAddresses: ShownAdditionalAddresses,
    faxNumbers: FaxNumbers,
    emailLabels: EmailLabels,
    phoneLabels: PhoneLabels,
    ...readOnly,
    mergedIdentifiers: MergedIdentifiers,
  },
  { title: 'Contact' },
)
export type Contact = Static<typeof Contact>

export const ContactTagged = Type.Object(
  {
    ...Contact.properties,
    addedTags: Tags,
    removedTags: Tags,
  },
  { title: 'ContactTagged', description: 'The contact, and the changes of its tags.' },
)

export const ContactInSegment = Type.Object(
  {
    ...Contact.properties,
    segment: Type.Object({
      id: Id(SegmentId, 'Identifier of the segment.'),
      name: Type.String({ description: 'Name of the segment.' }),
    }),
  },
  { title: 'ContactInSegment', description: 'The contact, and the segment.' },
)

export const ContactConsentChanged = Type.Object(
  {
    ...Contact.properties,
    changedChannels: Type.Array(
      Type.Union([Type.Literal('email'), Type.Literal('sms'), Type.Literal('call')]),
      { description: 'Channels whose consent changed; `consent` has the new values.' },
    ),
  },
  { title: 'ContactConsentChanged', description: 'The contact, and the changed channels.' },
)

/** Consent is read-only here, because it is recorded in an append-only ledger. */
const consentElsewhere = elsewhere({
  consent: 'Record it with POST /v1/contacts/{contactId}/consents.',
})

export const NewContact = Type.Object(
  {
    ...Type.Partial(Type.Object(shownFields)).properties,
    tags: Type.Optional(Nullable(Tags)),
    custom: Type.Optional(Nullable(Custom)),
    additionalEmails: Type.Optional(Nullable(AdditionalEmails)),
    additionalPhones: Type.Optional(Nullable(AdditionalPhones)),
    ownerId: Type.Optional(Nullable(optionalFields.ownerId)),
    companyId: Type.Optional(Nullable(optionalFields.companyId)),
    address: Type.Optional(Nullable(optionalFields.address)),
    locale: Type.Optional(Nullable(optionalFields.locale)),
    timezone: Type.Optional(Nullable(optionalFields.timezone)),
    doNotContact: Type.Optional(Nullable(DoNotContact)),
    birthday: Type.Optional(Nullable(optionalFields.birthday)),
    websites: Type.Optional(Nullable(Websites)),
    additionalAddresses: Type.Optional(Nullable(AdditionalAddresses)),
    faxNumbers: Type.Optional(Nullable(FaxNumbers)),
    emailLabels: Type.Optional(Nullable(EmailLabels)),
    phoneLabels: Type.Optional(Nullable(PhoneLabels)),
  },
  {
    title: 'NewContact',
    additionalProperties: false,
    ...consentElsewhere,
    description: 'Needs at least one of name, email, phone and externalId.',
  },
)
export type NewContact = Static<typeof NewContact>

export const ContactChanges = Type.Object(NewContact.properties, {
  title: 'ContactChanges',
  additionalProperties: false,
  ...consentElsewhere,
  description:
    'Absent fields are kept and null clears a field. `custom`, `address`, lists and labels are replaced as a whole.',
})
export type ContactChanges = Static<typeof ContactChanges>

export const ContactQuery = Type.Object({
  ...PageQuery,
  q: Type.Optional(
    Text(
      'Part of a name, email address, phone number or company; case is ignored, and so are spaces in a number.',
    ),
  ),
  email: Type.Optional(
    Type.String({ maxLength: 254, description: 'Exact email address; case is ignored.' }),
  ),
  phone: Type.Optional(
    Type.String({
      // An unescaped "+" of a query string arrives as a space.
      pattern: '^[+ ][1-9][0-9]{6,14}$',
      description: 'Exact E.164 number.',
      ...expects('an E.164 number such as %2B14155550123'),
    }),
  ),
  tag: Type.Optional(
    Type.String({ maxLength: 60, description: 'Tag that the contact has.', ...composed }),
  ),
})
export type ContactQuery = Static<typeof ContactQuery>

export const exampleContact: Contact = {
  id: ContactId.example,
  name: 'Ada Lovelace',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  phone: '+14155550123',
  company: 'Analytical Engines',
  jobTitle: 'Engineer',
  externalId: 'crm-1842',
  tags: ['customer'],
  custom: { tier: 'gold' },
  createdAt: '2026-11-21T09:30:00.000Z',
  updatedAt: '2026-11-21T09:30:00.000Z',
  additionalEmails: [],
  additionalPhones: [],
  ownerId: null,
  companyId: null,
  address: null,
  locale: null,
  timezone: null,
  doNotContact: false,
  birthday: null,
  websites: [],
  additionalAddresses: [],
  faxNumbers: [],
  emailLabels: {},
  phoneLabels: {},
  phoneInfo: null,
  consent: { email: null, sms: null, call: null },
  source: null,
  lastActivityAt: null,
  mergedFrom: [],
  mergedIdentifiers: [],
}
