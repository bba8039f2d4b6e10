import type { FieldConflict, FieldValues } from '../../../contacts/index.ts'
import type { RunError } from './schema.ts'

/** What became of a record of a page. */
export interface RecordResult {
  remoteId: string
  outcome: 'created' | 'updated' | 'unchanged' | 'failed'
  contactId: string | null
  sourceId: string | null
  /** What was read of it; empty of one that brings nothing new. */
  values: FieldValues
  conflicts: readonly FieldConflict[]
  refusal: { code: string; message: string; field: string | null } | null
}

export interface PageResult {
  results: RecordResult[]
  /** What ends the run before its end, as a full plan. */
  stop: RunError | null
}

export const nothingNew = (
  remoteId: string,
  { contactId, sourceId }: { contactId: string | null; sourceId: string | null },
): RecordResult => ({
  ...{ remoteId, outcome: 'unchanged', contactId, sourceId },
  ...{ values: {}, conflicts: [], refusal: null },
})

export const refused = (
  remoteId: string,
  refusal: NonNullable<RecordResult['refusal']>,
): RecordResult => ({
  ...{ remoteId, outcome: 'failed', contactId: null, sourceId: null },
  ...{ values: {}, conflicts: [], refusal },
})
