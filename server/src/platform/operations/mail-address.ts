import { domainToASCII } from 'node:url'

/**
 * An e-mail address in its one form: without spaces around it, the domain in lower case and in ASCII (IDNA).
 * What is no address stays as it is, for the schema to refuse.
 */
export function formAddress(text: string): string {
  const trimmed = text.trim()
  const at = trimmed.lastIndexOf('@')
  const domain = domainToASCII(trimmed.slice(at + 1))
  return at < 1 || domain === '' ? trimmed : `${trimmed.slice(0, at)}@${domain}`
}
