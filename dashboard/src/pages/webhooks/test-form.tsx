import type { Delivery } from '@capstan/sdk'
import { useState } from 'react'
import { api } from '../../api.ts'
import { errorFor, useApiMutation } from '../../queries.ts'
import { Button } from '../../ui/button.tsx'
import { Code } from '../../ui/copy.tsx'
import { SelectField } from '../../ui/field.tsx'
import { Notice, Skeleton } from '../../ui/states.tsx'
import { exampleEvent, useEventTypes } from './event-types.ts'

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
  const chosen = types.data?.data.find(({ type }) => type === eventType)
  const fault = errorFor(send.error, null) ?? errorFor(send.error, 'url')
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        send.mutate(webhookId, { eventType })
      }}
    >
      {fault && <Notice tone="bad">{fault}</Notice>}
      <SelectField
        label="Event type"
        hint={chosen?.summary}
        value={eventType}
        error={errorFor(send.error, 'eventType')}
        onChange={(event) => setEventType(event.target.value)}
      >
        {(types.data?.data ?? [{ type: eventType }]).map(({ type }) => (
          <option key={type}>{type}</option>
        ))}
      </SelectField>
      {chosen ? (
        <Code label="What is sent, under an id of its own" text={exampleEvent(chosen)} />
      ) : (
        <Skeleton className="h-48 w-full" />
      )}
      <div className="flex justify-end">
        <Button type="submit" look="primary" busy={send.isPending}>
          Send it
        </Button>
      </div>
    </form>
  )
}
