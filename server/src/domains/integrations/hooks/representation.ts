import { isUtf8 } from 'node:buffer'
import type { Keyring } from '../../../platform/crypto/seal.ts'
import type { PublicUrl } from '../../../platform/links.ts'
import { presentAuthorship } from '../../people/index.ts'
import type { InboundEvent, InboundEventWithBody, InboundRefusal } from './event-schema.ts'
import type { InboundEventRow, InboundRefusalRow } from './event-store.ts'
import type { Reason } from './presets/refusal.ts'
import type { PresetName } from './presets/table.ts'
import { type Hook, HookId, InboundEventId, InboundRefusalId } from './schema.ts'
import { openFor } from './secrets.ts'
import type { HookRow } from './store.ts'

export interface Presenting {
  keyring: Keyring
  publicUrl: PublicUrl
}

const addressOfToken = (publicUrl: PublicUrl, token: string): string =>
  `${publicUrl.get()}/hooks/${token}`

export const presentHook =
  ({ keyring, publicUrl }: Presenting, now: Date) =>
  (row: HookRow): Hook => {
    const until = row.previous_secret_until
    return {
      id: HookId.show(row.id),
      name: row.name,
      preset: row.preset as PresetName,
      config: row.config,
      enabled: row.enabled,
      ...presentAuthorship(row),
      url: addressOfToken(publicUrl, openFor(keyring, row.id, 'token', row.token)),
      hasSecret: row.secret !== null,
      previousSecretUntil: until && until > now ? until.toISOString() : null,
      lastEventAt: row.last_event_at?.toISOString() ?? null,
      createdAt: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
    }
  }

export const presentEvent = (row: InboundEventRow): InboundEvent => ({
  id: InboundEventId.show(row.id),
  hookId: HookId.show(row.hook_id),
  status: row.status,
  verified: row.verified,
  reason: null,
  eventType: row.event_type,
  providerEventId: row.provider_event_id,
  contentType: row.content_type,
  bodyBytes: row.body_bytes,
  duplicateOf: row.duplicate_of && InboundEventId.show(row.duplicate_of),
  runIds: row.run_ids,
  error: row.error,
  receivedAt: row.received_at.toISOString(),
  handledAt: row.handled_at?.toISOString() ?? null,
})

const shownBodyBytes = 65_536

export const presentEventWithBody = (
  row: InboundEventRow & { body: Buffer | null },
): InboundEventWithBody => ({
  ...presentEvent(row),
  query: row.query,
  headers: row.headers,
  body:
    row.body && row.body.length <= shownBodyBytes && isUtf8(row.body)
      ? row.body.toString('utf8')
      : null,
})

export const presentRefusal = (row: InboundRefusalRow): InboundRefusal => ({
  id: InboundRefusalId.show(row.id),
  hookId: HookId.show(row.hook_id),
  reason: row.reason as Reason,
  method: row.method,
  headers: row.headers,
  bodyBytes: row.body_bytes,
  address: row.address,
  refusedAt: row.refused_at.toISOString(),
})
