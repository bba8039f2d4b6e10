import type { LoggedRequest } from '@capstan/sdk'
import type { Tone } from '../../ui/badge.tsx'

export const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

export const statusClasses = [
  ['2xx', 'Succeeded'],
  ['3xx', 'Not modified'],
  ['4xx', 'Refused'],
  ['5xx', 'Failed'],
] as const

export function toneOf(status: number): Tone {
  if (status >= 500) return 'bad'
  if (status >= 400) return 'warn'
  return status >= 300 ? 'calm' : 'good'
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

/** The same request for a terminal: what was not kept has to be filled in. */
export function curlOf({ method, path, body }: LoggedRequest, origin: string): string {
  const verb = { GET: '', HEAD: '--head ' }[method] ?? `-X ${method} `
  return [
    // What the dashboard asks for with its session, a token asks for without that part of the path.
    `curl ${verb}${quoted(origin + path.replace(/^\/session(?=\/v\d)/, ''))}`,
    '  -H "Authorization: Bearer $CAPSTAN_TOKEN"',
    ...(body === null
      ? []
      : ['  -H "Content-Type: application/json"', `  -d ${quoted(JSON.stringify(body))}`]),
  ].join(' \\\n')
}
