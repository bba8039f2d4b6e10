import { defineId } from '../../platform/ids.ts'

export const AuditEntryId = defineId('auditEntry', 'aud')
