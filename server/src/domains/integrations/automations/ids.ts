import { defineId } from '../../../platform/ids.ts'

export const AutomationId = defineId('automation', 'aut')
export const AutomationRunId = defineId('automation run', 'arun')
