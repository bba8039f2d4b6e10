import { type Static, Type } from 'typebox'
import {
  composed,
  expects,
  Id,
  Nullable,
  PageQuery,
  Time,
} from '../../../platform/operations/schemas.ts'
import { TemplateId } from '../ids.ts'
import { computed, draftFields, ProposalMetadata } from '../schema.ts'

const { contactId: _, expiresAt: __, ...fields } = draftFields

export const TemplateDraft = Type.Object(fields, {
  title: 'ProposalTemplateDraft',
  additionalProperties: false,
  ...computed,
  description: 'What a proposal begins with: the fields of a draft but contact and date.',
})
export type TemplateDraft = Static<typeof TemplateDraft>

const name = {
  ...Type.String({
    minLength: 1,
    maxLength: 200,
    pattern: '^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$',
    description: 'What the template is called; unique in the organization, whatever its case.',
    examples: ['Website'],
    ...expects('1 to 200 characters without line breaks and other control characters'),
  }),
  ...composed,
}

const others = {
  description: Nullable(
    Type.String({ minLength: 1, maxLength: 2_000, description: 'What it is for.' }),
  ),
  draft: TemplateDraft,
  requiredVariables: Type.Array(
    Type.String({
      pattern: '^[A-Za-z_][A-Za-z0-9_]{0,59}$',
      examples: ['startDate'],
      ...expects('a name of up to 60 letters, digits and _'),
    }),
    {
      maxItems: 200,
      uniqueItems: true,
      description: 'Names in `variables` without which a proposal of it is not sent.',
    },
  ),
  archived: Type.Boolean({
    description: 'Whether it is kept out of lists, and no proposal begins with it.',
  }),
  metadata: ProposalMetadata,
}

export const Template = Type.Object(
  {
    id: Id(TemplateId, 'Identifier of the template.'),
    name,
    ...others,
    draft: Type.Unsafe<TemplateDraft>({
      title: 'StoredProposalDraft',
      type: 'object',
      additionalProperties: true,
      description: 'What a proposal begins with, as it was sent.',
    }),
    createdAt: Time('When the template was created.'),
    updatedAt: Time('When it last changed.'),
  },
  { title: 'ProposalTemplate' },
)
export type Template = Static<typeof Template>

export const TemplateInList = Type.Omit(Template, ['draft'], {
  title: 'ProposalTemplateInList',
  description: 'A template without its draft.',
})
export type TemplateInList = Omit<Template, 'draft'>

const settable = {
  ...others,
  requiredVariables: Nullable(others.requiredVariables),
  metadata: Nullable(others.metadata),
}

export const NewTemplate = Type.Object(
  { name, ...Type.Partial(Type.Object(settable)).properties },
  { title: 'NewProposalTemplate', additionalProperties: false },
)
export type NewTemplate = Static<typeof NewTemplate>

export const TemplateChanges = Type.Partial(Type.Object({ name, ...settable }), {
  title: 'ProposalTemplateChanges',
  additionalProperties: false,
  description: 'An absent field stays, null clears; all others are replaced as a whole.',
})
export type TemplateChanges = Static<typeof TemplateChanges>

export const TemplateQuery = Type.Object({
  ...PageQuery,
  q: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description: 'Part of a name or a description, in any case.',
      ...composed,
    }),
  ),
  archived: Type.Boolean({
    default: false,
    description: 'Whether to list those that are archived, in place of the others.',
  }),
})

export const TemplateVariables = Type.Object(
  {
    data: Type.Array(
      Type.Object({
        path: Type.String({
          description: 'As it stands between braces.',
          examples: ['contact.firstName'],
        }),
        required: Type.Boolean({
          description: 'Whether nothing is sent without a value: a place has no default for it.',
        }),
        value: Type.Unsafe<string | number | boolean | null>({
          type: ['string', 'number', 'boolean', 'null'],
          description: 'What the template has for it; null for nothing.',
        }),
      }),
      { description: 'Each once, in the order of the texts.' },
    ),
  },
  { title: 'ProposalTemplateVariables' },
)
export type TemplateVariables = Static<typeof TemplateVariables>
