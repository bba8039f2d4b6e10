import type { Principal } from './principal.ts'

/** The actor in a change record. */
export interface ChangeActor {
  /** Kind of actor. `recipient`: a person who acts through the link sent to them. */
  kind: Principal['kind'] | 'public' | 'recipient'
  id: string | null
  name: string
}

export interface ChangedResource {
  type: string
  id: string | null
}

/**
 * Change that an operation with its own protocol records, in place of the automatic record: one entry for each
 * organization that it concerns, or none.
 */
export interface OwnChange {
  entries: readonly {
    organizationId: string
    /** Actor; null for the principal. */
    actor: ChangeActor | null
    resource?: ChangedResource
  }[]
  /** JSON, or empty. */
  after: string
}

/** An action by someone who is not a principal, for the record in the same transaction. */
export interface RecordedAction {
  actor: ChangeActor
  /** Name in the form of an `operationId`: `acceptProposal`. */
  action: string
  resource: ChangedResource
  /** JSON of the changed resource. */
  after: string
  address: string | null
  userAgent: string | null
  requestId: string
}
