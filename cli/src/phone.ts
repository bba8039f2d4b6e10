/**
 * Reads a number with its country code as people write it, `+1 (202) 555-0199`, into E.164. Any other text is returned as
 * it is: the server says what is wrong with it.
 */
export async function readPhone(text: string): Promise<string> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min')
  const number = parsePhoneNumberFromString(text.normalize('NFKC'), { extract: false })
  return number?.isPossible() && !number.ext ? number.number : text
}

/** Reads the value of a key that contacts are found by. */
export const readKey = async (key: string, value: string): Promise<string> =>
  key === 'phone' ? readPhone(value) : value
