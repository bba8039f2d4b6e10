import { defineId } from '../../../platform/ids.ts'

export const SyncId = defineId('sync', 'syn')
export const SyncRunId = defineId('sync run', 'srun')
