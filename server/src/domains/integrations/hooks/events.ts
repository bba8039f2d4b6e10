import { defineEvent } from '../../../platform/events/event.ts'
import {
  exampleInboundEvent,
  exampleInboundRefusal,
  InboundEvent,
  InboundRefusal,
} from './event-schema.ts'

export const inboundReceived = defineEvent(
  'inbound.received',
  'A hook received an event, and it was handled for the first time.',
  InboundEvent,
  exampleInboundEvent,
)

export const inboundFailed = defineEvent(
  'inbound.failed',
  'An inbound event could not be handled. Mend the cause, then replay it.',
  InboundEvent,
  { ...exampleInboundEvent, status: 'failed', error: 'body.email is missing.' },
)

export const inboundRejected = defineEvent(
  'inbound.rejected',
  'A hook refused a request, because it proved nothing. At most one a minute and hook.',
  InboundRefusal,
  exampleInboundRefusal,
)
