import { defineId } from '../../../platform/ids.ts'

export const CompanyId = defineId('company', 'cmp')
