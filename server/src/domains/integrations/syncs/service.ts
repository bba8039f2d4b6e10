import { isDeepStrictEqual } from 'node:util'
import type { Db } from '../../../platform/db/database.ts'
import { asStored } from '../../../platform/db/stored-json.ts'
import { ApiError, requireFound } from '../../../platform/errors.ts'
import { requireMapping } from '../../../platform/expressions/mapping.ts'
import { newId } from '../../../platform/ids.ts'
import { type Principal, requireScopes } from '../../../platform/operations/principal.ts'
import type { Work } from '../../../platform/work.ts'
import { canMatchBy, isRecordField } from '../../contacts/index.ts'
import { findBase } from '../../knowledge/index.ts'
import { authorColumns, isAuthor } from '../../people/index.ts'
import { ConnectionId, findConnection, requireUsable } from '../connections/index.ts'
import { withKeyColumn } from './key-column.ts'
import { requireListing } from './rest/require-listing.ts'
import { cancelRun, presentRun } from './runs/finish.ts'
import { baseOf } from './runs/knowledge-base.ts'
import type { NewSyncRun, SyncRun } from './runs/schema.ts'
import { runSync, startRun } from './runs/start.ts'
import { lockOpenRun, updateRun } from './runs/store.ts'
import { intervalMs, type NewSync, nextTime, type Sync, type SyncChanges } from './schema.ts'
import type { SyncSources } from './sources.ts'
import { deleteSync, insertSync, lockSync, presentSync, type SyncRow, updateSync } from './store.ts'

/** Principal that saves a sync, and the available readers. */
interface Saving {
  principal: Principal
  sources: SyncSources
}

/** Returns the scopes that a sync needs. */
export const needsOf = ({ target }: Pick<SyncRow, 'target'>): readonly string[] => [
  'integrations:write',
  `${target}:write`,
]

export async function createSync(work: Work, input: NewSync, saving: Saving): Promise<Sync> {
  const { target = 'contacts', schedule = null, name = null } = input
  const author = authorColumns(saving.principal, needsOf({ target }))
  const connectionId = ConnectionId.read(input.connectionId) ?? newId()
  const { db, organizationId } = work
  const described = await saving.sources.describe(db, organizationId, connectionId, target)
  const row: SyncRow = {
    organization_id: organizationId,
    id: newId(),
    connection_id: connectionId,
    ...{ name, target, schedule },
    mode: input.mode ?? 'incremental',
    config: asStored(input.config ?? {}),
    mapping: asStored(input.mapping ?? (target === 'contacts' ? described.map : {})),
    match_by: target === 'contacts' ? (input.matchBy ?? 'email') : null,
    conflict: input.conflict ?? 'source',
    deletions: input.deletions ?? 'ignore',
    ...author,
    ...{ status: 'active', paused_reason: null, state: null, epoch: 1, wait_until: null },
    next_at: nextTime(schedule, work.now),
    created_at: work.now,
    updated_at: work.now,
  }
  if (described.hasKeyColumn) row.config = withKeyColumn(row)
  requireListing(row.config, described.listing)
  await requireSound(work, row)
  insertSync(work, row)
  return presentSync(row)
}

/** Changes a sync. A new config or mapping reads differently, so a full run compares all records again. */
export async function changeSync(
  work: Work,
  id: string,
  changes: SyncChanges,
  { principal, sources }: Saving,
): Promise<Sync> {
  const row = await requireAllowedSync(work, id, principal)
  const { matchBy, schedule, config, mapping, ...plain } = changes
  const wanted: SyncRow = {
    ...takenOver(work, row, principal),
    ...plain,
    ...(config && { config: asStored(config) }),
    ...(mapping && { mapping: asStored(mapping) }),
    ...(matchBy !== undefined && { match_by: matchBy }),
    ...(schedule !== undefined && { schedule }),
  }
  if (isDeepStrictEqual(wanted, row)) return presentSync(row)
  await requireSound(work, wanted)
  const isReadAnew =
    !isDeepStrictEqual(wanted.config, row.config) ||
    !isDeepStrictEqual(wanted.mapping, row.mapping) ||
    wanted.match_by !== row.match_by
  if (isReadAnew) wanted.state = null
  if (!isDeepStrictEqual(wanted.config, row.config)) {
    const { db, organizationId } = work
    const { listing } = await sources.describe(db, organizationId, row.connection_id, row.target)
    requireListing(wanted.config, listing)
    await cancelOpen(work, row)
  }
  // A run that began without detecting deletions has not marked the records it saw.
  if (wanted.deletions !== row.deletions) await cancelOpen(work, row)
  if (wanted.schedule !== row.schedule && row.status === 'active') {
    wanted.next_at = nextTime(wanted.schedule, work.now)
  }
  return save(work, { ...wanted, updated_at: work.now })
}

