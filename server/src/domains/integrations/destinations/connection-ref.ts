import { defineId } from '../../../platform/ids.ts'

export const ConnectionRef = defineId('connection', 'conn')
