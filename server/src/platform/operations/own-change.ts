import type { Principal } from './principal.ts'

/** Who did it, as the record shows it. */
export interface ChangeActor {
  /** `recipient`: somebody who acts by the link that was sent to them. */
  kind: Principal['kind'] | 'public' | 'recipient'
  id: string | null
  name: string
}

export interface ChangedResource {
  type: string
  id: string | null
}

/**
 * What an operation with a protocol of its own says of its change, in place of what would be recorded by
 * itself: one entry for each organization that it concerns, or none.
 */
export interface OwnChange {
  entries: readonly {
    organizationId: string
    /** Null: the principal. */
    actor: ChangeActor | null
    resource?: ChangedResource
  }[]
  /** JSON, or empty. */
  after: string
}

/** What somebody did who is no principal, for the record in the transaction that does it. */
export interface RecordedAction {
  actor: ChangeActor
  /** As the `operationId` of an operation: `acceptProposal`. */
  action: string
  resource: ChangedResource
  /** JSON. */
  after: string
  address: string | null
  userAgent: string | null
  requestId: string
}
