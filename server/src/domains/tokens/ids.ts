import { defineId } from '../../platform/ids.ts'

export const TokenId = defineId('token', 'tok')
