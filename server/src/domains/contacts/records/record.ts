import type { Json } from '../../../platform/db/tables.generated.ts'

/** Values by field: `email`, `custom.tier`, `address.city`. Null says that there is none. */
export type FieldValues = Readonly<Record<string, Json>>

/** Who is right about a field that has changed on both sides. */
export const conflictPolicies = ['source', 'platform', 'newest', 'fill_empty'] as const
export type ConflictPolicy = (typeof conflictPolicies)[number]

/** A contact as another system has it. */
export interface RemoteContact {
  /** Of the caller, which tells it again with the outcome. */
  remoteId: string
  fields: FieldValues
  /** What was last read of it; null of one that was never read. */
  last: FieldValues | null
  /** What it became here, then. */
  contactId: string | null
  /** Whether that was deleted here. */
  isDropped: boolean
  /** Null where the other system does not say. */
  changedAt: Date | null
}

/** A field that has another value on each side, and had neither when it was last read. */
export interface FieldConflict {
  /** Null of the contact itself, which was deleted here. */
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
  /** The fields in the form in which they are stored: what was last read, the next time. */
  values: FieldValues
  conflicts: FieldConflict[]
  /** Why it failed. */
  refusal: RecordRefusal | null
}

export interface RecordOptions {
  /** By what a record finds its contact the first time: `email`, `phone`, `externalId` or `custom.<field>`. */
  matchBy: string
  conflict: ConflictPolicy
  /** The sync, as the API shows it. */
  source: string
  /** Those of the contacts that another record is already. */
  listLinked(contactIds: readonly string[]): Promise<readonly string[]>
}
