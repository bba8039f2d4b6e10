import { presentAuthorship } from '../../people/index.ts'
import { AutomationId } from './ids.ts'
import type { Automation, AutomationVersion } from './schema.ts'
import type { AutomationRow, VersionRow } from './store.ts'

export const presentAutomation = (row: AutomationRow): Automation => ({
  id: AutomationId.show(row.id),
  name: row.name,
  enabled: row.enabled,
  version: row.version,
  trigger: row.trigger,
  condition: row.condition,
  actions: row.actions,
  ...presentAuthorship(row),
  nextRunAt: row.next_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})

export const presentVersion = (row: VersionRow): AutomationVersion => ({
  version: row.version,
  ...row.definition,
  authorName: row.author_name,
  createdAt: row.created_at.toISOString(),
})
