/** An operation that still answers, but not for ever. */
export interface Deprecation {
  /** From when on it is deprecated, and when it may be gone: ISO 8601 dates. */
  since: string
  sunset: string
  /** What does its work from now on, in a few words: "Use `GET /v1/notes`." */
  instead: string
}

/** `Deprecation` (RFC 9745) in seconds of the epoch, `Sunset` (RFC 8594) as an HTTP date, and where to read on. */
export const deprecationHeaders = ({ since, sunset }: Deprecation): Record<string, string> => ({
  Deprecation: `@${Date.parse(since) / 1000}`,
  Sunset: new Date(sunset).toUTCString(),
  Link: '</docs>; rel="deprecation"; type="text/html"',
})
