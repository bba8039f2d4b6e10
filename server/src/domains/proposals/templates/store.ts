import type { Selectable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { ProposalTemplatesTable } from '../../../platform/db/tables.generated.ts'
import { TemplateId } from '../ids.ts'
import { libraryStore } from '../library-store.ts'
import { refusal } from '../pricing/refusal.ts'
import type { NewProposal, ProposalMetadata } from '../schema.ts'
import type { TemplateDraft } from './schema.ts'

interface TypedColumns {
  draft: TemplateDraft
  metadata: ProposalMetadata
}

export type TemplateRow = Omit<Selectable<ProposalTemplatesTable>, 'search' | keyof TypedColumns> &
  TypedColumns

export const templates = libraryStore<TemplateRow>({
  table: 'proposal_templates',
  json: ['draft', 'metadata'],
  textsOf: ({ name, description }) => [name, description],
})

/** Merges a request over the draft of its template; `variables` are merged by name. */
export async function beginWithTemplate(
  { db, organizationId }: { db: Db; organizationId: string },
  input: NewProposal,
): Promise<NewProposal> {
  if (!input.templateId) return input
  const id = TemplateId.read(input.templateId) ?? ''
  const template = await templates.find(db, organizationId, id)
  if (!template) throw refusal('templateId', 'is not a template of this organization.')
  if (template.archived_at)
    throw refusal('templateId', 'is an archived template. Choose another one, or restore it.')
  const { draft, name } = template
  const variables = { ...draft.variables, ...input.variables }
  return { title: name, ...draft, ...input, variables }
}
