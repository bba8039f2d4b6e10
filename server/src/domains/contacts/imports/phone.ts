import type { CountryCode } from 'libphonenumber-js/max'

const e164 = /^\+[1-9][0-9]{6,14}$/
/** As it was written until 2019, and is by chat programs to this day. */
const mexicanMobile = /^\+521\d{10}$/
/** Marks of direction and width that chat programs paste along. */
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u

export async function isCountry(code: string): Promise<boolean> {
  const { isSupportedCountry } = await import('libphonenumber-js/max')
  return isSupportedCountry(code)
}

/** Whether the text may be a whole number with its country, but for the + in front. */
const isCut = (text: string, callingCode: string): boolean =>
  /^\d+$/.test(text) && text.startsWith(callingCode)

export type PhoneReader = (text: string) => { phone: string } | { problem: string }

/**
 * Reads numbers as people write them, to E.164. What has that form already is taken as the API takes it, for
 * parsing takes 100 µs; else the country must have numbers of that length.
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
    // Behind a country's code, a 0 is most often the one that is dialled within the country.
    if (e164.test(text) && !/^\+\d{1,3}0/.test(text)) return { phone: text }
    if (invisible.test(text)) {
      return { problem: 'has an invisible character in it. Type the number again.' }
    }
    const number = parsePhoneNumberFromString(text, options)
    if (number?.ext) return { problem: 'has an extension. Leave it out.' }
    if (number?.isPossible() && e164.test(number.number)) {
      // A spreadsheet takes +4915112345678 for a number and drops the +: of Germany it has the code twice.
      const code = `${number.countryCallingCode}`
      const whole = isCut(text, code) ? parsePhoneNumberFromString(`+${text}`, options) : undefined
      if (!whole?.isValid() || whole.number === number.number) return { phone: number.number }
      return {
        problem: `may be ${whole.number} or ${number.number}. Write the one that it is, with the +.`,
      }
    }
    const digits = text.replace(/[\s().-]/g, '')
    if (mexicanMobile.test(digits) || e164.test(text)) return { phone: digits }
    const hint = defaultCountry ? ` of ${defaultCountry}` : ''
    return {
      problem: `is no telephone number${hint}. Write it as +14155550123${defaultCountry ? '' : ', or set defaultCountry'}.`,
    }
  }
}
