import { type ApiError, errorCatalogue } from '../../errors.ts'
import { helpAddressOf } from './links.ts'

/** RFC 9457. */
export const problemType = 'application/problem+json'

const jsonTypes = ['application/json', 'application/*', '*/*']

/** Whether a client names this type, and likes it no less than plain JSON. */
export function prefersProblem(accept: string | undefined): boolean {
  if (!accept?.toLowerCase().includes(problemType)) return false
  const qualities = readQualities(accept)
  const quality = qualities.get(problemType) ?? 0
  const other = jsonTypes.map((type) => qualities.get(type)).find((value) => value !== undefined)
  return quality > 0 && quality >= (other ?? 0)
}

/** What `Accept` says of each type: 1 where it says nothing else (RFC 9110 section 12.4.2). */
function readQualities(accept: string): Map<string, number> {
  const entries = accept.split(',').map((part): [string, number] => {
    const [type = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    return [type, weight === undefined ? 1 : Number(weight.slice(2)) || 0]
  })
  return new Map(entries)
}

/** The error in the members of RFC 9457, with `code` and `field` as extensions. */
export const problemBody = (refusal: ApiError, requestId: string): string =>
  JSON.stringify({
    type: helpAddressOf(refusal.code),
    title: errorCatalogue[refusal.code][1],
    status: refusal.status,
    detail: refusal.message,
    instance: requestId,
    code: refusal.code,
    ...(refusal.field && { field: refusal.field }),
  })
