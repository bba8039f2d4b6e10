import type { Received } from './received.ts'

/** What a hook is told beside its preset and its secrets; each preset reads its own settings. */
export interface PresetConfig {
  /** The address as the sender has it, where a gateway changes it. */
  publicUrl?: string
  verifyToken?: string
  username?: string
  header?: string
  prefix?: string
  algorithm?: 'sha1' | 'sha256' | 'sha512'
  encoding?: 'hex' | 'base64' | 'base64url'
  secretEncoding?: 'utf8' | 'base64' | 'hex'
  /** What is signed, with `{timestamp} {id} {method} {url} {body}`. */
  template?: string
  timestampHeader?: string
  timestampUnit?: 's' | 'ms'
  toleranceSeconds?: number
  idHeader?: string
  idExpression?: string
}

/** What is answered in place of the acknowledgement. */
export interface Handshake {
  status: 200
  contentType: 'text/plain'
  body: string
}

/** What a preset finds in a request that it lets in. */
export interface Proof {
  /** False where nothing is checked. */
  verified: boolean
  /** The bytes that the signature covers; null where there is no signature. */
  signed: readonly Uint8Array[] | null
  /** Whether they hold the time, so that an old request cannot come again. */
  isTimeSigned: boolean
  /** Whether a header of the sender's choice, beside what is signed, tells one event from another. */
  isIdUnsigned: boolean
  providerEventId: string | null
  /** The name within which the id is unique, such as the topic at Shopify. */
  topic: string | null
  eventType: string | null
  response: Handshake | null
}

export interface Preset {
  /** Names in lower case of the headers that may come once only. */
  singleHeaders: (config: PresetConfig) => readonly string[]
  /** `now` is in seconds since 1970. Throws a `Refusal`. */
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

/** Of a signature that covers the time. */
export const timed = {
  verified: true,
  isTimeSigned: true,
  isIdUnsigned: false,
  topic: null,
  response: null,
} as const

/** Of a signature over the body alone: a captured request could come again under another id. */
export const untimed = {
  verified: true,
  isTimeSigned: false,
  isIdUnsigned: true,
  topic: null,
  response: null,
} as const
