import type { SealedColumn } from './crypto/seal.ts'
import type { EventType } from './events/event.ts'
import type { Transport } from './events/transport.ts'
import type { Finder } from './finding/finder.ts'
import type { ResponseListener } from './http/server/request-log.ts'
import type { IdKind } from './ids.ts'
import type { JobHandler } from './jobs/jobs.ts'
import type { Toolbox } from './mcp/toolbox.ts'
import type { Audience, Operation } from './operations/operation.ts'
import type { Authenticate } from './operations/principal.ts'
import type { ChangeRecorderFactory } from './operations/recorded-change.ts'
import type { Platform } from './platform.ts'
import type { RecordsAbout } from './records-about.ts'
import type { ActListener, EventHandlers, LossListener } from './work.ts'

/**
 * A resource that plans limit in number. Its table has the trigger `count_usage`; if a period is counted, the code
 * that creates a row adds to `monthly_counts`.
 */
export interface Limit {
  /** Name in `plan_limits.resource` and in the API: `notes`. */
  resource: string
  /** Counts what is created in a calendar month (UTC), or in an hour from the first, instead of the current number. */
  period?: 'month' | 'hour'
  /** Description of the plan's setting `maxNotes`, or `monthlyNotes` and `hourlyNotes` for a period. */
  description: string
  /** Unit of the count, if it does not count rows. */
  unit?: 'bytes'
}

/** All declarations of the domains, before any domain is open. */
export interface Declarations {
  /** Every scope that a token can have; `*` is last. */
  scopes: readonly string[]
  /** The scopes of each role. */
  roles: ReadonlyMap<string, readonly string[]>
  limits: readonly Limit[]
  ids: readonly IdKind[]
  events: readonly EventType[]
  sealedColumns: readonly SealedColumn[]
  tags: ReadonlyMap<string, string>
}

/** The declarations of all domains, and what the domains offer each other. Read an offer once all of them are open. */
export interface Catalogue extends Declarations {
  operations: () => readonly Operation[]
  /** Recorders of the changes that operations make. */
  changeRecorders: () => readonly ChangeRecorderFactory[]
  /** Returns the organizations with a subscription to one of the event types. */
  listSubscribers: (types: readonly string[]) => Promise<string[]>
  /** Returns the transport of that name, which delivers to destinations that are not webhooks. */
  findTransport: (name: string) => Transport | undefined
  /** Returns the concerns of all open domains. */
  concerns: () => Promise<string[]>
  /** Records that all open domains keep about subjects of other domains. */
  recordsAbout: RecordsAbout
  /** Finders of all domains, for a search over all objects of an organization. */
  finders: () => readonly Finder[]
}

/**
 * A domain: its declarations, and how it is opened. `app.ts` lists all domains; the platform collects their
 * declarations and names none.
 */
export interface Domain {
  name: string
  /** Descriptions of the groups of operations in the OpenAPI documents. */
  tags?: Readonly<Record<string, string>>
  /** Scopes of this domain: `notes:read`. */
  scopes?: readonly string[]
  /** Scopes of each member role. Owners and admins have all scopes. */
  roles?: Readonly<Record<string, readonly string[]>>
  limits?: readonly Limit[]
  ids?: readonly IdKind[]
  events?: readonly EventType[]
  /** Sealed columns, for key rotation and backups. */
  sealedColumns?: readonly SealedColumn[]
  open(platform: Platform, catalogue: Catalogue): OpenDomain
}

/** An open domain: its operations, its background work and how it closes. */
export interface OpenDomain {
  operations?: readonly Operation[]
  jobs?: readonly JobHandler[]
  background?: readonly Background[]
  /** Authenticates requests to the operations of each audience. */
  authenticators?: Partial<Record<Audience, Authenticate>>
  /** Event handlers, for events of any domain. They run inside the transaction of the change. */
  on?: EventHandlers
  /** Runs inside the transaction of an action by someone who is not a principal. */
  onAct?: ActListener
  /** Stops automations and other saved work whose author lost the permission for it. */
  onLoss?: LossListener
  /** Runs after the response to an authenticated request. Must be quick and must not fail. */
  onResponse?: ResponseListener
  /** Records the changes of writing operations, in their transaction. */
  changeRecorder?: ChangeRecorderFactory
  /** Returns the organization's upload limit in bytes; undefined if its plan sets none. */
  findMaxUploadBytes?: (organizationId: string) => Promise<number | undefined>
  /** Returns the organizations with a subscription in this domain to one of the event types. */
  listSubscribers?: (types: readonly string[]) => Promise<string[]>
  /** Transports, by name, for deliveries to the endpoints of this domain. */
  transports?: Readonly<Record<string, Transport>>
  /** Instructions, resources and prompts for AI clients, and tools in addition to those of the operations. */
  toolbox?: Toolbox
  /** Records that this domain keeps about subjects of another domain, for reports on a person. */
  recordsAbout?: RecordsAbout
  /** Finds the objects of this domain by name and id, for a search over all objects of an organization. */
  finders?: readonly Finder[]
  /** Returns the concerns of this domain, as sentences. `/readyz` shows them and stays 200. */
  concerns?: () => Promise<string[]>
  /** Does background work immediately. Returns true if there was any. For tests. */
  drain?: () => Promise<boolean>
  /** Closes what would keep the server from closing, such as open streams. */
  beforeClose?: () => void
  close?: () => Promise<void>
}

/** Long-running work in addition to jobs. The value that `start` returns stops it. */
export interface Background {
  /** Nodes to run on. `worker`: nodes that do background work. `everywhere`: also nodes that only answer requests. */
  runsOn: 'worker' | 'everywhere'
  start: () => Promise<AsyncDisposable | Disposable>
}
