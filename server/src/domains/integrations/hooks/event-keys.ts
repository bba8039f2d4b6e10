import { createHash } from 'node:crypto'
import type { Proof } from './presets/preset.ts'

/** By what a repeat is known: a digest of 32 bytes, kept until then. */
export interface EventKey {
  digest: Buffer
  expiresAt: Date
}

const dayMs = 86_400_000
/** A request that signs its time is refused by its age long before. */
const keptDays = 30
const keptDaysUntimed = 400

/**
 * The keys of an event; none where nothing tells it from another. What is signed counts beside the id wherever the
 * signature covers neither time nor id: a captured request under another id would be a new event.
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
