import { type Static, Type } from 'typebox'
import {
  composed,
  expects,
  Id,
  Nullable,
  PageQuery,
  Text,
  Time,
} from '../../../platform/operations/schemas.ts'
import { TemplateId } from '../ids.ts'
import { computed, draftFields, ProposalMetadata } from '../schema.ts'

const { contactId: _, expiresAt: __, ...fields } = draftFields

export const TemplateDraft = Type.Object(fields, {
  title: 'ProposalTemplateDraft',
  additionalProperties: false,
  ...computed,
  description: 'Initial content of a proposal: the fields of a draft except contact and date.',
})
export type TemplateDraft = Static<typeof TemplateDraft>

const name = {
  ...Type.String({
    minLength: 1,
    maxLength: 200,
    pattern: '^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$',
    description: 'Name of the template. Unique in the organization; case does not matter.',
    examples: ['Website'],
    ...expects('1 to 200 characters without line breaks and other control characters'),
  }),
  ...composed,
}

const others = {
  description: Nullable(Text('Purpose of the template.', undefined, 2_000)),
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
      description: 'Names in `variables` that must have a value before a proposal can be sent.',
    },
  ),
  archived: Type.Boolean({
    description: 'True if the template is left out of lists and cannot start a proposal.',
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
      description: 'Initial content of a proposal, as you sent it.',
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
  description: 'An absent field is kept, null clears it; all others are replaced as a whole.',
})
export type TemplateChanges = Static<typeof TemplateChanges>

export const TemplateQuery = Type.Object({
  ...PageQuery,
  q: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description: 'Part of a name or description; case does not matter.',
      ...composed,
    }),
  ),
  archived: Type.Boolean({
    default: false,
    description: 'True lists archived entries instead of the others.',
  }),
})

export const TemplateVariables = Type.Object(
  {
    data: Type.Array(
      Type.Object({
        path: Type.String({
          description: 'Path as written between the braces.',
          examples: ['contact.firstName'],
        }),
        required: Type.Boolean({
          description:
            'True if a proposal cannot be sent without a value, because a place in the texts has no default.',
        }),
        value: Type.Unsafe<string | number | boolean | null>({
          type: ['string', 'number', 'boolean', 'null'],
          description: 'Value in the template; null if it has none.',
        }),
      }),
      { description: 'Variables in the order of the texts, each once.' },
    ),
  },
  { title: 'ProposalTemplateVariables' },
)
export type TemplateVariables = Static<typeof TemplateVariables>
