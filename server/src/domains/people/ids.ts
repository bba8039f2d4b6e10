import { defineId } from '../../platform/ids.ts'

export const MemberId = defineId('member', 'mem')
export const InvitationId = defineId('invitation', 'inv')
export const SessionId = defineId('session', 'ses')
