/** Service that certifies when it saw a hash (RFC 3161). */
export interface TimestampAuthority {
  /**
   * Returns a token (DER) for a SHA-256.
   *
   * @throws Error if no valid one comes.
   */
  timestamp(digest: Uint8Array): Promise<Uint8Array>
}

/** Largest token in bytes. With a chain of three certificates a token has about 6 KB. */
export const maxTokenBytes = 16 * 1024
