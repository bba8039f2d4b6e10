import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { containing } from '../../../platform/db/like-pattern.ts'
import type { Writing } from '../../../platform/db/pending-writes.ts'
import type { ProposalTemplatesTable } from '../../../platform/db/tables.generated.ts'
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

const asJson = ({ draft, metadata, ...row }: TemplateRow) => ({
  ...row,
  draft: JSON.stringify(draft),
  metadata: JSON.stringify(metadata),
  search: [row.name, row.description].filter(Boolean).join('\n').toLowerCase(),
})

export const insertTemplate = (
  { db, write }: Writing,
  organizationId: string,
  row: TemplateRow,
): void =>
  write(
    db.insertInto('proposal_templates').values({ organization_id: organizationId, ...asJson(row) }),
  )

export function updateTemplate(
  { db, write }: Writing,
  organizationId: string,
  row: TemplateRow,
): void {
  const { id, created_at: _, ...change } = asJson(row)
  write(
    db
      .updateTable('proposal_templates')
      .set(change)
      .where('organization_id', '=', organizationId)
      .where('id', '=', id),
  )
}

const select = (db: Db, organizationId: string) =>
  db
    .selectFrom('proposal_templates')
    .select(columns)
    .where('organization_id', '=', organizationId)
    .$castTo<TemplateRow>()

export const findTemplate = (
  db: Db,
  organizationId: string,
  id: string,
): Promise<TemplateRow | undefined> =>
  select(db, organizationId).where('id', '=', id).executeTakeFirst()

export const lockTemplate = (
  db: Db,
  organizationId: string,
  id: string,
): Promise<TemplateRow | undefined> =>
  select(db, organizationId).where('id', '=', id).forUpdate().executeTakeFirst()

export const deleteTemplate = (
  db: Db,
  organizationId: string,
  id: string,
): Promise<{ id: string } | undefined> =>
  db
    .deleteFrom('proposal_templates')
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()

/** Newest first, one row more than the limit when there is another page. */
export const listTemplates = (
  db: Db,
  organizationId: string,
  { q, archived }: { q: string | undefined; archived: boolean },
  { after, limit }: { after: string | null; limit: number },
): Promise<TemplateRow[]> =>
  select(db, organizationId)
    .where('archived_at', archived ? 'is not' : 'is', null)
    .$if(q !== undefined, (query) =>
      query.where(sql<boolean>`search like ${containing((q ?? '').toLowerCase())}`),
    )
    .$if(after !== null, (query) => query.where('id', '<', after))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
