import type { Webhook } from '@capstan/sdk'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { errorFor } from '../../queries.ts'
import { CheckField, SelectField, TextArea, TextField } from '../../ui/field.tsx'
import { type Draft, type Retries, waitsOf } from './draft.ts'
import { HeaderFields } from './header-fields.tsx'
import { errorUnder } from './webhook.ts'

interface Props {
  draft: Draft
  webhook: Webhook | undefined
  error: unknown
  onChange(part: Partial<Draft>): void
}

const fields = [
  'rateLimitPerSecond',
  'maxInFlight',
  'ordering',
  'retryScheduleSeconds',
  'payload',
  'filter',
  'headers',
  'asymmetric',
]

/** What most webhooks leave as it is; open when the server refuses something in it. */
export function AdvancedFields({ draft, webhook, error, onChange }: Props) {
  const [isOpen, setOpen] = useState(false)
  const isBlamed = fields.some((field) => errorUnder(error, field))
  return (
    <details
      className="group rounded-md border border-line"
      open={isOpen || isBlamed}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex cursor-pointer list-none items-center gap-2 px-3.5 py-2.5 font-medium text-sm">
        <ChevronRight
          size={15}
          aria-hidden="true"
          className="text-faint transition-transform group-open:rotate-90"
        />
        Advanced
        <span className="ms-auto font-normal text-faint">
          pace, order, filter, payload, headers
        </span>
      </summary>
      <div className="flex flex-col gap-5 border-line border-t p-3.5">
        <PaceFields {...{ draft, error, onChange }} />
        <ShapeFields {...{ draft, error, onChange }} />
        <HeaderFields
          headers={draft.headers}
          kept={webhook?.headerNames ?? []}
          error={errorUnder(error, 'headers')}
          onChange={(headers) => onChange({ headers })}
        />
      </div>
    </details>
  )
}

type Part = Omit<Props, 'webhook'>

function PaceFields({ draft, error, onChange }: Part) {
  const isUnread = draft.retries === 'own' && draft.waits !== '' && waitsOf(draft.waits) === null
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Requests a second"
          type="number"
          min={1}
          max={10_000}
          placeholder="no limit"
          value={draft.rateLimit}
          error={errorFor(error, 'rateLimitPerSecond')}
          onChange={(event) => onChange({ rateLimit: event.target.value })}
        />
        <TextField
          label="Requests at the same time"
          type="number"
          min={1}
          max={100}
          placeholder="32"
          value={draft.maxInFlight}
          error={errorFor(error, 'maxInFlight')}
          onChange={(event) => onChange({ maxInFlight: event.target.value })}
        />
      </div>
      <SelectField
        label="Order"
        value={draft.ordering}
        hint={orderings[draft.ordering]}
        error={errorFor(error, 'ordering')}
        onChange={(event) => onChange({ ordering: event.target.value as Draft['ordering'] })}
      >
        <option value="none">as they come</option>
        <option value="by_subject">in order for each resource</option>
        <option value="strict">strictly one after the other</option>
      </SelectField>
      <SelectField
        label="Retries"
        value={draft.retries}
        error={errorUnder(error, 'retryScheduleSeconds')}
        hint={
          draft.retries === 'default'
            ? 'After 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h.'
            : undefined
        }
        onChange={(event) => onChange({ retries: event.target.value as Retries })}
      >
        <option value="default">nine, over three days</option>
        <option value="own">a schedule of your own</option>
        <option value="none">none: one attempt only</option>
      </SelectField>
      {draft.retries === 'own' && (
        <TextField
          label="Waits"
          dir="ltr"
          placeholder="5s, 5m, 30m, 2h"
          hint="Before each retry, at most 20: seconds, or with s, m, h or d."
          value={draft.waits}
          error={isUnread ? 'Write them as 5s, 5m, 2h.' : null}
          onChange={(event) => onChange({ waits: event.target.value })}
        />
      )}
    </>
  )
}

const orderings: Record<Draft['ordering'], string> = {
  none: 'The fastest: none waits for another.',
  by_subject: 'What is about the same contact or source waits for the one before it.',
  strict: 'The next is sent when the one before has ended, however long that takes.',
}

function ShapeFields({ draft, error, onChange }: Part) {
  return (
    <>
      <SelectField
        label="Payload"
        value={draft.payload}
        error={errorFor(error, 'payload')}
        onChange={(event) => onChange({ payload: event.target.value as Draft['payload'] })}
      >
        <option value="full">the whole event</option>
        <option value="thin">thin: only the id of what it is about</option>
      </SelectField>
      <TextArea
        label="Filter"
        dir="ltr"
        spellCheck={false}
        className="min-h-18 font-mono text-xs"
        placeholder={'type == "source.completed" && data.chunksCount > 10'}
        hint="A condition in CEL on id, type, createdAt, organizationId and data. Events for which it is not true are not delivered."
        value={draft.filter}
        error={errorFor(error, 'filter')}
        onChange={(event) => onChange({ filter: event.target.value })}
      />
      <CheckField
        label="Sign with a key pair too"
        hint="Adds ed25519 signatures, which receivers verify with the public key alone."
        checked={draft.asymmetric}
        onChange={(event) => onChange({ asymmetric: event.target.checked })}
      />
    </>
  )
}
