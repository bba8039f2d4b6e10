import { Type } from 'typebox'
import { type Pricing, pricingFields } from '../src/domains/proposals/pricing/schema.ts'
import { computeTotals } from '../src/domains/proposals/pricing/totals.ts'
import type { Totals } from '../src/domains/proposals/pricing/totals-schema.ts'
import { refuse, validatorFor } from '../src/platform/operations/validation.ts'

const validate = validatorFor(Type.Object(pricingFields, { additionalProperties: false }), 'body')

/** What the money of a draft's body comes to, or its refusal: the schema's, or else that of the totals. */
export function priced(body: unknown): Totals {
  if (!validate(body)) throw refuse(validate.errors?.[0], 'body')
  return computeTotals(body as Pricing)
}
