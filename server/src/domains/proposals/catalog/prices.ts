import { minorDigits } from '../../../platform/money/currencies.ts'
import { isNone, unitOf } from '../pricing/lines.ts'
import { RateBook } from '../pricing/rates.ts'
import { refusal } from '../pricing/refusal.ts'
import type { Billing, Tax } from '../pricing/schema.ts'
import type { CatalogItem, Price } from './schema.ts'

/** Refuses a price of no currency or with two amounts, one that is there twice, and a tax that is. */
export function checkPrices(prices: readonly Price[], taxes: readonly Tax[]): void {
  const taken = new Set<string>()
  for (const [index, { currency, billing = 'one_time', ...unit }] of prices.entries()) {
    const field = `prices.${index}`
    if (minorDigits(currency) === undefined) {
      throw refusal(`${field}.currency`, 'must be the code of an active currency (ISO 4217).')
    }
    unitOf(unit, field)
    const key = `${currency} ${billing}`
    if (taken.has(key)) throw refusal(field, `is a second price of ${key}.`)
    taken.add(key)
  }
  new RateBook().read(taxes, 'taxes')
}

/** The price for drafts of a currency; undefined where the item has none that is paid so. */
export const priceIn = (
  { prices }: Pick<CatalogItem, 'prices'>,
  currency: string,
  billing: Billing | undefined,
): Price | undefined =>
  prices.find(
    (price) => price.currency === currency && (isNone(billing) || price.billing === billing),
  )
