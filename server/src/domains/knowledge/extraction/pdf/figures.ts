/** A number as in tables: with currency signs, in brackets if negative, or a dash for none. */
const figure =
  /^(?:[$€£¥₹]|[A-Z]{3} )?\s*[([]?[-+−–~<>≈±]?\s*(?:[$€£¥₹]\s*)?\d[\d\s.,'’/:]*(?:\s*(?:%|‰|pp|bn|m|k|x|[A-Z]{3}|€|\$|£))?\s*[)\]]?\s*%?[*†‡]*$/u
const blank = /^(?:[-—–−]|n\/?a|nil|nm|\.\.\.|…|[$€£¥₹%()])$/iu
const year = /^(?:FY\s?)?(?:19|20)\d\d(?:[/–-]\d{2,4})?[A-Z]?$/

export const isFigure = (text: string): boolean => figure.test(text) || blank.test(text)

/** Returns true for a figure that is not a year, because years can be headers. */
export const isAmount = (text: string): boolean =>
  isFigure(text) && !year.test(text) && /\d|[-—–]/.test(text)
