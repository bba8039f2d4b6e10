import { type Static, Type } from 'typebox'
import { expects, Id, Nullable, Text } from '../../../platform/operations/schemas.ts'
import { ImageId } from '../ids.ts'
import { Currency, TaxBehavior } from '../pricing/schema.ts'
import { Access, Language, Reminders, Signing } from '../schema.ts'

const closed = { additionalProperties: false } as const

const Line = (description: string, example: string, maxLength = 200) =>
  Type.String({
    maxLength,
    pattern: '^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$',
    description,
    examples: [example],
    ...expects(`one line of up to ${maxLength} characters without control characters`),
  })

const brand = {
  name: Nullable({
    ...Line("Name on the document. Null: the organization's name.", 'Analytical Engines'),
    minLength: 1,
  }),
  accent: Type.String({
    pattern: '^#[0-9A-Fa-f]{6}$',
    description: 'Colour of headings and buttons. Darkened if it would be unreadable.',
    examples: ['#1d4f49'],
    ...expects('a colour such as #1d4f49'),
  }),
  logoImageId: Nullable(Id(ImageId, 'Picture at the top of the document.')),
  lines: Type.Array(Line('One line, such as the address or VAT number.', '12 St James’s Square'), {
    maxItems: 8,
    description: 'Lines below the name of the organization.',
  }),
  footer: Nullable(Line('One line at the foot of each page.', 'Company no. 1042', 300)),
}

const defaults = {
  language: Language,
  timeZone: Type.String({
    pattern: '^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,2}$',
    maxLength: 50,
    description: 'IANA time zone of dates in documents, numbers and mails.',
    examples: ['Europe/London'],
    ...expects('a time zone such as Europe/London'),
  }),
  currency: Currency,
  taxBehavior: TaxBehavior,
  access: Access,
  signing: Signing,
  reminders: Nullable(Reminders),
  validDays: Nullable(
    Type.Integer({
      minimum: 1,
      maximum: 730,
      description:
        'Days after the day of sending during which a proposal without `expiresAt` can be accepted, until the end of the last day in `timeZone`. Null: no end.',
      examples: [30],
    }),
  ),
}

const months = (description: string, example: number) =>
  Nullable(Type.Integer({ minimum: 1, maximum: 1_200, description, examples: [example] }))

const retention = {
  endedMonths: months(
    'Months until a declined, canceled or expired proposal is deleted. Null: never.',
    24,
  ),
  acceptedMonths: months(
    'Months until an accepted or voided proposal is deleted. Null: never.',
    120,
  ),
}

const own = {
  numberPattern: Text(
    'Pattern of numbers: {YYYY}, {YY}, {MM} and one counter with as many digits as it has zeros.',
    'P-{YYYY}-{0000}',
    40,
  ),
  consentText: Nullable(
    Type.String({
      minLength: 1,
      maxLength: 2_000,
      pattern: '\\S',
      description: "Text that a signer agrees to. Null: the product's text.",
      examples: ['I accept this offer and agree to sign it electronically.'],
      ...expects('1 to 2000 characters, and not blank'),
    }),
  ),
}

export const ProposalSettings = Type.Object(
  {
    ...own,
    brand: Type.Object(brand, { description: 'Look of documents, and their sender.' }),
    defaults: Type.Object(defaults, { description: 'Defaults of a draft.' }),
    retention: Type.Object(retention, {
      description: 'How long ended proposals are kept before they are deleted.',
    }),
  },
  { title: 'ProposalSettings' },
)
export type ProposalSettings = Static<typeof ProposalSettings>

export const ProposalSettingsChanges = Type.Partial(
  Type.Object({
    ...own,
    brand: Type.Partial(Type.Object(brand), closed),
    defaults: Type.Partial(Type.Object(defaults), closed),
    retention: Type.Partial(Type.Object(retention), closed),
  }),
  {
    title: 'ProposalSettingsChanges',
    ...closed,
    description: 'An absent field is kept, also inside `brand`, `defaults` and `retention`.',
  },
)
export type ProposalSettingsChanges = Static<typeof ProposalSettingsChanges>

/** Settings of an organization that has changed none. */
export const defaultSettings: ProposalSettings = {
  numberPattern: 'P-{YYYY}-{0000}',
  consentText: null,
  brand: { name: null, accent: '#1d4f49', logoImageId: null, lines: [], footer: null },
  defaults: {
    language: 'en',
    timeZone: 'UTC',
    currency: 'EUR',
    taxBehavior: 'exclusive',
    access: 'link',
    signing: { order: 'parallel', countersign: false },
    reminders: null,
    validDays: 30,
  },
  retention: { endedMonths: 24, acceptedMonths: 120 },
}
