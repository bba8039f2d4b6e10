import { isDeepStrictEqual } from 'node:util'
import { asStored } from '../../../platform/db/stored-json.ts'
import { invalidField, notFound, requireFound } from '../../../platform/errors.ts'
import type { EventType } from '../../../platform/events/event.ts'
import { newId } from '../../../platform/ids.ts'
import type { Principal } from '../../../platform/operations/principal.ts'
import type { Work } from '../../../platform/work.ts'
import { authorColumns, isAuthor } from '../../people/index.ts'
import { findFeedHead, readScopesOf } from '../../webhooks/index.ts'
import { findHook, HookId } from '../hooks/index.ts'
import { requireSound } from './actions/check.ts'
import { type Action, scopesOf } from './actions/schema.ts'
import { saveCursor } from './runs/store.ts'
import {
  type Automation,
  type AutomationChanges,
  type AutomationDefinition,
  type NewAutomation,
  nextTime,
} from './schema.ts'
import {
  type AutomationColumns,
  type AutomationRow,
  deleteAutomation,
  findVersion,
  insertAutomation,
  insertVersion,
  lockAutomation,
  lockEventAutomations,
  presentAutomation,
  updateAutomation,
} from './store.ts'

/** Principal that saves an automation, and the existing event types. */
export interface AutomationSaveContext {
  principal: Principal
  types: readonly EventType[]
}

export async function createAutomation(
  work: Work,
  { enabled = true, condition = null, name, trigger, actions }: NewAutomation,
  saving: AutomationSaveContext,
): Promise<Automation> {
  const id = newId()
  const definition = { name, trigger, condition, actions }
  const row: AutomationRow = {
    organization_id: work.organizationId,
    id,
    ...{ enabled: false, version: 0, paced_until: null, throttled_at: null, created_at: work.now },
    ...(await savedColumns(work, null, { definition, enabled }, saving)),
  }
  insertAutomation(work, row)
  keepVersion(work, row)
  return presentAutomation(row)
}

export async function changeAutomation(
  work: Work,
  id: string,
  { enabled, ...changes }: AutomationChanges,
  saving: AutomationSaveContext,
): Promise<Automation> {
  const row = requireFound(await lockAutomation(work.db, work.organizationId, id))
  const definition = { ...definitionOf(row), ...changes }
  return saveChange(work, row, { definition, enabled: enabled ?? row.enabled }, saving)
}

/** Saves a new version with the content of an earlier one. */
export async function restoreVersion(
  work: Work,
  id: string,
  version: number,
  saving: AutomationSaveContext,
): Promise<Automation> {
  const { db, organizationId } = work
  const row = await lockAutomation(db, organizationId, id)
  const earlier = await findVersion(db, organizationId, id, version)
  if (!row || !earlier) throw notFound()
  return saveChange(work, row, { definition: earlier.definition, enabled: row.enabled }, saving)
}

/** Makes the principal the author, and enables the automation if it was stopped. */
export async function takeOverAutomation(
  work: Work,
  id: string,
  saving: AutomationSaveContext,
): Promise<Automation> {
  const row = requireFound(await lockAutomation(work.db, work.organizationId, id))
  const enabled = row.enabled || row.stopped_reason !== null
  return saveChange(work, row, { definition: definitionOf(row), enabled }, saving)
}

/** Disables the automation because its author lost the permissions it needs. */
export function stopAutomation(work: Work, id: string, stopped_reason: string): void {
  const change = { enabled: false, stopped_reason, next_at: null, updated_at: work.now }
  updateAutomation(work, work.organizationId, id, change)
}

export async function removeAutomation(work: Work, id: string): Promise<void> {
  requireFound(await deleteAutomation(work.db, work.organizationId, id))
}

export const definitionOf = ({
  name,
  trigger,
  condition,
  actions,
}: AutomationDefinition): AutomationDefinition => ({
  ...{ name, trigger, condition, actions },
})

const isSameDefinition = (one: AutomationDefinition, other: AutomationDefinition): boolean =>
  isDeepStrictEqual(asStored(definitionOf(one)), asStored(definitionOf(other)))

interface Wanted {
  definition: AutomationDefinition
  enabled: boolean
}

