import type { Selectable } from 'kysely'
import type { ProposalTemplatesTable } from '../../../platform/db/tables.generated.ts'
import { libraryStore } from '../library-store.ts'
import type { Metadata } from '../schema.ts'
import type { TemplateDraft } from './schema.ts'

const columns = [
  'id',
  'name',
  'description',
  'draft',
  'required_variables',
  'archived_at',
  'metadata',
  'created_at',
  'updated_at',
] as const

interface Checked {
  draft: TemplateDraft
  metadata: Metadata
}

export type TemplateRow = Omit<
  Pick<Selectable<ProposalTemplatesTable>, (typeof columns)[number]>,
  keyof Checked
> &
  Checked

export const templates = libraryStore<TemplateRow>({
  table: 'proposal_templates',
  columns,
  columnsOf: ({ draft, metadata, ...row }) => ({
    ...row,
    draft: JSON.stringify(draft),
    metadata: JSON.stringify(metadata),
    search: [row.name, row.description].filter(Boolean).join('\n').toLowerCase(),
  }),
})
