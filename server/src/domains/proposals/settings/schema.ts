import { type Static, Type } from 'typebox'
import { expects, Id, Nullable } from '../../../platform/operations/schemas.ts'
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
    ...expects(`one line of at most ${maxLength} characters without control characters`),
  })

const brand = {
  name: Nullable({
    ...Line('Name over the document; null: that of the organization.', 'Analytical Engines'),
    minLength: 1,
  }),
  accent: Type.String({
    pattern: '^#[0-9A-Fa-f]{6}$',
    description: 'Colour of headings and buttons; darkened where it would not be readable.',
    examples: ['#1d4f49'],
    ...expects('a colour such as #1d4f49'),
  }),
  logoImageId: Nullable(Id(ImageId, 'Picture at the head of the document.')),
  lines: Type.Array(Line('Address, VAT number: one line.', '12 St James’s Square'), {
    maxItems: 8,
    description: 'Stand below the name of who offers.',
  }),
  footer: Nullable(Line('One line at the foot of each page.', 'Company no. 1042', 300)),
}

const defaults = {
  language: Language,
  timeZone: Type.String({
    pattern: '^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,2}$',
    maxLength: 50,
    description: 'Time zone of the IANA database: of dates in documents, numbers and mails.',
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
        'Days after the one of sending on which a proposal without `expiresAt` can still be accepted, to the end of the last, in `timeZone`; null: without end.',
      examples: [30],
    }),
  ),
}

const months = (description: string, example: number) =>
  Nullable(Type.Integer({ minimum: 1, maximum: 1_200, description, examples: [example] }))

const retention = {
  endedMonths: months(
    'Months after a proposal was declined, canceled or expired; then it is deleted. Null: kept.',
    24,
  ),
  acceptedMonths: months('Months after a proposal was accepted or voided. Null: kept.', 120),
}

const own = {
  numberPattern: Type.String({
    minLength: 1,
    maxLength: 40,
    description:
      'How numbers are made: {YYYY}, {YY}, {MM} and one counter of as many digits as it has zeros.',
    examples: ['P-{YYYY}-{0000}'],
  }),
  consentText: Nullable(
    Type.String({
      minLength: 1,
      maxLength: 2_000,
      pattern: '\\S',
      description: 'What a signer agrees to; null: the text of the product.',
      examples: ['I accept this offer and agree to sign it electronically.'],
      ...expects('1 to 2000 characters, and not blank'),
    }),
  ),
}

export const ProposalSettings = Type.Object(
  {
    ...own,
    brand: Type.Object(brand, { description: 'How documents look and whom they are from.' }),
    defaults: Type.Object(defaults, { description: 'What a draft has that says nothing else.' }),
    retention: Type.Object(retention, { description: 'How long ended proposals are kept.' }),
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
    description: 'An absent field stays, in `brand`, `defaults` and `retention`, too.',
  },
)
export type ProposalSettingsChanges = Static<typeof ProposalSettingsChanges>

/** Of an organization that has set nothing. */
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
