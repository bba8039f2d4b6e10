import type { AuthMethod } from '../providers/index.ts'
import type { Credentials } from './schema.ts'

/** What is said last holds, whatever its case: credentials cannot be replaced by a caller. */
export function mergeHeaders(...all: Readonly<Record<string, string>>[]): Record<string, string> {
  const named = all.flatMap((headers) => Object.entries(headers))
  return Object.fromEntries(named.map(([name, value]) => [name.toLowerCase(), value]))
}

/** How a request proves itself with what a person gave; a protocol that signs or logs in has none. */
export function headersOf(method: AuthMethod, credentials: Credentials): Record<string, string> {
  if (method.type === 'api_key') {
    return { [method.header.toLowerCase()]: `${method.prefix}${credentials.apiKey ?? ''}` }
  }
  if (method.type === 'basic' && method.placement === 'header') {
    const pair = `${credentials.username ?? ''}:${credentials.password ?? ''}`
    return { authorization: `Basic ${Buffer.from(pair).toString('base64')}` }
  }
  return {}
}
