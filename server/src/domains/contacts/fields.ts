import { type Static, Type } from 'typebox'
import { composed, expects, formed, Id, Nullable } from '../../platform/operations/schemas.ts'
import { MemberId } from '../people/index.ts'
import { CompanyId } from './ids.ts'

export const Text = (description: string, example: string, maxLength = 200) =>
  Type.String({ minLength: 1, maxLength, description, examples: [example] })

export const Label = { ...Text('A label.', 'customer', 60), ...composed }

const email = {
  format: 'email',
  maxLength: 254,
  examples: ['ada@example.com'],
  ...formed,
  ...expects('an e-mail address such as ada@example.com'),
}
const phone = {
  pattern: '^\\+[1-9][0-9]{6,14}$',
  examples: ['+14155550123'],
  ...expects('an E.164 number such as +14155550123'),
}

const Email = (description: string) => Type.String({ ...email, description })
export const Phone = (description: string) => Type.String({ ...phone, description })

/** What a contact always shows; null where it has none. */
const mainFields = {
  name: Text('Full name, as it is shown.', 'Ada Lovelace'),
  firstName: Text('Given name.', 'Ada'),
  lastName: Text('Family name.', 'Lovelace'),
  email: Email('Unique in the organization, whatever its case.'),
  phone: Phone('E.164 number; unique in the organization.'),
  company: Text('Organization that the contact works for.', 'Analytical Engines'),
  jobTitle: Text('What the contact does there.', 'Engineer'),
  externalId: {
    ...Text('Your own identifier; unique in the organization, in Unicode form NFC.', 'crm-1842'),
    ...composed,
  },
}

type MainFields = typeof mainFields
type NullableFields = { [Name in keyof MainFields]: ReturnType<typeof Nullable<MainFields[Name]>> }
export const shownFields = Object.fromEntries(
  Object.entries(mainFields).map(([name, schema]) => [name, Nullable(schema)]),
) as NullableFields

export const maxTags = 50

export const Tags = Type.Array(Label, {
  maxItems: maxTags,
  uniqueItems: true,
  description: 'Labels, in the order that you send.',
})

/** Every field that an organization may have, and names beside them. */
const maxCustomNames = 300

export const Custom = Type.Record(Type.String({ minLength: 1, maxLength: 60 }), Type.Unknown(), {
  maxProperties: maxCustomNames,
  'x-extensible': true,
  description:
    'Your own fields: any JSON values under names of your choice. A later version may take more of them.',
  examples: [{ tier: 'gold', seats: 12 }],
})

export const maxAdditional = 20

export const AdditionalEmails = Type.Array(Email('An e-mail address.'), {
  maxItems: maxAdditional,
  description: 'Other addresses. As unique as `email`; one that repeats it is left out.',
})
export const AdditionalPhones = Type.Array(Phone('An E.164 number.'), {
  maxItems: maxAdditional,
  description: 'Other numbers. As unique as `phone`; one that repeats it is left out.',
})

const addressFields = {
  street: Nullable(
    Text('Street and number; further lines after line breaks.', '12 St James’s Square', 500),
  ),
  city: Nullable(Text('City or town.', 'London')),
  region: Nullable(Text('State, province or county.', 'Greater London')),
  postalCode: Nullable(Text('ZIP or postal code.', 'SW1Y 4JH', 20)),
  country: Nullable(
    Type.String({
      pattern: '^[A-Z]{2}$',
      description: 'Country, as two letters of ISO 3166.',
      examples: ['GB'],
      ...expects('two capital letters such as GB'),
    }),
  ),
}

/** A postal address as it is shown. */
export const ShownAddress = Type.Object(addressFields, {
  title: 'PostalAddress',
  description: 'Postal address.',
})
const Address = Type.Partial(ShownAddress, {
  additionalProperties: false,
  description: 'Postal address; replaced as a whole.',
})

export type AddressParts = Static<typeof Address>
/** The parts that an address has: what is kept of it. */
export type StoredAddress = { [Part in keyof AddressParts]?: NonNullable<AddressParts[Part]> }

