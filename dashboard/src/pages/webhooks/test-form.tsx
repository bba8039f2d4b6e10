import type { Delivery } from '@capstan/sdk'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApiMutation } from '../../queries.ts'
import { Code } from '../../ui/copy.tsx'
import { SelectField } from '../../ui/field.tsx'
import { Form, FormActions } from '../../ui/form.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { exampleEvent, useEventType, useEventTypes } from './event-types.ts'

/** Sends the example of a type to one webhook, whatever it subscribes to. */
export function TestForm({
  webhookId,
  onSent,
}: {
  webhookId: string
  onSent(delivery: Delivery): void
}) {
  const types = useEventTypes()
  const [eventType, setEventType] = useState('webhook.test')
  const send = useApiMutation(api.webhooks.test, {
    invalidates: ['webhooks', 'deliveries'],
    quiet: true,
    onDone: (delivery) => onSent(delivery),
  })
  const chosen = useEventType(eventType)
  return (
    <Form mutation={send} onSubmit={() => send.mutate(webhookId, { eventType })}>
      <SelectField
        label="Event type"
        hint={chosen?.summary}
        value={eventType}
        name="eventType"
        onChange={(event) => setEventType(event.target.value)}
      >
        {(types.data?.data ?? [{ type: eventType }]).map(({ type }) => (
          <option key={type}>{type}</option>
        ))}
      </SelectField>
      {chosen ? (
        <Code label="Body, with an id of its own" text={exampleEvent(chosen)} />
      ) : (
        <Skeleton className="h-48 w-full" />
      )}
      <FormActions action="Send test" busy={send.isPending} />
    </Form>
  )
}
