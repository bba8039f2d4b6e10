import type { Contact } from '@capstan/sdk'
import { Dot, type Tone } from '../../ui/badge.tsx'

export const channels = [
  ['email', 'Email'],
  ['sms', 'SMS'],
  ['call', 'Calls'],
] as const
export type Channel = (typeof channels)[number][0]

const words: Record<string, { tone: Tone; text: string }> = {
  opted_in: { tone: 'good', text: 'Opted in' },
  opted_out: { tone: 'bad', text: 'Opted out' },
  pending: { tone: 'warn', text: 'Pending' },
}

/** A consent in its word and tone; a ring while it is asked for. */
export function ConsentDot({ status }: { status: string | undefined }) {
  const { tone, text } = words[status ?? ''] ?? { tone: 'calm', text: 'Unknown' }
  return (
    <Dot tone={tone} ring={status === 'pending'}>
      {text}
    </Dot>
  )
}

export const statusOf = ({ consent }: Contact, channel: Channel): string | undefined =>
  consent?.[channel]?.status
