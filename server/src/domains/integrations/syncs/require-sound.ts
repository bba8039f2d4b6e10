import { ApiError } from '../../../platform/errors.ts'
import { requireMapping } from '../../../platform/expressions/mapping.ts'
import type { Work } from '../../../platform/work.ts'
import { canMatchBy, isRecordField } from '../../contacts/index.ts'
import { findBase } from '../../knowledge/index.ts'
import { baseOf } from './runs/knowledge-base.ts'
import { intervalMs } from './schedule.ts'
import type { SyncRow } from './store.ts'

const maxConfigCharacters = 20_000

/**
 * Refuses expressions that cannot be read, fields that there are not, and a match that several contacts could have.
 *
 * @throws ApiError 422 that names the field
 */
export async function requireSound(work: Work, row: SyncRow): Promise<void> {
  requireMapping(row.mapping, 'mapping')
  if (row.schedule !== null && intervalMs(row.schedule) === null) {
    throw refusal('schedule', 'schedule must be an interval from 5m to 7d.')
  }
  if (JSON.stringify(row.config).length > maxConfigCharacters) {
    throw refusal('config', `config must have at most ${maxConfigCharacters} characters.`)
  }
  if (row.target === 'contacts') await requireContacts(work, row)
  else await requireKnowledge(work, row)
}

async function requireContacts(work: Work, { mapping, match_by: matchBy }: SyncRow): Promise<void> {
  for (const field of Object.keys(mapping)) {
    if (isRecordField(field)) continue
    throw refusal(`mapping.${field}`, `mapping.${field} is no field that a sync sets of a contact.`)
  }
  if (matchBy === null) throw refusal('matchBy', 'matchBy is needed where records become contacts.')
  if (!(matchBy in mapping)) {
    throw refusal('mapping', `mapping must give ${matchBy}, by which records find their contacts.`)
  }
  if (await canMatchBy(work, matchBy)) return
  throw refusal('matchBy', `matchBy names ${matchBy}, which is no unique field of contacts.`)
}

async function requireKnowledge(work: Work, row: SyncRow): Promise<void> {
  const { mapping, match_by: matchBy, deletions } = row
  for (const field of Object.keys(mapping)) {
    if (field === 'name' || field === 'text' || /^metadata[.][^.]{1,60}$/.test(field)) continue
    const message = `mapping.${field} is none of name, text and metadata. with a name.`
    throw refusal(`mapping.${field}`, message)
  }
  if (matchBy !== null) throw refusal('matchBy', 'matchBy is of contacts; leave it out.')
  if (deletions === 'tag') {
    throw refusal('deletions', 'deletions must be ignore or delete: sources have no tags.')
  }
  if (await findBase(work.db, work.organizationId, baseOf(row))) return
  const field = 'config.knowledgeBaseId'
  throw refusal(field, `${field} must name a knowledge base of this organization.`)
}

const refusal = (field: string, message: string): ApiError =>
  new ApiError('validation_error', message, { field })
