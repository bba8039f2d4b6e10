import type { CountryCode } from 'libphonenumber-js/max'

const e164 = /^\+[1-9][0-9]{6,14}$/
/** Mexican mobile numbers in the form that was used until 2019, and that chat programs still use. */
const mexicanMobile = /^\+521\d{10}$/
/** Invisible marks of direction and width that chat programs copy along. */
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u

export async function isCountry(code: string): Promise<boolean> {
  const { isSupportedCountry } = await import('libphonenumber-js/max')
  return isSupportedCountry(code)
}

/** Returns true if the text may be a whole international number without its +. */
const isCut = (text: string, callingCode: string): boolean =>
  /^\d+$/.test(text) && text.startsWith(callingCode)

export type PhoneReader = (text: string) => { phone: string } | { problem: string }

/**
 * Returns a reader that converts numbers as people write them to E.164. A number in that form is taken as the API takes
 * it, because parsing takes 100 µs. Other numbers must have a length that their country uses.
 */
export async function createPhoneReader(defaultCountry: string | null): Promise<PhoneReader> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/max')
  const options = {
    extract: false,
    ...(defaultCountry && { defaultCountry: defaultCountry as CountryCode }),
  }
  return (typed) => {
    // Full-width digits and signs of Chinese and Japanese keyboards.
    const text = typed.normalize('NFKC')
    // A 0 after a country code is usually the prefix for calls within the country.
    if (e164.test(text) && !/^\+\d{1,3}0/.test(text)) return { phone: text }
    if (invisible.test(text)) {
      return { problem: 'contains an invisible character. Type the number again.' }
    }
    const number = parsePhoneNumberFromString(text, options)
    if (number?.ext) return { problem: 'has an extension. Remove it.' }
    if (number?.isPossible() && e164.test(number.number)) {
      // A spreadsheet reads +4915112345678 as a number and drops the +: as a German number it has the code twice.
      const code = `${number.countryCallingCode}`
      const whole = isCut(text, code) ? parsePhoneNumberFromString(`+${text}`, options) : undefined
      if (!whole?.isValid() || whole.number === number.number) return { phone: number.number }
      return {
        problem: `may be ${whole.number} or ${number.number}. Write the right one, with the +.`,
      }
    }
    const digits = text.replace(/[\s().-]/g, '')
    if (mexicanMobile.test(digits) || e164.test(text)) return { phone: digits }
    const hint = defaultCountry ? ` of ${defaultCountry}` : ''
    return {
      problem: `is not a phone number${hint}. Write it as +14155550123${defaultCountry ? '' : ', or set defaultCountry'}.`,
    }
  }
}
