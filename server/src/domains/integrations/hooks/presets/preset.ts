import type { Received } from './received.ts'

/** Settings of a hook besides its preset and its secrets. Each preset reads its own. */
export interface PresetConfig {
  /** URL as the sender has it, if a gateway changes it. */
  publicUrl?: string
  verifyToken?: string
  username?: string
  header?: string
  prefix?: string
  algorithm?: 'sha1' | 'sha256' | 'sha512'
  encoding?: 'hex' | 'base64' | 'base64url'
  secretEncoding?: 'utf8' | 'base64' | 'hex'
  /** Template of the signed text, with `{timestamp} {id} {method} {url} {body}`. */
  template?: string
  timestampHeader?: string
  timestampUnit?: 's' | 'ms'
  toleranceSeconds?: number
  idHeader?: string
  idExpression?: string
}

/** Response that replaces the acknowledgement. */
export interface Handshake {
  status: 200
  contentType: 'text/plain'
  body: string
}

/** Result of a preset for an accepted request. */
export interface Proof {
  /** False if nothing was verified. */
  verified: boolean
  /** Bytes that the signature covers; null without a signature. */
  signed: readonly Uint8Array[] | null
  /** True if they contain the time, so that an old request cannot be replayed. */
  isTimeSigned: boolean
  /** True if events are told apart by a header that is not signed. */
  isIdUnsigned: boolean
  providerEventId: string | null
  /** Namespace of the id, such as the topic at Shopify. */
  topic: string | null
  eventType: string | null
  response: Handshake | null
}

export interface Preset {
  /** Names, in lower case, of headers that may occur only once. */
  singleHeaders: (config: PresetConfig) => readonly string[]
  /** Verifies a request. `now` is in seconds since 1970. Throws a `Refusal`. */
  prove: (
    received: Received,
    config: PresetConfig,
    secrets: readonly string[],
    now: number,
  ) => Proof
}

export const handshake = (body: string): Handshake => ({
  status: 200,
  contentType: 'text/plain',
  body,
})

/** Properties of a signature that covers the time. */
export const timed = {
  verified: true,
  isTimeSigned: true,
  isIdUnsigned: false,
  topic: null,
  response: null,
} as const

/** Properties of a signature over the body alone: a captured request could be replayed with another id. */
export const untimed = {
  verified: true,
  isTimeSigned: false,
  isIdUnsigned: true,
  topic: null,
  response: null,
} as const
