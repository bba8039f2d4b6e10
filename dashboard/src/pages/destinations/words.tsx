import type { Destination } from '@capstan/sdk'
import { Badge, type Tone } from '../../ui/badge.tsx'

type Type = Destination['type']

/** Names of the destination types, and what each does with an event. */
export const typeWords: Record<Type, readonly [name: string, about: string]> = {
  slack: ['Slack', 'A message in a channel'],
  teams: ['Microsoft Teams', 'A card in a channel'],
  discord: ['Discord', 'A message in a channel'],
  email: ['Email', 'A mail for each event, or a digest'],
  s3: ['S3 archive', 'All events as compressed files in a bucket'],
  nats: ['NATS', 'A JetStream subject'],
}

export const typeName = (type: Type): string => typeWords[type][0]

const stateOf = ({
  enabled,
  disabledReason,
  stoppedReason,
}: Destination): readonly [Tone, string] => {
  if (enabled) return ['good', 'Enabled']
  return disabledReason === 'manual' && stoppedReason === null
    ? ['calm', 'Disabled']
    : ['bad', 'Stopped']
}

export function DestinationState({ of }: { of: Destination }) {
  const [tone, word] = stateOf(of)
  return <Badge tone={tone}>{word}</Badge>
}

export const eventWords = (events: readonly string[]): string =>
  events.includes('*') ? 'All events' : events.join(', ')
