import { Type } from 'typebox'
import { expects } from '../../../platform/operations/schemas.ts'

/**
 * Decimal strings in requests and responses. Their patterns cover the whole range, so that the API's document states
 * it, too.
 */
const sixDecimals = '(?:\\.\\d{1,6})?'
const noDecimals = '(?:\\.0{1,6})?'
const upTo = (zeros: number): string =>
  `(?:1${'0'.repeat(zeros)}${noDecimals}|(?:0|[1-9]\\d{0,${zeros - 1}})${sixDecimals})`

/** Six decimals that are not all zero, without a lookahead, which generators of sample values do not support. */
const belowOne = Array.from(
  { length: 6 },
  (_, zeros) => `0{${zeros}}[1-9]\\d{0,${5 - zeros}}`,
).join('|')
const quantity = `^(?:10{9}${noDecimals}|[1-9]\\d{0,8}${sixDecimals}|0\\.(?:${belowOne}))$`
const percent = `^${upTo(2)}$`
const unitAmount = `^${upTo(12)}$`

export const Percent = (description: string) =>
  Type.String({
    pattern: percent,
    description: `${description} A decimal string from 0 to 100 with up to 6 decimals.`,
    examples: ['8.25'],
    ...expects('a string with a decimal number from 0 to 100 and at most 6 decimals, as in "8.25"'),
  })

export const Quantity = (description: string) =>
  Type.String({
    pattern: quantity,
    description: `${description} A decimal string above 0, up to 1000000000, with up to 6 decimals.`,
    examples: ['2.5'],
    ...expects(
      'a string with a decimal number above 0, at most 1000000000 and with at most 6 decimals, as in "2.5"',
    ),
  })

export const UnitAmountDecimal = Type.String({
  pattern: unitAmount,
  description:
    'Price of one unit in minor units of the currency, with up to 6 decimals of a minor unit, for prices below a cent. At most 1000000000000.',
  examples: ['0.35'],
  ...expects(
    'a string with minor units from 0 to 1000000000000 and at most 6 decimals, as in "0.35"',
  ),
})

const maxUnitAmount = 1_000_000_000_000

export const UnitAmount = Type.Integer({
  minimum: 0,
  maximum: maxUnitAmount,
  description: 'Price of one unit, in minor units of the currency: 4900 is 49 euros or 4,900 yen.',
  examples: [4900],
  ...expects('a whole number of minor units from 0 to 1000000000000'),
})

export const Amount = (description: string) =>
  Type.Integer({
    minimum: 0,
    maximum: Number.MAX_SAFE_INTEGER,
    description: `${description} In minor units of the currency.`,
    examples: [1000],
    ...expects('a whole number of minor units that is not negative'),
  })
