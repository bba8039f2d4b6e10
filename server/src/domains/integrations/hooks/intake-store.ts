import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { RateLimit } from '../../../platform/rates/gcra.ts'
import type { InboundStatus } from './event-schema.ts'
import type { PresetConfig, Proof } from './presets/preset.ts'
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

/** Data of a hook that its door needs, and how many of the collected requests have room. */
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
  taken: number
  ahead_us: number
}

export interface HookRequests {
  organizationId: string
  hookId: string
  hash: Buffer
  asked: number
}

/** Returns hooks in the requested order and counts the requests if a rate is given. Undefined for a former URL. */
export async function admitHooks(
  db: Db,
  groups: readonly HookRequests[],
  rate: RateLimit | null,
  now: Date | null,
): Promise<(AdmittedHook | undefined)[]> {
  const { rows } = await sql<AdmittedHook & { place: number }>`
    select place, id, preset, config, enabled, secret, previous_secret, previous_secret_until, verify_token,
      max_bytes, taken, ahead_us
    from admit_hooks(${groups.map(({ organizationId }) => organizationId)}::uuid[],
      ${groups.map(({ hookId }) => hookId)}::uuid[], ${Buffer.concat(groups.map(({ hash }) => hash))}::bytea,
      ${groups.map(({ asked }) => asked)}::integer[],
      ${rate?.requestsPerMinute ?? null}::integer, ${rate?.burst ?? null}::integer, ${now}::timestamptz)`.execute(
    db,
  )
  const found = new Map(rows.map((row) => [row.place, row]))
  return groups.map((_, index) => found.get(index + 1))
}

/** Key that identifies a repeat: a digest of 32 bytes, and its expiry. */
interface EventKey {
  digest: Buffer
  expiresAt: Date
}

/** An accepted request, in its stored form. */
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
}

const dayMs = 86_400_000
/** Days that a key is kept. A request with a signed time is refused by its age long before. */
const keptDays = 30
const keptDaysUntimed = 400

/**
 * Returns the keys of an event; none if nothing identifies it. If the signature covers neither time nor id, the signed
 * bytes are a key besides the id: otherwise a captured request with another id would be a new event.
 */
export function keysOf(
  { signed, isTimeSigned, isIdUnsigned, topic, eventType }: Omit<Proof, 'providerEventId'>,
  id: string | null,
  now: Date,
): EventKey[] {
  const days = isTimeSigned ? keptDays : keptDaysUntimed
  const expiresAt = new Date(now.getTime() + days * dayMs)
  const digests = [
    ...(id === null ? [] : [digestOf('id', topic ?? '', id)]),
    ...(signed && (id === null || isIdUnsigned)
      ? [digestOf('signed', isIdUnsigned ? (eventType ?? '') : '', digestOfAll(signed))]
      : []),
  ]
  return digests.map((digest) => ({ digest, expiresAt }))
}

const digestOf = (...parts: string[]): Buffer =>
  createHash('sha256').update(JSON.stringify(parts)).digest()

function digestOfAll(parts: readonly Uint8Array[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('base64')
}

export interface StoredEvent {
  state: InboundStatus
  /** Id of the event itself, or of the first one with the same key. */
  firstId: string
}

/** Stores events, their keys and the job in one statement, and so in one transaction. */
export async function storeEvents(
  db: Db,
  organizationId: string,
  events: readonly NewInboundEvent[],
  { job, now }: { job: { id: string; name: string }; now: Date | null },
): Promise<StoredEvent[]> {
  const column = <Name extends keyof NewInboundEvent>(name: Name) => events.map((one) => one[name])
  const keys = events.flatMap((event, index) =>
    event.keys.map((key) => ({ ...key, place: index + 1 })),
  )
  const bodies = events.map(({ body }) => body)
  const sizes = bodies.map(({ length }) => length)
  const { rows } = await sql<StoredEvent>`
    select state, first_id as "firstId" from store_inbound_events(
      ${organizationId}::uuid, ${now}::timestamptz, ${job.name}::text, ${job.id}::uuid,
      ${column('id')}::uuid[], ${column('hookId')}::uuid[],
      ${column('isEnabled')}::boolean[], ${column('verified')}::boolean[], ${column('eventType')}::text[],
      ${column('providerEventId')}::text[], ${column('contentType')}::text[], ${column('query')}::text[],
      ${events.map(({ headers }) => JSON.stringify(headers))}::text[],
      ${startsOf(sizes)}::integer[], ${sizes}::integer[], ${Buffer.concat(bodies)}::bytea,
      ${keys.map(({ place }) => place)}::integer[],
      ${keys.map(({ expiresAt }) => expiresAt.toISOString())}::timestamptz[],
      ${Buffer.concat(keys.map(({ digest }) => digest))}::bytea)`.execute(db)
  return rows
}

/** Returns the start of each part in the joined bytes, counted from 1. */
function startsOf(sizes: readonly number[]): number[] {
  let next = 1
  return sizes.map((size) => {
    const start = next
    next += size
    return start
  })
}
