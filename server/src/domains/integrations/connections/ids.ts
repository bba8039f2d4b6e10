import { defineId } from '../../../platform/ids.ts'

export const ConnectionId = defineId('connection', 'conn')
