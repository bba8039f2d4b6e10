import { type Static, Type } from 'typebox'
import { composed, expects, formed, Id, Nullable, Text } from '../../platform/operations/schemas.ts'
import { MemberId } from '../people/index.ts'
import { CompanyId } from './ids.ts'

export const Label = { ...Text('A label.', 'customer', 60), ...composed }

const email = {
  format: 'email',
  maxLength: 254,
  examples: ['ada@example.com'],
  ...formed,
  ...expects('an email address such as ada@example.com'),
}
const phone = {
  pattern: '^\\+[1-9][0-9]{6,14}$',
  examples: ['+14155550123'],
  ...expects('an E.164 number such as +14155550123'),
}

const Email = (description: string) => Type.String({ ...email, description })
export const Phone = (description: string) => Type.String({ ...phone, description })

/** Fields that a contact always shows; null if it has no value. */
const mainFields = {
  name: Text('Full name, as displayed.', 'Ada Lovelace'),
  firstName: Text('Given name.', 'Ada'),
  lastName: Text('Family name.', 'Lovelace'),
  email: Email('Email address. Unique in the organization; case is ignored.'),
  phone: Phone('Phone number in E.164 form; unique in the organization.'),
  company: Text('Company that the contact works for.', 'Analytical Engines'),
  jobTitle: Text('Role of the contact in the company.', 'Engineer'),
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
  description: 'Labels, in the order that you send them.',
})

/** Most keys in `custom`: every field that an organization may have, and some free names. */
const maxCustomNames = 300

export const Custom = Type.Record(Type.String({ minLength: 1, maxLength: 60 }), Type.Unknown(), {
  maxProperties: maxCustomNames,
  'x-extensible': true,
  description:
    'Your own fields: any JSON values under keys of your choice. A later version may accept more keys.',
  examples: [{ tier: 'gold', seats: 12 }],
})

export const maxAdditional = 20

export const AdditionalEmails = Type.Array(Email('An email address.'), {
  maxItems: maxAdditional,
  description:
    'More email addresses, each as unique as `email`. One that repeats `email` is left out.',
})
export const AdditionalPhones = Type.Array(Phone('An E.164 number.'), {
  maxItems: maxAdditional,
  description:
    'More phone numbers, each as unique as `phone`. One that repeats `phone` is left out.',
})

const addressFields = {
  street: Nullable(
    Text(
      'Street and number. Separate further lines with line breaks.',
      '12 St James’s Square',
      500,
    ),
  ),
  city: Nullable(Text('City or town.', 'London')),
  region: Nullable(Text('State, province or county.', 'Greater London')),
  postalCode: Nullable(Text('ZIP or postal code.', 'SW1Y 4JH', 20)),
  country: Nullable(
    Type.String({
      pattern: '^[A-Z]{2}$',
      description: 'Country as two letters (ISO 3166).',
      examples: ['GB'],
      ...expects('two capital letters such as GB'),
    }),
  ),
}

/** A postal address in a response. */
export const ShownAddress = Type.Object(addressFields, {
  title: 'PostalAddress',
  description: 'Postal address.',
})
const Address = Type.Partial(ShownAddress, {
  additionalProperties: false,
  description: 'Postal address. It is replaced as a whole.',
})

export type AddressParts = Static<typeof Address>
/** A postal address in the database: only the parts that have a value. */
export type StoredAddress = { [Part in keyof AddressParts]?: NonNullable<AddressParts[Part]> }

export const addressParts = Object.keys(addressFields) as (keyof StoredAddress)[]

const ValueLabel = {
  ...Text('Purpose of the address: `work`, `home` or your own word.', 'work', 60),
  ...composed,
}

/** A postal address besides the main one. */
const ShownAdditionalAddress = Type.Object({
  label: Nullable(ValueLabel),
  ...addressFields,
})
const additionalAddresses = {
  maxItems: maxAdditional,
  description:
    'More postal addresses. One that repeats another address of the contact, or is empty, is left out.',
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
    description: 'Web address that begins with `http://` or `https://`.',
    examples: ['https://ada.example.com'],
    ...expects('a URL that begins with http:// or https://'),
  }),
  label: Nullable(ValueLabel),
}
const websites = {
  maxItems: maxAdditional,
  description: 'Web addresses. Repeated ones are left out.',
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
    'Fax numbers. They are not identifiers: contacts can share one, and none can be the main phone. Repeated ones are left out.',
})

/** Labels by value, not by position: a label stays with its address if that becomes the main one. */
const Labels = (what: string, example: Record<string, string>, maxProperties: number) =>
  Type.Record(Type.String({ minLength: 1, maxLength: 254 }), ValueLabel, {
    maxProperties,
    description: `Labels of ${what}, by value: \`work\`, \`home\` or your own word. A label is removed with its value.`,
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

/** Optional fields that a client can set. */
export const optionalFields = {
  birthday: Type.String({
    pattern: '^(?:1[89]\\d\\d|20\\d\\d|-)-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$',
    description:
      'Date of birth, from 1800 on. If the year is unknown, write it as `--12-10` (RFC 6350, 4.3.1).',
    examples: ['1815-12-10'],
    ...expects('a date such as 1815-12-10, or --12-10 without the year'),
  }),
  ownerId: Id(MemberId, 'Member responsible for the contact.'),
  companyId: Id(CompanyId, 'Company that the contact belongs to. `company` then shows its name.'),
  address: Address,
  locale: Type.String({
    pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,4}$',
    maxLength: 35,
    description: 'Language and region, as a BCP 47 tag.',
    examples: ['en-GB'],
    ...expects('a language tag such as en-GB'),
  }),
  timezone: Type.String({
    pattern: '^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,2}$',
    maxLength: 50,
    description: 'Time zone from the IANA database.',
    examples: ['Europe/London'],
    ...expects('a time zone such as Europe/London'),
  }),
}

/** Returns true if a text such as `2026-11-21` begins with a real date. JavaScript reads 30 February as 2 March. */
export function isCalendarDay(text: string): boolean {
  const day = text.slice(0, 10)
  const time = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day)
}
