import { domainToASCII } from 'node:url'
import { ApiError } from '../../../platform/errors.ts'

const pattern = /^(?=.{3,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/

/** A domain in its one form: lower case and ASCII (IDNA). */
export const formDomain = (text: string): string => domainToASCII(text.trim())

/** @throws ApiError `validation_error` for what is no domain, such as an address of a page */
export function readDomain(text: string): string {
  const domain = formDomain(text)
  if (pattern.test(domain)) return domain
  throw new ApiError('validation_error', 'domain must be a domain such as example.com.', {
    field: 'domain',
  })
}
