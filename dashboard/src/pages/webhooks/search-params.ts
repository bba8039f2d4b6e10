import { flag, oneOf, panel, searchParams, text } from '../../search.ts'
import { statuses } from './delivery.ts'

export const webhooksSearch = searchParams({ create: flag })
export const catalogueSearch = searchParams({ q: text, type: text })
export const statusIn = oneOf(...statuses)

export const deliverySearch = searchParams({
  status: statusIn,
  type: text,
  from: text,
  to: text,
  delivery: panel,
  view: oneOf('settings'),
})
