import { type Static, Type } from 'typebox'
import { elsewhere, expects, Id, Nullable, Time } from '../../platform/operations/schemas.ts'
import { ContactId } from '../contacts/index.ts'
import { BaseId, SourceId } from '../knowledge/index.ts'
import { MemberId } from '../people/index.ts'
import { Block, ShownBlock } from './blocks.ts'
import { ProposalId, TemplateId } from './ids.ts'
import { pricingFields, Selection, shownPricing } from './pricing/schema.ts'
import { AmountsDue, Totals } from './pricing/totals-schema.ts'
import { maxRecipients, NewRecipient, Recipient } from './recipient-schema.ts'
import type { Status } from './states.ts'

const maxBlocks = 100
const maxVariables = 200
/** Size limit of the JSON of blocks, items, groups, instalments and variables together. */
export const maxContentBytes = 900_000

export const statuses = [
  'draft',
  'sent',
  'viewed',
  'signing',
  'accepted',
  'countersigned',
  'declined',
  'expired',
  'canceled',
  'voided',
] as const satisfies readonly Status[]

export const StatusField = Type.Enum([...statuses], {
  description: 'Status of the proposal. docs/proposal-states.md lists the transitions.',
  examples: ['draft'],
})

const title = Type.String({
  minLength: 1,
  maxLength: 200,
  pattern: '^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$',
  description: 'Title, used as the heading of the page, the PDF and the mails.',
  examples: ['Website relaunch'],
  ...expects('1 to 200 characters without line breaks and other control characters'),
})

export const Language = Type.String({
  pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,4}$',
  maxLength: 35,
  description: 'Language of the document (BCP 47). It decides numbers, dates and fixed texts.',
  examples: ['en-GB'],
  ...expects('a language tag such as en-GB'),
})

export const Variables = Type.Record(
  Type.String(),
  Type.Unsafe<string | number | boolean | null>({
    type: ['string', 'number', 'boolean', 'null'],
    maxLength: 5_000,
    description: 'A text, a number, true, false or null.',
  }),
  {
    maxProperties: maxVariables,
    propertyNames: {
      pattern: '^[A-Za-z_][A-Za-z0-9_]{0,59}$',
      ...expects('an object with names of up to 60 letters, digits and _'),
    },
    description: 'Values for `{{variables.NAME}}` in texts.',
    examples: [{ startDate: '2027-01-11' }],
    ...expects('an object of at most 200 values under names of letters, digits and _'),
  },
)
export type Variables = Static<typeof Variables>

export const Signing = Type.Object(
  {
    order: Type.Enum(['parallel', 'sequential'], {
      description:
        '`parallel`: all signers can sign at the same time. `sequential`: they sign by their `order`.',
      examples: ['parallel'],
    }),
    countersign: Type.Boolean({
      description: 'True if a member signs after the last signer. It needs a countersigner.',
    }),
  },
  { additionalProperties: false, description: 'Rules for signing.' },
)
export type Signing = Static<typeof Signing>

export const Access = Type.Enum(['link', 'email_code'], {
  description: '`email_code`: the page also asks for a code that it mails to the recipient.',
  examples: ['link'],
})
export type Access = Static<typeof Access>

export const Reminders = Type.Object(
  {
    afterDays: Type.Integer({
      minimum: 1,
      maximum: 90,
      description: 'Days until the first.',
    }),
    everyDays: Type.Integer({ minimum: 1, maximum: 90, description: 'Days between reminders.' }),
    max: Type.Integer({ minimum: 1, maximum: 5, description: 'Largest number of reminders.' }),
  },
  {
    additionalProperties: false,
    description: 'Reminders to recipients who have not answered.',
  },
)
export type Reminders = Static<typeof Reminders>

export const ProposalMetadata = Type.Record(Type.String(), Type.Unknown(), {
  maxProperties: 50,
  propertyNames: {
    minLength: 1,
    maxLength: 60,
    ...expects('an object with names of 1 to 60 characters'),
  },
  description:
    'Your own fields: any JSON values under names that you choose. They are not part of the signed content.',
  examples: [{ dealId: 'D-1042' }],
})
export type ProposalMetadata = Static<typeof ProposalMetadata>

const baseId = Id(BaseId, 'Base that gets the sealed document when the proposal is completed.')

export const Knowledge = Type.Object(
  {
    baseId,
    status: Type.Optional(
      Type.Enum(['added', 'skipped'], { description: 'Absent until the proposal is completed.' }),
    ),
    sourceId: Type.Optional(Id(SourceId, 'Source that the document was added as.')),
    reason: Type.Optional(Type.String({ description: 'Reason why it was skipped.' })),
  },
  { description: 'Base for the sealed document, and the result of adding it.' },
)
export type Knowledge = Static<typeof Knowledge>

export const Transitions = Type.Partial(
  Type.Object(
    Object.fromEntries(
      statuses.filter((status) => status !== 'draft').map((status) => [status, Time('When.')]),
    ) as Record<Exclude<Status, 'draft'>, ReturnType<typeof Time>>,
  ),
  { description: 'When each status was reached.' },
)
export type Transitions = Static<typeof Transitions>

const blocks = Type.Array(Block, {
  maxItems: maxBlocks,
  description: 'Content in reading order.',
})

export const Sha256 = (description: string) =>
  Type.String({
    pattern: '^[0-9a-f]{64}$',
    description,
    examples: ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
    ...expects('64 hexadecimal digits'),
  })

