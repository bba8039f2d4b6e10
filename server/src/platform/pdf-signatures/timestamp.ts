/** Says when it saw a hash: RFC 3161. */
export interface TimestampAuthority {
  /**
   * A token (DER) over a SHA-256.
   *
   * @throws Error when none comes that holds.
   */
  timestamp(digest: Uint8Array): Promise<Uint8Array>
}

/** With a chain of three certificates a token has some 6 KB. */
export const maxTokenBytes = 16 * 1024