function save(work: Work, row: SyncRow): Sync {
  const { organization_id: _, id, created_at: __, ...columns } = row
  updateSync(work, work.organizationId, id, columns)
  return presentSync(row)
}

export async function removeSync(work: Work, id: string): Promise<void> {
  requireFound(await deleteSync(work.db, work.organizationId, id))
}

/** Begins a run. A sync has one at a time: a run that waits for a person is replaced, one in progress is not. */
export async function beginRun(
  work: Work,
  id: string,
  { mode }: NewSyncRun,
  { principal }: Pick<Saving, 'principal'>,
): Promise<SyncRun> {
  const row = await requireAllowedSync(work, id, principal)
  if (row.paused_reason !== null) throw new ApiError('connection_not_active', row.paused_reason)
  if (row.stopped_reason !== null) throw new ApiError('invalid_transition', row.stopped_reason)
  await requireReadable(work.db, row)
  const open = await lockOpenRun(work.db, work.organizationId, id)
  if (open && open.status !== 'needs_confirmation') {
    const message = `A run of the sync is ${open.status} already. Wait until it ends, or pause the sync.`
    throw new ApiError('invalid_transition', message)
  }
  if (open) cancelRun(work, open)
  return presentRun(await startRun(work, row, { trigger: 'manual', ...(mode && { mode }) }))
}

/** Pauses a sync. A run in progress ends. */
export async function pauseSync(work: Work, id: string, principal: Principal): Promise<Sync> {
  const row = await requireAllowedSync(work, id, principal)
  if (row.status === 'paused' && row.paused_reason === null) return presentSync(row)
  await cancelOpen(work, row)
  return save(work, {
    ...row,
    ...{ status: 'paused', paused_reason: null, next_at: null, updated_at: work.now },
  })
}

/** Resumes a sync. With a schedule, it runs immediately. */
export async function resumeSync(work: Work, id: string, principal: Principal): Promise<Sync> {
  const row = await requireAllowedSync(work, id, principal)
  if (row.status === 'active') return presentSync(row)
  return restart(work, takenOver(work, row, principal))
}

/** Makes the principal the author, and starts the sync if it had stopped because of its author. */
export async function takeOverSync(work: Work, id: string, principal: Principal): Promise<Sync> {
  const row = await requireAllowedSync(work, id, principal)
  const changed = takenOver(work, row, principal)
  if (row.stopped_reason !== null) return restart(work, changed)
  return changed === row ? presentSync(row) : save(work, changed)
}

async function restart(work: Work, row: SyncRow): Promise<Sync> {
  await requireReadable(work.db, row)
  const next_at = row.schedule === null ? null : work.now
  return save(work, {
    ...row,
    ...{
      status: 'active',
      paused_reason: null,
      stopped_reason: null,
      next_at,
      updated_at: work.now,
    },
  })
}

/** Returns the row with the principal as its author; the same row if they are and nothing stopped it. */
function takenOver({ now }: Work, row: SyncRow, principal: Principal): SyncRow {
  const isConfirmed = row.stopped_reason === null && row.needs !== null
  if (isConfirmed && isAuthor(principal, row)) return row
  const { stopped_reason: _, ...author } = authorColumns(principal, needsOf(row))
  return { ...row, ...author, updated_at: now }
}

/** Deletes the values of the last reads, but keeps the links: the next run is full and compares with nothing. */
export async function resetSync(work: Work, id: string, principal: Principal): Promise<Sync> {
  const row = await requireAllowedSync(work, id, principal)
  await cancelOpen(work, row)
  const epoch = row.epoch + 1
  return save(work, { ...row, state: null, epoch, updated_at: work.now })
}

