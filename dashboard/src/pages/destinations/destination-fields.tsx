import type { Destination } from '@capstan/sdk'
import { TextArea, TextField } from '../../ui/field.tsx'
import { EventPicker } from '../webhooks/event-picker.tsx'
import type { Type } from './settings.ts'
import { TypeFields } from './type-fields.tsx'
import { typeName } from './words.tsx'

interface DestinationFieldsProps {
  type: Type
  /** Undefined while it is made. */
  destination?: Destination
  events: readonly string[]
  onEvents(events: string[]): void
}

/** Fields whose parts the server names: `events.0`, `config.to.1`. */
export const foldedFields = ['events', 'config.to'] as const

export const whyIncomplete = (events: readonly string[]): string | undefined =>
  events.length === 0 ? 'Choose at least one event.' : undefined

/** Where to, in which words, and which events. */
export const DestinationFields = (props: DestinationFieldsProps) => {
  const { type, destination, events, onEvents } = props
  return (
    <>
      <TextField
        label="Name"
        name="name"
        defaultValue={destination?.name ?? typeName(type)}
        required
        maxLength={200}
        dir="auto"
      />
      <TypeFields type={type} destination={destination} />
      {type !== 's3' && type !== 'nats' && (
        <TextArea
          label="Message (optional)"
          name="template"
          dir="auto"
          defaultValue={destination?.template ?? ''}
          placeholder="{{ event.data.title }} was accepted."
          hint="Leave empty for a sentence that says what happened."
        />
      )}
      <EventPicker chosen={events} onChange={onEvents} />
      <TextField
        label="Only if (optional)"
        name="filter"
        dir="ltr"
        spellCheck={false}
        className="font-mono text-xs"
        defaultValue={destination?.filter ?? ''}
        placeholder="data.total > 100000"
        hint="A CEL condition on id, type, createdAt, organizationId and data."
      />
    </>
  )
}
