import { defineId } from '../../../platform/ids.ts'

export const ConsentId = defineId('consent', 'cns')
