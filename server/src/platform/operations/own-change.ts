import type { Principal } from './principal.ts'

/** Who did it, as the record shows it. */
export interface ChangeActor {
  kind: Principal['kind'] | 'public'
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
