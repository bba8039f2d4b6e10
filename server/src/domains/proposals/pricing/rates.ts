import { decimalIn, percentRange, refusal } from './refusal.ts'
import type { Tax } from './schema.ts'

/** A tax as a line has it. Of one name and percentage, however written, the key is the same. */
export interface TaxRate {
  key: string
  tax: Tax
  percent: bigint
}

/** Reads the taxes of lines; those of one spelling once, for most lines have the same. */
export class RateBook {
  readonly #rates = new Map<string, Map<string, TaxRate>>()

  /** @throws for a percentage that is none, and for a tax that the line has already */
  read(taxes: readonly Tax[], field: string): TaxRate[] {
    const rates: TaxRate[] = []
    for (const [index, tax] of taxes.entries()) {
      const at = `${field}.${index}`
      const rate = this.#find(tax) ?? this.#add(tax, at)
      if (rates.some(({ key }) => key === rate.key)) {
        throw refusal(at, `is on this line already: ${tax.name} of ${tax.percent} %.`)
      }
      rates.push(rate)
    }
    return rates
  }

  #find({ name, percent }: Tax): TaxRate | undefined {
    return this.#rates.get(percent)?.get(name)
  }

  #add(tax: Tax, field: string): TaxRate {
    const percent = decimalIn(`${field}.percent`, tax.percent, percentRange)
    const rate = { key: `${percent}\0${tax.name}`, tax, percent }
    const named = this.#rates.get(tax.percent)
    if (named) named.set(tax.name, rate)
    else this.#rates.set(tax.percent, new Map([[tax.name, rate]]))
    return rate
  }
}
