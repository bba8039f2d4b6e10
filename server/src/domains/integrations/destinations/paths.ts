import { Type } from 'typebox'
import { PathId } from '../../../platform/operations/schemas.ts'
import { DestinationId } from './schema.ts'

export const path = '/v1/destinations'
export const one = `${path}/{destinationId}` as const
export const params = Type.Object({
  destinationId: PathId(DestinationId, 'Identifier of the destination.'),
})
export const common = { tag: 'Destinations' } as const
