/** Reasons that the owner of a hook sees. The sender gets the same response for all of them. */
export const reasons = [
  'signature_mismatch',
  'missing_header',
  'missing_signature',
  'malformed_header',
  'duplicate_header',
  'timestamp_too_old',
  'timestamp_in_future',
  'body_digest_mismatch',
  'credential_mismatch',
  'empty_body',
  'malformed_challenge',
] as const
export type Reason = (typeof reasons)[number]

/** Thrown if a request fails verification. */
export class SignatureRefused extends Error {
  readonly reason: Reason
  constructor(reason: Reason) {
    super(reason)
    this.reason = reason
  }
}
