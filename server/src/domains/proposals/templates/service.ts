import { isDeepStrictEqual } from 'node:util'
import { asStored } from '../../../platform/db/stored-json.ts'
import { ApiError, notFound } from '../../../platform/errors.ts'
import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { makeDraft } from '../draft.ts'
import { TemplateId } from '../ids.ts'
import { readSettings } from '../settings/service.ts'
import type { NewTemplate, Template, TemplateChanges, TemplateDraft } from './schema.ts'
import { type TemplateRow, templates } from './store.ts'

export const presentTemplate = (row: TemplateRow): Template => ({
  id: TemplateId.show(row.id),
  name: row.name,
  description: row.description,
  draft: row.draft,
  requiredVariables: row.required_variables,
  archived: row.archived_at !== null,
  metadata: row.metadata,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})

export async function createTemplate(work: Work, input: NewTemplate): Promise<Template> {
  const { now } = work
  const empty = { description: null, draft: {}, required_variables: [], archived_at: null }
  const times = { created_at: now, updated_at: now }
  const row = apply({ id: newId(), name: input.name, ...empty, metadata: {}, ...times }, input, now)
  await checkDraft(work, row.draft)
  templates.insert(work, work.organizationId, [row])
  return presentTemplate(row)
}

export async function changeTemplate(
  work: Work,
  id: string,
  changes: TemplateChanges,
): Promise<Template> {
  const { db, organizationId, now } = work
  const row = await templates.lock(db, organizationId, id)
  if (!row) throw notFound()
  const wanted = apply(row, changes, now)
  if (isDeepStrictEqual(wanted, row)) return presentTemplate(row)
  if (changes.draft) await checkDraft(work, wanted.draft)
  const changed = { ...wanted, updated_at: now }
  templates.update(work, organizationId, changed)
  return presentTemplate(changed)
}

export async function removeTemplate({ db, organizationId }: Work, id: string): Promise<void> {
  if (!(await templates.delete(db, organizationId, id))) throw notFound()
}

function apply(
  row: TemplateRow,
  { draft, requiredVariables, archived, metadata, ...plain }: TemplateChanges,
  now: Date,
): TemplateRow {
  return {
    ...row,
    ...plain,
    ...(draft && { draft: asStored(draft) }),
    ...(requiredVariables !== undefined && { required_variables: requiredVariables ?? [] }),
    ...(archived !== undefined && { archived_at: archived ? (row.archived_at ?? now) : null }),
    ...(metadata !== undefined && { metadata: asStored(metadata ?? {}) }),
  }
}

/** What no draft may have no template may, either: it is refused here, and not when somebody begins with it. */
async function checkDraft(work: Work, draft: TemplateDraft): Promise<void> {
  const settings = await readSettings(work.db, work.organizationId)
  try {
    await makeDraft(work, draft, { settings })
  } catch (error) {
    if (!(error instanceof ApiError) || error.field === undefined) throw error
    throw new ApiError(error.code, `draft.${error.message}`, { field: `draft.${error.field}` })
  }
}
