import { safeHeaders } from './captured.ts'
import type { Handshake, PresetConfig, Proof } from './presets/preset.ts'
import { type InboundRequest, queryOf, Received } from './presets/received.ts'
import { type Reason, SignatureRefused } from './presets/refusal.ts'
import { type PresetName, presets } from './presets/table.ts'
import { idBy } from './settings.ts'

/** Result of verifying a request. Only the owner of the hook may read the reason, never the sender. */
export interface SignatureCheck {
  /** False, with `reason` null, if the preset verifies nothing. */
  verified: boolean
  /** Null if the request is accepted. */
  reason: Reason | null
  /** Event id from the sender; null if it sent none. */
  providerEventId: string | null
  /** Response that replaces the acknowledgement in a handshake. */
  response: Handshake | null
}

/**
 * Decides whether the sender of a request knows a secret of the hook. Pure: it reads only its arguments. `secrets` has
 * the current one first; `now` is in seconds since 1970.
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

/** A request in the form of captures and test vectors. */
export type EncodedRequest = Omit<InboundRequest, 'body'> & { bodyBase64?: string }

/** Verifies a request, and returns the data that identifies its event. */
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
