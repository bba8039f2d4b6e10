/** Deprecation of an operation that still works. */
export interface Deprecation {
  /** ISO 8601 dates from which the operation is deprecated, and from which it can be removed. */
  since: string
  sunset: string
  /** Replacement, in a few words: "Use `GET /v1/notes`." */
  instead: string
}

/**
 * Returns `Deprecation` (RFC 9745) in seconds of the epoch, `Sunset` (RFC 8594) as an HTTP date, and a link to the
 * documentation.
 */
export const deprecationHeaders = ({ since, sunset }: Deprecation): Record<string, string> => ({
  Deprecation: `@${Date.parse(since) / 1000}`,
  Sunset: new Date(sunset).toUTCString(),
  Link: '</docs>; rel="deprecation"; type="text/html"',
})
