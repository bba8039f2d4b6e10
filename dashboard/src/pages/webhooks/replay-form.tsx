import { useState } from 'react'
import { api } from '../../api.ts'
import { errorFor, useApiMutation } from '../../queries.ts'
import { oneOf } from '../../search.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/states.tsx'
import { useEventTypes } from './event-types.ts'
import { errorUnder } from './webhook.ts'

const choices = [
  ['held', 'what is held'],
  ['failed', 'what failed for good'],
  ['canceled', 'what was canceled'],
  ['succeeded', 'what succeeded'],
  ['', 'everything that has ended'],
] as const
const choiceIn = oneOf(...choices.map(([status]) => status))

const moment = (local: string): string | undefined =>
  local === '' ? undefined : new Date(local).toISOString()

/** Sends a span of what is in the log again, in the order in which it happened. */
export function ReplayForm({ webhookId, onDone }: { webhookId: string; onDone(): void }) {
  const types = useEventTypes()
  const [status, setStatus] = useState<(typeof choices)[number][0]>('held')
  const [eventType, setEventType] = useState('')
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const replay = useApiMutation(
    () => {
      const end = moment(to)
      return api.webhooks.replay(webhookId, {
        // Without any field the API takes what is held, so that everything has to be said.
        from: moment(from) ?? '1970-01-01T00:00:00Z',
        ...(end && { to: end }),
        ...(status && { status }),
        ...(eventType && { eventTypes: [eventType] }),
      })
    },
    { invalidates: ['webhooks', 'deliveries'], quiet: true, done: saidOf, onDone },
  )
  const fault = errorFor(replay.error, null)
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        replay.mutate()
      }}
    >
      {fault && <Notice tone="bad">{fault}</Notice>}
      <p className="text-soft text-sm">
        The same bytes are sent again, on a new schedule of retries, at most 10,000 deliveries at a
        time. Your receiver knows them by their{' '}
        <code className="font-mono text-xs">webhook-id</code>.
      </p>
      <SelectField
        label="Which deliveries"
        value={status}
        error={errorFor(replay.error, 'status')}
        onChange={(event) => setStatus(choiceIn(event.target.value) ?? '')}
      >
        {choices.map(([value, title]) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Of which type"
        value={eventType}
        error={errorUnder(replay.error, 'eventTypes')}
        onChange={(event) => setEventType(event.target.value)}
      >
        <option value="">all types</option>
        {types.data?.data.map(({ type }) => (
          <option key={type}>{type}</option>
        ))}
      </SelectField>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Happened from"
          type="datetime-local"
          value={from}
          error={errorFor(replay.error, 'from')}
          onChange={(event) => setFrom(event.target.value)}
        />
        <TextField
          label="Until"
          type="datetime-local"
          value={to}
          error={errorFor(replay.error, 'to')}
          onChange={(event) => setTo(event.target.value)}
        />
      </div>
      <div className="flex justify-end">
        <Button type="submit" look="primary" busy={replay.isPending}>
          Replay
        </Button>
      </div>
    </form>
  )
}

function saidOf({ replayed }: { replayed: number }): string {
  if (replayed === 0) return 'No delivery fits: nothing is sent.'
  return replayed === 1
    ? 'One delivery is sent again.'
    : `${replayed.toLocaleString('en')} deliveries are sent again.`
}
