import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { Contact } from '../schema.ts'

type PhoneInfo = NonNullable<Contact['phoneInfo']>

/**
 * Returns the country, line type and validity of an E.164 number, with keys in the order that `jsonb` keeps. Import
 * this module only when there is a number: its table of countries takes some milliseconds to load.
 */
export function describePhone(phone: string): PhoneInfo {
  const number = parsePhoneNumberFromString(phone, { extract: false })
  return {
    type: number?.getType()?.toLowerCase() ?? null,
    valid: number?.isValid() ?? false,
    country: number?.country ?? null,
    possible: number?.isPossible() ?? false,
  }
}
