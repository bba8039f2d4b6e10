import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client'
import { OutboundError } from '../../../platform/net/index.ts'
import { ProviderDown } from './guarded-fetch.ts'
import { SignOnRefusal } from './refusal.ts'

/** Codes of an authorization response (RFC 6749, section 4.1.2.1) after which the person can try again. */
const temporary: ReadonlySet<string> = new Set(['server_error', 'temporarily_unavailable'])

/**
 * Returns the refusal for a failure of the exchange. Its reason is made of codes and of the library's fixed sentences:
 * other messages can quote an answer, and so a token.
 */
export function refusalOf(error: unknown): SignOnRefusal {
  if (error instanceof SignOnRefusal) return error
  for (const cause of causesOf(error)) {
    if (cause instanceof OutboundError || cause instanceof ProviderDown) {
      return new SignOnRefusal('unavailable', cause.message)
    }
  }
  if (error instanceof AuthorizationResponseError) {
    const code = wordOf(error.error)
    if (code === 'access_denied') return new SignOnRefusal('denied', code)
    return new SignOnRefusal(temporary.has(code) ? 'unavailable' : 'invalid_answer', code)
  }
  if (error instanceof ResponseBodyError) {
    return new SignOnRefusal('invalid_answer', `the provider answered ${wordOf(error.error)}`)
  }
  if (error instanceof ClientError) {
    return new SignOnRefusal('invalid_answer', `${error.message} (${error.code ?? 'no code'})`)
  }
  return new SignOnRefusal('invalid_answer', error instanceof Error ? error.name : 'an error')
}

function causesOf(error: unknown): Error[] {
  const causes: Error[] = []
  for (let one = error; one instanceof Error && causes.length < 5; one = one.cause) causes.push(one)
  return causes
}

const wordOf = (code: unknown): string =>
  typeof code === 'string' && /^[a-z_]{1,40}$/.test(code) ? code : 'an error'
