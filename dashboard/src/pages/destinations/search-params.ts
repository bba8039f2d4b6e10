import { oneOf, panel, searchParams } from '../../search.ts'
import { statusIn } from '../webhooks/search-params.ts'

export const types = ['slack', 'teams', 'discord', 'email', 's3', 'nats'] as const

export const newDestinationSearch = searchParams({ type: oneOf(...types) })
export const destinationSearch = searchParams({
  view: oneOf('settings'),
  status: statusIn,
  delivery: panel,
})
