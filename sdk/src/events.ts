import type { Contact } from './resources/contacts.ts'
import type { Source } from './resources/sources.ts'
import type { Webhook } from './resources/webhooks.ts'

/** The data of each type of event that this version of the SDK knows. */
export interface EventData {
  'contact.created': Contact
  'contact.updated': Contact
  'contact.deleted': Contact
  'source.completed': Source
  'source.failed': Source
  'source.updated': Source
  'webhook.test': { message: string }
  'webhook.failing': Webhook
  'webhook.disabled': Webhook
}

/** A type of event that this version of the SDK knows. */
export type EventType = keyof EventData

/** An event of one type, as deliveries carry it. */
export interface EventOf<Type extends EventType> {
  /** The same on every attempt and replay: what was done for it once need not be done again. */
  id: string
  type: Type
  createdAt: string
  organizationId: string
  data: EventData[Type]
}

/**
 * An event; `type` says what `data` is. A newer server may send types that are not listed here: a
 * `switch` over them wants a `default` that ignores what it does not know.
 */
export type CapstanEvent = { [Type in EventType]: EventOf<Type> }[EventType]
