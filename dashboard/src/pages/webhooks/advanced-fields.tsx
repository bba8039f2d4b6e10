import type { Webhook } from '@capstan/sdk'
import { CheckField, SelectField, TextArea, TextField } from '../../ui/field.tsx'
import { MoreFields } from '../../ui/more-fields.tsx'
import { type Retries, type WebhookDraft, waitsOf } from './draft.ts'
import { HeaderFields } from './header-fields.tsx'

interface Props {
  draft: WebhookDraft
  webhook: Webhook | undefined
  onChange(part: Partial<WebhookDraft>): void
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

/** Settings that most webhooks leave at their defaults. */
export const AdvancedFields = ({ draft, webhook, onChange }: Props) => (
  <MoreFields title="Advanced" summary="Pace, order, filter, payload, headers" fields={fields}>
    <PaceFields {...{ draft, onChange }} />
    <ShapeFields {...{ draft, onChange }} />
    <HeaderFields
      headers={draft.headers}
      kept={webhook?.headerNames ?? []}
      onChange={(headers) => onChange({ headers })}
    />
  </MoreFields>
)

type Part = Pick<Props, 'draft' | 'onChange'>

function PaceFields({ draft, onChange }: Part) {
  const isUnread = draft.retries === 'own' && draft.waits !== '' && waitsOf(draft.waits) === null
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Requests a second"
          type="number"
          min={1}
          max={10_000}
          placeholder="No limit"
          value={draft.rateLimit}
          name="rateLimitPerSecond"
          onChange={(event) => onChange({ rateLimit: event.target.value })}
        />
        <TextField
          label="Requests at the same time"
          type="number"
          min={1}
          max={100}
          placeholder="32"
          value={draft.maxInFlight}
          name="maxInFlight"
          onChange={(event) => onChange({ maxInFlight: event.target.value })}
        />
      </div>
      <SelectField
        label="Order"
        value={draft.ordering}
        hint={orderings[draft.ordering]}
        name="ordering"
        onChange={(event) => onChange({ ordering: event.target.value as WebhookDraft['ordering'] })}
      >
        <option value="none">As they come</option>
        <option value="by_subject">In order for each resource</option>
        <option value="strict">Strictly one by one</option>
      </SelectField>
      <SelectField
        label="Retries"
        value={draft.retries}
        name="retryScheduleSeconds"
        hint={
          draft.retries === 'default'
            ? 'After 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h.'
            : undefined
        }
        onChange={(event) => onChange({ retries: event.target.value as Retries })}
      >
        <option value="default">Nine over three days</option>
        <option value="own">Your own schedule</option>
        <option value="none">None, one attempt only</option>
      </SelectField>
      {draft.retries === 'own' && (
        <TextField
          label="Waits"
          dir="ltr"
          placeholder="5s, 5m, 30m, 2h"
          hint="At most 20, in seconds or with s, m, h, d."
          value={draft.waits}
          error={isUnread ? 'Write them as 5s, 5m, 2h.' : null}
          onChange={(event) => onChange({ waits: event.target.value })}
        />
      )}
    </>
  )
}

const orderings: Record<WebhookDraft['ordering'], string> = {
  none: 'Fastest. No delivery waits for another.',
  by_subject: 'Deliveries about one contact or source keep their order.',
  strict: 'Each delivery waits until the one before has ended.',
}

function ShapeFields({ draft, onChange }: Part) {
  return (
    <>
      <SelectField
        label="Payload"
        value={draft.payload}
        name="payload"
        onChange={(event) => onChange({ payload: event.target.value as WebhookDraft['payload'] })}
      >
        <option value="full">The whole event</option>
        <option value="thin">Thin, ids only</option>
      </SelectField>
      <TextArea
        label="Filter"
        dir="ltr"
        spellCheck={false}
        className="min-h-18 font-mono text-xs"
        placeholder={'type == "source.completed" && data.chunksCount > 10'}
        hint="A CEL condition on id, type, createdAt, organizationId and data. Only matching events are sent."
        value={draft.filter}
        name="filter"
        onChange={(event) => onChange({ filter: event.target.value })}
      />
      <CheckField
        label="Sign with a key pair too"
        hint="Adds ed25519 signatures. Receivers verify them with the public key."
        checked={draft.asymmetric}
        onChange={(event) => onChange({ asymmetric: event.target.checked })}
      />
    </>
  )
}
