import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { RateLimit } from '../../../platform/rates/gcra.ts'
import type { EventKey } from './event-keys.ts'
import type { InboundStatus } from './event-schema.ts'
import type { PresetConfig } from './presets/preset.ts'
import type { PresetName } from './presets/table.ts'

export interface HookAddress {
  organizationId: string
  hookId: string
  retiredAt: Date | null
}

export async function listAddresses(
  db: Db,
  hashes: readonly Buffer[],
): Promise<(HookAddress & { hash: Buffer })[]> {
  const { rows } = await sql<HookAddress & { hash: Buffer }>`
    select token_hash as hash, organization_id as "organizationId", hook_id as "hookId", retired_at as "retiredAt"
    from hook_addresses where token_hash = any(${hashes}::bytea[])`.execute(db)
  return rows
}

/** A hook as its door needs it, and how many of the requests that asked together have room. */
export interface AdmittedHook {
  id: string
  preset: PresetName
  config: PresetConfig
  enabled: boolean
  secret: Buffer | null
  previous_secret: Buffer | null
  previous_secret_until: Date | null
  verify_token: Buffer | null
  max_bytes: number | null
  /** Another one as soon as anything of the above is. */
  version: string
  taken: number
  ahead_us: number
}

export interface HookRequests {
  organizationId: string
  hookId: string
  hash: Buffer
  asked: number
}

/** In the order asked for, counted against the rate if one is given; undefined where the address is no longer the hook's. */
export async function admitHooks(
  db: Db,
  groups: readonly HookRequests[],
  rate: RateLimit | null,
  now: Date | null,
): Promise<(AdmittedHook | undefined)[]> {
  const { rows } = await sql<AdmittedHook & { place: number }>`
    select place, id, preset, config, enabled, secret, previous_secret, previous_secret_until, verify_token,
      max_bytes, version::text, taken, ahead_us
    from admit_hooks(${groups.map(({ organizationId }) => organizationId)}::uuid[],
      ${groups.map(({ hookId }) => hookId)}::uuid[], ${Buffer.concat(groups.map(({ hash }) => hash))}::bytea,
      ${groups.map(({ asked }) => asked)}::integer[], ${groups.map(() => null)}::bigint[],
      ${rate?.requestsPerMinute ?? null}::integer, ${rate?.burst ?? null}::integer, ${now}::timestamptz)`.execute(
    db,
  )
  const found = new Map(rows.map((row) => [row.place, row]))
  return groups.map((_, index) => found.get(index + 1))
}

/** A request that is let in, as it is to be stored. */
export interface NewInboundEvent {
  id: string
  hookId: string
  isEnabled: boolean
  verified: boolean
  eventType: string | null
  providerEventId: string | null
  contentType: string | null
  query: string
  headers: Readonly<Record<string, string>>
  body: Buffer
  keys: readonly EventKey[]
  /** By what it was judged, where it is not counted yet; null where it is. */
  presumed: { hash: Buffer; version: string } | null
}

export interface StoredEvent {
  state: InboundStatus
  /** The event itself, or the one that came first. */
  firstId: string
}

/**
 * One statement, and so one transaction, for all of them: what is not counted yet, events, keys and the job. Undefined
 * for each that was judged by what its hook no longer is, or that has no room.
 */
export async function storeEvents(
  db: Db,
  organizationId: string,
  events: readonly NewInboundEvent[],
  {
    rate,
    job,
    now,
  }: { rate: RateLimit | null; job: { id: string; name: string }; now: Date | null },
): Promise<(StoredEvent | undefined)[]> {
  const column = <Name extends keyof NewInboundEvent>(name: Name) => events.map((one) => one[name])
  const known = groupByHook(events)
  const keys = events.flatMap((event, index) =>
    event.keys.map((key) => ({ ...key, place: index + 1 })),
  )
  const bodies = events.map(({ body }) => body)
  const sizes = bodies.map(({ length }) => length)
  const { rows } = await sql<StoredEvent & { place: number }>`
    select place, state, first_id as "firstId" from store_inbound_events(
      ${organizationId}::uuid, ${now}::timestamptz, ${job.name}::text, ${job.id}::uuid,
      ${known.hooks.map(({ hookId }) => hookId)}::uuid[],
      ${Buffer.concat(known.hooks.map(({ hash }) => hash))}::bytea,
      ${known.hooks.map(({ asked }) => asked)}::integer[],
      ${known.hooks.map(({ version }) => version)}::bigint[],
      ${rate?.requestsPerMinute ?? null}::integer, ${rate?.burst ?? null}::integer,
      ${known.places}::integer[], ${known.turns}::integer[], ${column('id')}::uuid[], ${column('hookId')}::uuid[],
      ${column('isEnabled')}::boolean[], ${column('verified')}::boolean[], ${column('eventType')}::text[],
      ${column('providerEventId')}::text[], ${column('contentType')}::text[], ${column('query')}::text[],
      ${events.map(({ headers }) => JSON.stringify(headers))}::text[],
      ${startsOf(sizes)}::integer[], ${sizes}::integer[], ${Buffer.concat(bodies)}::bytea,
      ${keys.map(({ place }) => place)}::integer[],
      ${keys.map(({ expiresAt }) => expiresAt.toISOString())}::timestamptz[],
      ${Buffer.concat(keys.map(({ digest }) => digest))}::bytea)`.execute(db)
  const stored = new Map(rows.map((row) => [row.place, row]))
  return events.map((_, index) => stored.get(index + 1))
}

/**
 * The hooks of those that are not counted yet, in one order everywhere, so that two nodes do not wait for each other in a
 * circle; of each event the place of its hook among them, from 1, and its turn among those of the same version.
 */
function groupByHook(events: readonly NewInboundEvent[]) {
  const keyOf = ({ hookId, presumed }: NewInboundEvent): string => `${hookId} ${presumed?.version}`
  const groups = Map.groupBy(
    events.filter(({ presumed }) => presumed),
    keyOf,
  )
  const ordered = [...groups].sort(([one], [other]) => (one < other ? -1 : 1))
  const places = new Map(ordered.map(([key], index) => [key, index + 1]))
  return {
    hooks: ordered.flatMap(([, [first, ...others]]) =>
      first?.presumed
        ? [{ hookId: first.hookId, asked: others.length + 1, ...first.presumed }]
        : [],
    ),
    places: events.map((event) => (event.presumed ? places.get(keyOf(event)) : null)),
    turns: events.map((event) => (groups.get(keyOf(event))?.indexOf(event) ?? -1) + 1),
  }
}

/** Where each begins when they stand one after the other, counted from 1. */
function startsOf(sizes: readonly number[]): number[] {
  let next = 1
  return sizes.map((size) => {
    const start = next
    next += size
    return start
  })
}
