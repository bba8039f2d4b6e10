/** A number as tables have it: with signs of a currency, in brackets where negative, or a dash for nothing. */
const figure =
  /^(?:[$€£¥₹]|[A-Z]{3} )?\s*[([]?[-+−–~<>≈±]?\s*(?:[$€£¥₹]\s*)?\d[\d\s.,'’/:]*(?:\s*(?:%|‰|pp|bn|m|k|x|[A-Z]{3}|€|\$|£))?\s*[)\]]?\s*%?[*†‡]*$/u
const blank = /^(?:[-—–−]|n\/?a|nil|nm|\.\.\.|…|[$€£¥₹%()])$/iu
const year = /^(?:FY\s?)?(?:19|20)\d\d(?:[/–-]\d{2,4})?[A-Z]?$/

export const isFigure = (text: string): boolean => figure.test(text) || blank.test(text)

/** A figure that is no year: years are heads as well. */
export const isAmount = (text: string): boolean =>
  isFigure(text) && !year.test(text) && /\d|[-—–]/.test(text)
