import { defineId } from '../../platform/ids.ts'

export const CreditEntryId = defineId('creditEntry', 'cre')
