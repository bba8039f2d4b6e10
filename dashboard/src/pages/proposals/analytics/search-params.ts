import { oneOf, searchParams, text } from '../../../search.ts'

export const analyticsSearch = searchParams({
  days: oneOf('90', '730'),
  by: oneOf('template', 'status'),
  currency: text,
})
