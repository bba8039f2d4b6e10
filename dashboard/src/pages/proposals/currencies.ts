/** Offered first; any other of ISO 4217 that is in use stays offered where it is used. */
const common = 'EUR USD GBP CHF SEK NOK DKK PLN CZK JPY AUD CAD'.split(' ')

/** The currencies of a choice, with the one that is chosen. */
export const currenciesWith = (chosen: string): readonly string[] =>
  common.includes(chosen) ? common : [chosen, ...common]