/** Fields of a draft; each may be absent. */
export const draftFields = {
  title: Type.Optional(title),
  contactId: Type.Optional(Nullable(Id(ContactId, 'Contact that the proposal is for.'))),
  ownerId: Type.Optional(Nullable(Id(MemberId, 'Owner: the member who gets its mails.'))),
  language: Type.Optional(Language),
  blocks: Type.Optional(blocks),
  ...pricingFields,
  variables: Type.Optional(Variables),
  recipients: Type.Optional(
    Type.Array(NewRecipient, {
      maxItems: maxRecipients,
      description:
        "People who read and sign it. Replaced as a whole; send an `id` to keep a recipient's identity.",
    }),
  ),
  signing: Type.Optional(
    Type.Partial(Signing, {
      additionalProperties: false,
      description: 'Rules for signing. A field that you leave out is kept.',
    }),
  ),
  access: Type.Optional(Access),
  expiresAt: Type.Optional(Nullable(Time('Instant from which it can no longer be accepted.'))),
  reminders: Type.Optional(Nullable(Reminders)),
  knowledge: Type.Optional(Nullable(Type.Object({ baseId }, { additionalProperties: false }))),
  metadata: Type.Optional(ProposalMetadata),
}

export const computed = elsewhere({
  totals: 'Capstan computes it from the items.',
  amountsDue: 'Capstan computes it from the items, `withholding` and `roundingStep`.',
  status: 'Use the operation of the action that changes it.',
  number: 'Capstan assigns it when the proposal is sent.',
})

export const NewProposal = Type.Object(
  {
    templateId: Type.Optional(
      Nullable(Id(TemplateId, 'Template to start from. The fields that you send override it.')),
    ),
    ...draftFields,
  },
  {
    title: 'NewProposal',
    additionalProperties: false,
    ...computed,
    description:
      'All fields are optional. Missing ones come from the template or the settings. Without `recipients`, the contact is the signer.',
  },
)
export type NewProposal = Static<typeof NewProposal>

/** Empty values for fields that a draft can clear. */
const clearable = {
  blocks: Type.Optional(Nullable(draftFields.blocks)),
  items: Type.Optional(Nullable(draftFields.items)),
  groups: Type.Optional(Nullable(draftFields.groups)),
  instalments: Type.Optional(Nullable(draftFields.instalments)),
  variables: Type.Optional(Nullable(draftFields.variables)),
  recipients: Type.Optional(Nullable(draftFields.recipients)),
  metadata: Type.Optional(Nullable(draftFields.metadata)),
}

export const ProposalChanges = Type.Object(
  { ...draftFields, ...clearable },
  {
    title: 'ProposalChanges',
    additionalProperties: false,
    ...computed,
    description:
      'An absent field is kept, null clears it; lists and objects are replaced as a whole. After sending, only `expiresAt`, `reminders`, `metadata` and `ownerId` can change.',
  },
)
export type ProposalChanges = Static<typeof ProposalChanges>

/** The changes in the form of `withEmpty`. */
export type DraftChanges = Omit<ProposalChanges, keyof typeof clearable> &
  Pick<NewProposal, keyof typeof clearable>

const shownFields = {
  id: Id(ProposalId, 'Identifier of this revision.'),
  number: Nullable(
    Type.String({
      description:
        'Number, assigned when the proposal is sent. A revision has its own suffix. Null for a draft.',
      examples: ['P-2026-0042'],
    }),
  ),
  revision: Type.Integer({ description: '1 for the first revision, then counting up.' }),
  rootId: Id(ProposalId, 'Identifier of the first revision.'),
  previousId: Nullable(Id(ProposalId, 'Identifier of the previous revision.')),
  title,
  status: StatusField,
  contactId: Nullable(Id(ContactId, 'Contact that the proposal is for.')),
  ownerId: Nullable(Id(MemberId, 'Member who owns the proposal.')),
  templateId: Nullable(Id(TemplateId, 'Template that it was created from.')),
  language: Language,
  ...shownPricing,
  totals: Totals,
  amountsDue: AmountsDue,
  choice: Nullable(Selection),
  variables: Variables,
  recipients: Type.Array(Recipient, { description: 'People who read and sign it.' }),
  signing: Signing,
  access: Access,
  expiresAt: Nullable(Time('Instant from which it can no longer be accepted.')),
  reminders: Nullable(Reminders),
  knowledge: Nullable(Knowledge),
  contentSha256: Nullable(Sha256('Hash of the sent content, which signers agree to.')),
  sealedSha256: Nullable(Sha256('SHA-256 of the sealed PDF.')),
  transitions: Transitions,
  reason: Nullable(
    Type.String({
      description: 'Reason why it was declined, canceled or voided.',
      examples: ['Too late'],
    }),
  ),
  metadata: ProposalMetadata,
  createdAt: Time('When this revision was created.'),
  updatedAt: Time('When it last changed.'),
}

export const Proposal = Type.Object(
  {
    ...shownFields,
    blocks: Type.Array(ShownBlock, { description: 'Content in reading order.' }),
  },
  { title: 'Proposal', description: 'One revision of a proposal.' },
)
export type Proposal = Static<typeof Proposal>

export const ProposalInList = Type.Object(shownFields, {
  title: 'ProposalInList',
  description: 'A proposal without its blocks.',
})
export type ProposalInList = Static<typeof ProposalInList>
