import { useState } from 'react'
import { api } from '../../api.ts'
import { useApiMutation } from '../../queries.ts'
import { oneOf } from '../../search.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { useFoldedError } from '../../ui/folded-error.ts'
import { Form, FormActions } from '../../ui/form.tsx'
import { formatCount } from '../../ui/format.ts'
import { useEventTypes } from './event-types.ts'

const choices = [
  ['held', 'Held'],
  ['failed', 'Failed'],
  ['canceled', 'Canceled'],
  ['succeeded', 'Delivered'],
  ['', 'All that ended'],
] as const
const folded = ['eventTypes'] as const
const choiceIn = oneOf(...choices.map(([status]) => status))

const moment = (local: string): string | undefined =>
  local === '' ? undefined : new Date(local).toISOString()

interface ReplayFormProps {
  webhookId: string
  /** Which deliveries are chosen at first. */
  first?: 'held' | 'failed'
  onDone(): void
}

/** Sends a span of what is in the log again, in the order in which it happened. */
export function ReplayForm({ webhookId, first = 'held', onDone }: ReplayFormProps) {
  const types = useEventTypes()
  const [status, setStatus] = useState<(typeof choices)[number][0]>(first)
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
    { invalidates: ['webhooks', 'deliveries'], quiet: true, done: outcomeOf, onDone },
  )
  const error = useFoldedError(replay.error, folded)
  return (
    <Form mutation={{ ...replay, error }} onSubmit={() => replay.mutate()}>
      <p className="text-soft text-sm">
        Sends up to 10,000 deliveries again, with the same{' '}
        <code className="font-mono text-xs">webhook-id</code>, so receivers can skip repeats.
      </p>
      <SelectField
        label="Which deliveries"
        value={status}
        name="status"
        onChange={(event) => setStatus(choiceIn(event.target.value) ?? '')}
      >
        {choices.map(([value, title]) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Event type"
        value={eventType}
        name="eventTypes"
        onChange={(event) => setEventType(event.target.value)}
      >
        <option value="">All types</option>
        {types.data?.data.map(({ type }) => (
          <option key={type}>{type}</option>
        ))}
      </SelectField>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Happened from"
          type="datetime-local"
          value={from}
          name="from"
          onChange={(event) => setFrom(event.target.value)}
        />
        <TextField
          label="Until"
          type="datetime-local"
          value={to}
          name="to"
          onChange={(event) => setTo(event.target.value)}
        />
      </div>
      <FormActions action="Replay" busy={replay.isPending} />
    </Form>
  )
}

const outcomeOf = ({ replayed }: { replayed: number }): string =>
  replayed === 0
    ? 'No delivery matches. Nothing was sent.'
    : `Sending ${formatCount(replayed, 'delivery', 'deliveries')} again.`