/** Removes the records that the waiting run has counted as deleted. */
export async function confirmRun(
  work: Work,
  id: string,
  { principal }: Pick<Saving, 'principal'>,
): Promise<SyncRun> {
  await requireAllowedSync(work, id, principal)
  const open = await lockOpenRun(work.db, work.organizationId, id)
  if (open?.status !== 'needs_confirmation') {
    throw new ApiError('invalid_transition', 'No run of the sync is waiting for confirmation.')
  }
  const change = { status: 'running' as const, moved_at: work.now }
  updateRun(work, work.organizationId, open.id, change)
  await work.enqueue(runSync, { organizationId: work.organizationId, runId: open.id })
  return presentRun({ ...open, ...change })
}

/** @throws ApiError 409 if the connection is deleted or cannot be used */
export async function requireReadable(
  db: Db,
  { organization_id, connection_id }: SyncRow,
): Promise<void> {
  const connection = await findConnection(db, organization_id, connection_id)
  if (connection) return requireUsable(connection)
  const message = 'The connection was deleted. Create a new sync with an existing connection.'
  throw new ApiError('connection_not_active', message)
}

async function cancelOpen(work: Work, { id }: SyncRow): Promise<void> {
  const open = await lockOpenRun(work.db, work.organizationId, id)
  if (open) cancelRun(work, open)
}

/** @throws ApiError 403 if the caller lacks a scope of what the sync writes: a run would write it on their behalf */
async function requireAllowedSync(work: Work, id: string, principal: Principal): Promise<SyncRow> {
  const row = requireFound(await lockSync(work.db, work.organizationId, id))
  requireScopes(principal, needsOf(row))
  return row
}

const maxConfigCharacters = 20_000

/**
 * Refuses invalid expressions, unknown fields, and a match field that several contacts can share.
 *
 * @throws ApiError 422 that names the field
 */
async function requireSound(work: Work, row: SyncRow): Promise<void> {
  requireMapping(row.mapping, 'mapping')
  if (row.schedule !== null && intervalMs(row.schedule) === null) {
    throw refusal('schedule', 'schedule must be an interval from 5m to 7d.')
  }
  if (JSON.stringify(row.config).length > maxConfigCharacters) {
    throw refusal('config', `config is too large. The limit is ${maxConfigCharacters} characters.`)
  }
  if (row.target === 'contacts') await requireContacts(work, row)
  else await requireKnowledge(work, row)
}

async function requireContacts(work: Work, { mapping, match_by: matchBy }: SyncRow): Promise<void> {
  for (const field of Object.keys(mapping)) {
    if (isRecordField(field)) continue
    throw refusal(
      `mapping.${field}`,
      `mapping.${field} is not a contact field that a sync can set.`,
    )
  }
  if (matchBy === null) throw refusal('matchBy', 'matchBy is required for contacts.')
  if (!(matchBy in mapping)) {
    throw refusal(
      'mapping',
      `mapping must set ${matchBy}, because records find their contacts by it.`,
    )
  }
  if (await canMatchBy(work, matchBy)) return
  throw refusal('matchBy', `matchBy: ${matchBy} is not a unique field of contacts.`)
}

async function requireKnowledge(work: Work, row: SyncRow): Promise<void> {
  const { mapping, match_by: matchBy, deletions } = row
  for (const field of Object.keys(mapping)) {
    if (field === 'name' || field === 'text' || /^metadata[.][^.]{1,60}$/.test(field)) continue
    const message = `mapping.${field} must be name, text, or metadata. and a key.`
    throw refusal(`mapping.${field}`, message)
  }
  if (matchBy !== null) throw refusal('matchBy', 'matchBy is only for contacts. Leave it out.')
  if (deletions === 'tag') {
    throw refusal('deletions', 'deletions must be ignore or delete, because sources have no tags.')
  }
  if (await findBase(work.db, work.organizationId, baseOf(row))) return
  const field = 'config.knowledgeBaseId'
  throw refusal(field, `${field} is not a knowledge base of this organization.`)
}

const refusal = (field: string, message: string): ApiError =>
  new ApiError('validation_error', message, { field })
