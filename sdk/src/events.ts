import type { webhooks } from './generated/webhooks.ts'

/** A type of event that this version of the SDK knows. */
export type EventType = keyof webhooks

/**
 * An event of one type, as deliveries carry it. Its `id` is the same on every attempt and replay:
 * what was done for it once need not be done again.
 */
export type EventOf<Type extends EventType> =
  webhooks[Type]['post']['requestBody']['content']['application/json']

/** Type of `data` in each type of event. */
export type EventData = { [Type in EventType]: EventOf<Type>['data'] }

/**
 * An event; `type` says what `data` is. A newer server may send types that are not listed here: a
 * `switch` over them wants a `default` that ignores what it does not know.
 */
export type CapstanEvent = EventOf<EventType> | PublishedEvent

/** An event that your organization published itself (`capstan.events.publish`), with the data it gave. */
export interface PublishedEvent {
  id: string
  type: `custom.${string}`
  createdAt: string
  organizationId: string
  data: Record<string, unknown>
}

/** An event to a webhook with `payload: "thin"`: the id of what it is about, and no more. */
export type ThinEvent =
  | (Omit<PublishedEvent, 'data'> & { data: { id?: string } })
  | {
      [Type in EventType]: Omit<EventOf<Type>, 'data'> & {
        data: Pick<EventData[Type], Extract<keyof EventData[Type], 'id'>>
      }
    }[EventType]
