import { defineId } from '../../platform/ids.ts'

export const DeliveryId = defineId('delivery', 'dlv')
export const AttemptId = defineId('attempt', 'att')
