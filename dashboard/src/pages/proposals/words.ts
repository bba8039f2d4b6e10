import type { Proposal } from '@capstan/sdk'
import type { Tone } from '../../ui/badge.tsx'

export type Status = Proposal['status']

/** In the order of a proposal's life. */
export const statuses = [
  'draft',
  'sent',
  'viewed',
  'signing',
  'accepted',
  'countersigned',
  'declined',
  'expired',
  'canceled',
  'voided',
] as const satisfies readonly Status[]

export const statusWords: Record<Status, string> = {
  draft: 'Draft',
  sent: 'Sent',
  viewed: 'Viewed',
  signing: 'Signing',
  accepted: 'Accepted',
  countersigned: 'Countersigned',
  declined: 'Declined',
  expired: 'Expired',
  canceled: 'Canceled',
  voided: 'Voided',
}

export const statusTones: Record<Status, Tone> = {
  draft: 'calm',
  sent: 'info',
  viewed: 'info',
  signing: 'info',
  accepted: 'good',
  countersigned: 'good',
  declined: 'bad',
  expired: 'warn',
  canceled: 'calm',
  voided: 'calm',
}

/** A draft that nobody has named yet. */
export const titleOf = ({ title }: { title: string }): string => title || 'Untitled'

/** It can still be accepted. */
export const isOpen = (status: Status): boolean => ['sent', 'viewed', 'signing'].includes(status)
export const isSigned = (status: Status): boolean => ['accepted', 'countersigned'].includes(status)
