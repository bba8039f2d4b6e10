import { safeHeaders } from './captured.ts'
import type { Handshake, PresetConfig, Proof } from './presets/preset.ts'
import { type InboundRequest, queryOf, Received } from './presets/received.ts'
import { type Reason, SignatureRefused } from './presets/refusal.ts'
import { type PresetName, presets } from './presets/table.ts'
import { idBy } from './settings.ts'

/** What is found of a request: who may read the reason is the owner of the hook, never the sender. */
export interface SignatureCheck {
  /** False with `reason` null where the preset checks nothing. */
  verified: boolean
  /** Null where the request is let in. */
  reason: Reason | null
  /** What the sender calls the event; null where it gives it no name. */
  providerEventId: string | null
  /** What is answered in place of the acknowledgement, where this is a handshake. */
  response: Handshake | null
}

/**
 * Decides whether a request was made by who knows a secret of the hook. Pure: nothing is read but what is given.
 * `secrets` has the current one first; `now` is in seconds since 1970.
 */
export function verify(
  preset: PresetName,
  config: PresetConfig,
  secrets: readonly string[],
  now: number,
  request: InboundRequest | EncodedRequest,
): SignatureCheck {
  const inbound =
    'body' in request
      ? request
      : { ...request, body: Buffer.from(request.bodyBase64 ?? '', 'base64') }
  const { verified, reason, response, ...proof } = prove(preset, config, secrets, now, inbound)
  const isEvent = reason === null && response === null
  const providerEventId = proof.providerEventId ?? (isEvent ? idIn(inbound, preset, config) : null)
  return { verified, reason, providerEventId, response }
}

function idIn({ body, url, headers }: InboundRequest, preset: PresetName, config: PresetConfig) {
  const safe = safeHeaders(headers, preset, config)
  return idBy(config, {
    ...{ body: Buffer.from(body), contentType: safe['content-type'] ?? null },
    ...{ headers: safe, query: queryOf(url) },
  })
}

/** A request as captures and test vectors write it. */
export type EncodedRequest = Omit<InboundRequest, 'body'> & { bodyBase64?: string }

/** The same with what tells one event from another. */
export function prove(
  preset: PresetName,
  config: PresetConfig,
  secrets: readonly string[],
  now: number,
  request: InboundRequest,
): Proof & { reason: Reason | null } {
  const { singleHeaders, prove: proveWith } = presets[preset]
  const received = new Received(request)
  try {
    if (singleHeaders(config).some((name) => received.countOf(name) > 1)) {
      throw new SignatureRefused('duplicate_header')
    }
    return { ...proveWith(received, config, secrets, now), reason: null }
  } catch (error) {
    if (error instanceof SignatureRefused) return { ...nothing, reason: error.reason }
    throw error
  }
}

const nothing: Proof = {
  verified: false,
  signed: null,
  isTimeSigned: false,
  isIdUnsigned: false,
  providerEventId: null,
  topic: null,
  eventType: null,
  response: null,
}
