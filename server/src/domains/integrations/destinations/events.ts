import { Type } from 'typebox'
import { defineEvent } from '../../../platform/events/event.ts'
import { Nullable } from '../../../platform/operations/schemas.ts'
import { Destination, exampleDestination } from './schema.ts'

export const destinationFailing = defineEvent(
  'destination.failing',
  'A destination has failed for half of the time that disables it: 2.5 days and at least 10 attempts without a success.',
  Destination,
  exampleDestination,
)

export const destinationDisabled = defineEvent(
  'destination.disabled',
  'A destination was disabled because its channel is gone, or because all of at least 20 attempts failed over 5 days.',
  Destination,
  { ...exampleDestination, enabled: false, disabledReason: 'gone' },
)

const Place = Type.Object({ position: Type.String(), id: Type.String() })

/** Owed to a destination that gathers, and to nothing else: which events of the feed are delivered at once. */
export const destinationBatch = defineEvent(
  'destination.batch',
  'Events that a destination takes at once.',
  Type.Object({
    after: Place,
    first: Place,
    last: Place,
    events: Type.Integer(),
    since: Type.String(),
    patterns: Type.Array(Type.String()),
    filter: Nullable(Type.String()),
  }),
  {
    after: { position: '0', id: '00000000-0000-0000-0000-000000000000' },
    first: { position: '1', id: '0192f5a0-7c1e-7a34-9d5b-3f1c2a7b8e90' },
    last: { position: '1', id: '0192f5a0-7c1e-7a34-9d5b-3f1c2a7b8e90' },
    events: 1,
    since: '2026-11-21T09:30:00.000Z',
    patterns: ['*'],
    filter: null,
  },
)
