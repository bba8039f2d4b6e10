import { decimalIn, percentRange, refusal } from './refusal.ts'
import type { Tax } from './schema.ts'

/** A tax of a line. Taxes with the same name and percentage have the same key, however they are written. */
export interface TaxRate {
  key: string
  tax: Tax
  percent: bigint
}

/** Reads the taxes of lines, and each distinct form only once, because most lines have the same taxes. */
export class RateBook {
  readonly #rates = new Map<string, Map<string, TaxRate>>()

  /**
   * Reads the taxes of one line.
   *
   * @throws for an invalid percentage, and for a tax that the line already has
   */
  read(taxes: readonly Tax[], field: string): TaxRate[] {
    const rates: TaxRate[] = []
    for (const [index, tax] of taxes.entries()) {
      const at = `${field}.${index}`
      const rate = this.#find(tax) ?? this.#add(tax, at)
      if (rates.some(({ key }) => key === rate.key)) {
        throw refusal(at, `is a duplicate: this line already has ${tax.name} of ${tax.percent} %.`)
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
