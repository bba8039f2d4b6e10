import type { Selectable } from 'kysely'
import type { ProposalTemplatesTable } from '../../../platform/db/tables.generated.ts'
import { libraryStore } from '../library-store.ts'
import type { Metadata } from '../schema.ts'
import type { TemplateDraft } from './schema.ts'

interface Checked {
  draft: TemplateDraft
  metadata: Metadata
}

export type TemplateRow = Omit<Selectable<ProposalTemplatesTable>, 'search' | keyof Checked> &
  Checked

export const templates = libraryStore<TemplateRow>({
  table: 'proposal_templates',
  json: ['draft', 'metadata'],
  textsOf: ({ name, description }) => [name, description],
})
