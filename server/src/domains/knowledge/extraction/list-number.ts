type NumberStyle = 'decimal' | 'lowerLetter' | 'upperLetter' | 'lowerRoman' | 'upperRoman'

/** The number of an item as it is shown. */
export function listNumber(number: number, style: NumberStyle): string {
  if (style === 'lowerLetter') return letters(number)
  if (style === 'upperLetter') return letters(number).toUpperCase()
  if (style === 'lowerRoman') return roman(number)
  if (style === 'upperRoman') return roman(number).toUpperCase()
  return String(number)
}

/** After z come aa, bb. */
const letters = (number: number): string =>
  number < 1 || number > 26 * 20
    ? String(number)
    : String.fromCharCode(97 + ((number - 1) % 26)).repeat(Math.ceil(number / 26))

const numerals = Object.entries({
  ...{ m: 1000, cm: 900, d: 500, cd: 400, c: 100, xc: 90, l: 50, xl: 40 },
  ...{ x: 10, ix: 9, v: 5, iv: 4, i: 1 },
})

function roman(number: number): string {
  if (number < 1 || number > 3999) return String(number)
  let text = ''
  let rest = number
  for (const [numeral, value] of numerals) {
    text += numeral.repeat(Math.floor(rest / value))
    rest %= value
  }
  return text
}
