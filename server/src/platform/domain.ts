import type { SealedColumn } from './crypto/seal.ts'
import type { EventType } from './events/event.ts'
import type { Transport } from './events/transport.ts'
import type { ResponseListener } from './http/server/request-log.ts'
import type { IdKind } from './ids.ts'
import type { JobHandler } from './jobs/jobs.ts'
import type { Toolbox } from './mcp/toolbox.ts'
import type { ChangeRecorderFactory } from './operations/change.ts'
import type { Audience, Operation } from './operations/operation.ts'
import type { Authenticate } from './operations/principal.ts'
import type { Platform } from './platform.ts'
import type { RecordsAbout } from './records-about.ts'
import type { ActListener, EventHandlers, LossListener } from './work.ts'

/**
 * A resource that plans bound by number. Its table carries the trigger `count_usage`, or, where a month is counted,
 * whoever makes one adds to `monthly_counts`.
 */
export interface Limit {
  /** As `plan_limits.resource` and the API have it: `notes`. */
  resource: string
  /** Bounds what is made in a calendar month, in UTC, or in an hour from the first, in place of what there is. */
  period?: 'month' | 'hour'
  /** Of the plan's setting `maxNotes`, or `monthlyNotes` and `hourlyNotes` where a period is counted. */
  description: string
  /** What is counted, where it is not things. */
  unit?: 'bytes'
}

/** Everything that domains declare, before any of them is open. */
export interface Declarations {
  /** Every scope that a token can have, `*` last. */
  scopes: readonly string[]
  /** The scopes of each role. */
  roles: ReadonlyMap<string, readonly string[]>
  limits: readonly Limit[]
  ids: readonly IdKind[]
  events: readonly EventType[]
  sealedColumns: readonly SealedColumn[]
  tags: ReadonlyMap<string, string>
}

/** The declarations of all domains, and what they offer each other. Ask for an offer once all of them are open. */
export interface Catalogue extends Declarations {
  operations: () => readonly Operation[]
  /** What records the changes of operations. */
  changeRecorders: () => readonly ChangeRecorderFactory[]
  /** Organizations in which somebody has subscribed to one of the types of events. */
  listSubscribers: (types: readonly string[]) => Promise<string[]>
  /** Returns what carries the deliveries of that name, which are for no webhook. */
  findTransport: (name: string) => Transport | undefined
  /** What a person should look at, from all open domains. */
  concerns: () => Promise<string[]>
  /** What all open domains keep about subjects beside the one that owns them. */
  recordsAbout: RecordsAbout
}

/**
 * A domain: what it declares before anything runs, and how it is opened. `app.ts` lists all of them; the
 * platform collects what they declare and names none.
 */
export interface Domain {
  name: string
  /** A sentence for each group of operations in the OpenAPI documents. */
  tags?: Readonly<Record<string, string>>
  /** What a token may be allowed to do here: `notes:read`. */
  scopes?: readonly string[]
  /** The scopes that each role of a member carries. Owners and admins have all scopes. */
  roles?: Readonly<Record<string, readonly string[]>>
  limits?: readonly Limit[]
  ids?: readonly IdKind[]
  events?: readonly EventType[]
  /** Columns of secrets, for the rotation of keys and for backups. */
  sealedColumns?: readonly SealedColumn[]
  open(platform: Platform, catalogue: Catalogue): OpenDomain
}

/** A domain that is open: what it answers, what runs behind, and how it ends. */
export interface OpenDomain {
  operations?: readonly Operation[]
  jobs?: readonly JobHandler[]
  background?: readonly Background[]
  /** Proves who sends a request, for the operations of that audience. */
  authenticators?: Partial<Record<Audience, Authenticate>>
  /** Handlers of events of any domain, which run inside the transaction of the change. */
  on?: EventHandlers
  /** Runs inside the transaction in which somebody who is no principal did something. */
  onAct?: ActListener
  /** Stops what an author has saved and may no longer do. */
  onLoss?: LossListener
  /** Runs after the response to an authenticated request. Must be quick, and must not fail. */
  onResponse?: ResponseListener
  /** Records what writing operations change, in their transaction. */
  changeRecorder?: ChangeRecorderFactory
  /** The largest file that the organization may upload, in bytes; undefined where its plan sets none. */
  findMaxUploadBytes?: (organizationId: string) => Promise<number | undefined>
  /** Organizations in which somebody has subscribed here to one of the types of events. */
  listSubscribers?: (types: readonly string[]) => Promise<string[]>
  /** What carries deliveries that the endpoints of this domain are owed, by name. */
  transports?: Readonly<Record<string, Transport>>
  /** Instructions, resources and prompts for AI clients, and tools beside those that its operations declare. */
  toolbox?: Toolbox
  /** What it keeps about subjects that another domain owns, for whoever asks what is known of a person. */
  recordsAbout?: RecordsAbout
  /** What a person should look at, in sentences: `/readyz` shows them and stays 200. */
  concerns?: () => Promise<string[]>
  /** Does at once what background work would do; true when there was something to do. For tests. */
  drain?: () => Promise<boolean>
  /** Ends what would keep the server from closing, such as open streams. */
  beforeClose?: () => void
  close?: () => Promise<void>
}

/** Long-running work besides jobs; what `start` returns stops it. */
export interface Background {
  /** `worker`: on nodes that do background work. `everywhere`: on nodes that only answer requests, too. */
  runsOn: 'worker' | 'everywhere'
  start: () => Promise<AsyncDisposable | Disposable>
}
