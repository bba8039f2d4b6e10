import { defineId } from '../../platform/ids.ts'

export const BackupId = defineId('backup', 'bak')
