import { defineId } from '../../../platform/ids.ts'

export const DestinationId = defineId('destination', 'dst')
