import { validateHeaderName, validateHeaderValue } from 'node:http'
import { acceptedCodings } from './response-body.ts'

/** Headers that name the host and frame the message; only the client sets them. */
const reservedHeaders: ReadonlySet<string> = new Set([
  'connection',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/**
 * The caller's headers with `user-agent` and `accept-encoding` added where they are missing.
 *
 * @throws {TypeError} for a reserved name, or for a name or value that HTTP does not allow (CR, LF).
 */
export function requestHeaders(
  headers: Record<string, string>,
  userAgent: string,
  maxBodyBytes: number,
): Record<string, string> {
  const names = new Set<string>()
  for (const [name, value] of Object.entries(headers)) {
    validateHeaderName(name)
    validateHeaderValue(name, value)
    names.add(name.toLowerCase())
  }
  const reserved = [...names].find((name) => reservedHeaders.has(name))
  if (reserved) throw new TypeError(`the header ${reserved} is set by the client itself`)
  return {
    ...(names.has('user-agent') ? {} : { 'user-agent': userAgent }),
    ...(names.has('accept-encoding') ? {} : { 'accept-encoding': acceptedCodings(maxBodyBytes) }),
    ...headers,
  }
}