export const addressParts = Object.keys(addressFields) as (keyof StoredAddress)[]

const ValueLabel = {
  ...Text('What it is for: `work`, `home` or a word of your own.', 'work', 60),
  ...composed,
}

/** A postal address beside the main one. */
const ShownAdditionalAddress = Type.Object({
  label: Nullable(ValueLabel),
  ...addressFields,
})
const additionalAddresses = {
  maxItems: maxAdditional,
  description:
    'Other postal addresses. One that repeats another of the contact, or has no part, is left out.',
}
export const ShownAdditionalAddresses = Type.Array(ShownAdditionalAddress, additionalAddresses)
export const AdditionalAddresses = Type.Array(
  Type.Partial(ShownAdditionalAddress, { additionalProperties: false }),
  additionalAddresses,
)
export type AdditionalAddressParts = Static<typeof AdditionalAddresses>[number]
export type StoredAdditionalAddress = StoredAddress & { label?: string }

const Website = {
  url: Type.String({
    pattern: '^[hH][tT][tT][pP][sS]?://[^\\s/?#]\\S*$',
    maxLength: 500,
    description: 'Begins with `http://` or `https://`.',
    examples: ['https://ada.example.com'],
    ...expects('an address that begins with http:// or https://'),
  }),
  label: Nullable(ValueLabel),
}
const websites = {
  maxItems: maxAdditional,
  description: 'Web addresses. One that repeats another is left out.',
}
export const ShownWebsites = Type.Array(Type.Object(Website), websites)
export const Websites = Type.Array(
  Type.Object(
    { url: Website.url, label: Type.Optional(Website.label) },
    { additionalProperties: false },
  ),
  websites,
)
export type Website = Static<typeof ShownWebsites>[number]

export const FaxNumbers = Type.Array(Phone('An E.164 number.'), {
  maxItems: maxAdditional,
  description:
    'Fax numbers. They identify nobody: contacts may share one, and none is a main phone. One that repeats another is left out.',
})

/** By value and not by place: a label stays with its address when that becomes the main one. */
const Labels = (what: string, example: Record<string, string>, maxProperties: number) =>
  Type.Record(Type.String({ minLength: 1, maxLength: 254 }), ValueLabel, {
    maxProperties,
    description: `Labels of ${what}, by value: \`work\`, \`home\` or a word of your own. A label goes when its value does.`,
    examples: [example],
  })
export const EmailLabels = Labels(
  '`email` and `additionalEmails`',
  { 'ada@example.com': 'work' },
  1 + maxAdditional,
)
export const PhoneLabels = Labels(
  '`phone`, `additionalPhones` and `faxNumbers`',
  { '+14155550123': 'mobile' },
  1 + 2 * maxAdditional,
)
export type Labels = Record<string, string>

/** What a client may set besides. */
export const optionalFields = {
  birthday: Type.String({
    pattern: '^(?:1[89]\\d\\d|20\\d\\d|-)-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$',
    description:
      'Day of birth, from 1800 on; without the year where it is not known, as `--12-10` (RFC 6350, 4.3.1).',
    examples: ['1815-12-10'],
    ...expects('a day such as 1815-12-10, or --12-10 without the year'),
  }),
  ownerId: Id(MemberId, 'Member who looks after the contact.'),
  companyId: Id(CompanyId, 'Company that the contact belongs to; `company` shows its name then.'),
  address: Address,
  locale: Type.String({
    pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,4}$',
    maxLength: 35,
    description: 'Language and region, as BCP 47 has them.',
    examples: ['en-GB'],
    ...expects('a language tag such as en-GB'),
  }),
  timezone: Type.String({
    pattern: '^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,2}$',
    maxLength: 50,
    description: 'Time zone of the IANA database.',
    examples: ['Europe/London'],
    ...expects('a time zone such as Europe/London'),
  }),
}

/** Whether there is the day that a text begins with, such as `2026-11-21`: JavaScript takes 30 February for 2 March. */
export function isCalendarDay(text: string): boolean {
  const day = text.slice(0, 10)
  const time = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day)
}
