import { Type } from 'typebox'
import { defineEvent } from '../../../platform/events/event.ts'
import { Nullable } from '../../../platform/operations/schemas.ts'
import { Destination, exampleDestination } from './schema.ts'

export const destinationFailing = defineEvent(
  'destination.failing',
  'Failing for 2.5 days, with at least 10 attempts. Turns off after 5 days.',
  Destination,
  exampleDestination,
)

export const destinationDisabled = defineEvent(
  'destination.disabled',
  'A destination was disabled: its channel is gone, or all of at least 20 attempts failed over 5 days.',
  Destination,
  { ...exampleDestination, enabled: false, disabledReason: 'gone' },
)

const Place = Type.Object({ position: Type.String(), id: Type.String() })

/** Event for destinations with batches, and for nothing else. It names the events of the feed in one delivery. */
export const destinationBatch = defineEvent(
  'destination.batch',
  'Batch of events for a destination.',
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
