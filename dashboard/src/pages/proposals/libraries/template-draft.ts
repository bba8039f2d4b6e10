import {
  type NewProposalTemplate,
  type Proposal,
  type ProposalSettingsFields,
  type ProposalTemplate,
  type ProposalTemplateChanges,
  responseOf,
} from '@capstan/sdk'
import type { DraftChanges, Editable } from '../editor/draft.ts'

type TemplateDraft = NonNullable<NewProposalTemplate['draft']>

/** A template as the editor sees it: with the fields that its proposals would have from the settings. */
export interface EditableTemplate extends Editable {
  template: ProposalTemplate
}

/** A template's contact, owner and last day. */
const none = null

/** Builds a template from a proposal, without its contact and last day. */
export function draftFor(proposal: Proposal): TemplateDraft {
  const { title, language, currency, taxBehavior, blocks, groups, items, access } = proposal
  const { discount, termMonths, withholding, roundingStep, instalments } = proposal
  const { variables, signing, reminders, knowledge } = proposal
  return {
    ...{ title, language, currency, taxBehavior, blocks, groups, access },
    ...{ discount, termMonths, withholding, roundingStep, instalments, variables, reminders },
    items: items.map(({ id: _, ...item }) => item),
    signing: { ...signing, countersign: false },
    ...(knowledge && { knowledge: { baseId: knowledge.baseId } }),
  } as TemplateDraft
}

export function editableOf(
  template: ProposalTemplate,
  { defaults }: ProposalSettingsFields,
): EditableTemplate {
  const { id, name, description, requiredVariables, updatedAt } = template
  const draft = template.draft as TemplateDraft
  const { language, currency, taxBehavior, signing, access, reminders } = defaults
  return {
    template,
    ...{ id, name, description, requiredVariables, updatedAt },
    ...{ contactId: none, ownerId: none, expiresAt: none, knowledge: none },
    ...{ language, currency, taxBehavior, signing, access, reminders },
    ...{ title: '', items: [], groups: [], recipients: [], instalments: [] },
    ...{ discount: null, termMonths: null, withholding: null, roundingStep: null, variables: {} },
    ...(draft as Partial<Editable>),
    // The same names each time it is read, or two equal versions would differ.
    blocks: (draft.blocks ?? []).map((block, at) => ({
      ...block,
      id: block.id ?? `block-${at + 1}`,
    })) as Editable['blocks'],
  }
}

/** The draft with what was changed of it. A title that is empty is the name of the template. */
export function draftWith({ template }: EditableTemplate, changes: DraftChanges): TemplateDraft {
  const { name: _, description: __, requiredVariables: ___, ...changed } = changes
  const { title, ...draft } = { ...template.draft, ...changed } as TemplateDraft
  return title ? { title, ...draft } : draft
}

/** The fields of the template itself, and its draft where that changed. */
export function templateChanges(
  known: EditableTemplate,
  changes: DraftChanges,
): ProposalTemplateChanges {
  const { name, description, requiredVariables, ...draft } = changes
  return {
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description: description || null }),
    ...(requiredVariables !== undefined && { requiredVariables: [...requiredVariables] }),
    ...(Object.keys(draft).length > 0 && { draft: draftWith(known, draft) }),
  }
}

export const etagOf = ({ template }: EditableTemplate): string | undefined =>
  responseOf(template)?.etag