/** Saves a change. An identical save changes nothing, unless the automation was stopped: then it starts again. */
async function saveChange(
  work: Work,
  row: AutomationRow,
  wanted: Wanted,
  saving: AutomationSaveContext,
): Promise<Automation> {
  const isSame = isSameDefinition(wanted.definition, row) && wanted.enabled === row.enabled
  const isConfirmed = row.stopped_reason === null && row.needs !== null
  if (isSame && isConfirmed && isAuthor(saving.principal, row)) return presentAutomation(row)
  const changed = { ...row, ...(await savedColumns(work, row, wanted, saving)) }
  const { organization_id: _, id: __, created_at: ___, ...columns } = changed
  updateAutomation(work, work.organizationId, row.id, columns)
  keepVersion(work, changed)
  return presentAutomation(changed)
}

type Saved = Omit<AutomationColumns, 'paced_until' | 'throttled_at'>

/** @throws ApiError 422 if the automation is invalid, 403 if its author lacks a scope */
async function savedColumns(
  work: Work,
  before: AutomationRow | null,
  { definition, enabled }: Wanted,
  { principal, types }: AutomationSaveContext,
): Promise<Saved> {
  // An automation that is only disabled need not be valid: its hook may be deleted.
  const isStopped = !enabled && before !== null && isSameDefinition(definition, before)
  if (!isStopped) {
    requireSound(
      definition,
      types.map(({ type }) => type),
    )
  }
  const author = isStopped ? authorOf(before) : authorColumns(principal, needsOf(definition, types))
  const { name, trigger, condition, actions } = asStored(definition)
  const hook_id = isStopped ? before.hook_id : await hookOf(work, trigger)
  const trigger_kind = 'event' in trigger ? 'event' : 'hook' in trigger ? 'hook' : 'schedule'
  const begins = enabled && !(before?.enabled && isDeepStrictEqual(before.trigger, trigger))
  if (begins && trigger_kind === 'event') await beginFollowing(work)
  const next = begins && 'schedule' in trigger ? nextTime(trigger.schedule, work.now) : null
  return {
    ...{ name, trigger, trigger_kind, hook_id, condition, actions, enabled },
    ...author,
    version: (before?.version ?? 0) + 1,
    enabled_at: begins ? work.now : (before?.enabled_at ?? null),
    next_at: begins ? next : enabled ? (before?.next_at ?? null) : null,
    updated_at: work.now,
  }
}

const authorOf = (row: AutomationRow) => {
  const { author_kind, author_id, author_name, scopes, needs, stopped_reason } = row
  return { author_kind, author_id, author_name, scopes, needs, stopped_reason }
}

/** Returns true if the action creates a draft whose texts may use fields of a contact. */
const isForContact = (action: Action): boolean =>
  action.type === 'proposal.create' && 'contactId' in (action.mapping ?? {})

/** Returns the scopes that an automation needs: for the changes of its actions and the data of its trigger. */
const needsOf = (
  { actions, trigger }: AutomationDefinition,
  types: readonly EventType[],
): string[] => [
  ...new Set([
    ...scopesOf(actions),
    ...(actions.some(isForContact) ? ['contacts:read'] : []),
    ...('event' in trigger ? readScopesOf(types, [trigger.event]) : []),
    ...('hook' in trigger ? ['integrations:read'] : []),
  ]),
]

async function hookOf(
  { db, organizationId }: Work,
  trigger: AutomationDefinition['trigger'],
): Promise<string | null> {
  if (!('hook' in trigger)) return null
  const id = HookId.read(trigger.hook)
  if (id && (await findHook(db, organizationId, id))) return id
  throw invalidField('trigger.hook', 'trigger.hook is not a hook of this organization.')
}

/** Follows the feed from the first event-triggered automation on. If it is followed already, the position is kept. */
async function beginFollowing(work: Work): Promise<void> {
  const { db, organizationId } = work
  work.lock('automations of events')
  const others = await lockEventAutomations(db, organizationId)
  if (others.length > 0) return
  saveCursor(work, organizationId, await findFeedHead(db, organizationId))
}

function keepVersion(work: Work, row: AutomationRow): void {
  insertVersion(work, {
    organization_id: row.organization_id,
    automation_id: row.id,
    version: row.version,
    definition: definitionOf(row),
    author_name: row.author_name,
    created_at: work.now,
  })
}
