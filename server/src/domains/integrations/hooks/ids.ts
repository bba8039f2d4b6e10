import { defineId } from '../../../platform/ids.ts'

export const HookId = defineId('hook', 'hook')
export const InboundEventId = defineId('inbound event', 'ine')
export const InboundRefusalId = defineId('inbound refusal', 'inr')
