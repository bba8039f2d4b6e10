import type { Json } from '../../../platform/db/tables.generated.ts'

/** Values by field: `email`, `custom.tier`, `address.city`. Null means that there is no value. */
export type FieldValues = Readonly<Record<string, Json>>

/** Policies for a field that has changed on both sides. */
export const conflictPolicies = ['source', 'platform', 'newest', 'fill_empty'] as const
export type ConflictPolicy = (typeof conflictPolicies)[number]

/** A contact in the form of another system. */
export interface RemoteContact {
  /** Identifier from the caller, returned with the outcome. */
  remoteId: string
  fields: FieldValues
  /** Values at the last read; null if the record was never read. */
  last: FieldValues | null
  /** Contact that it became at the last read. */
  contactId: string | null
  /** True if that contact was deleted here. */
  isDropped: boolean
  /** Null if the other system does not report it. */
  changedAt: Date | null
}

/** A field that has changed on both sides, to different values, since the last read. */
export interface FieldConflict {
  /** Field of the conflict; null if the contact itself was deleted here. */
  field: string | null
  last: Json
  source: Json
  platform: Json
  taken: 'source' | 'platform'
}

export interface RecordRefusal {
  code: string
  message: string
  field: string | null
}

export interface RecordOutcome {
  remoteId: string
  /** `full`: the plan allows no more contacts. */
  outcome: 'created' | 'updated' | 'unchanged' | 'failed' | 'full'
  contactId: string | null
  /** Fields in their stored form: the last read of the next sync. */
  values: FieldValues
  conflicts: FieldConflict[]
  /** Reason of the failure. */
  refusal: RecordRefusal | null
}

export interface RecordOptions {
  /** Field by which a new record finds its contact: `email`, `phone`, `externalId` or `custom.<field>`. */
  matchBy: string
  conflict: ConflictPolicy
  /** Identifier of the sync, as the API shows it. */
  source: string
  /** Returns those of the contacts that are linked to another record. */
  listLinked(contactIds: readonly string[]): Promise<readonly string[]>
}
