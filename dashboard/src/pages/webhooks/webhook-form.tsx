import type { Webhook, WebhookChanges, WebhookWithSecret } from '@capstan/sdk'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useEdit } from '../../edit.ts'
import { useApiMutation } from '../../queries.ts'
import { TextField } from '../../ui/field.tsx'
import { useFoldedError } from '../../ui/folded-error.ts'
import { Form, FormActions } from '../../ui/form.tsx'
import { AdvancedFields } from './advanced-fields.tsx'
import { bodyOf, draftOf, type WebhookDraft, waitsOf } from './draft.ts'
import { EventPicker } from './event-picker.tsx'
import { foldedFields } from './webhook.ts'

type Body = ReturnType<typeof bodyOf>

const invalidates = ['webhooks', 'deliveries', 'account'] as const

interface AddProps {
  onAdded(webhook: WebhookWithSecret): void
}

export function AddWebhook({ onAdded }: AddProps) {
  const save = useApiMutation((body: Body) => api.webhooks.create(body), {
    invalidates,
    quiet: true,
    onDone: onAdded,
  })
  return <WebhookForm save={save} />
}

interface EditProps {
  webhook: Webhook
  onSaved(): void
}

export function EditWebhook({ webhook, onSaved }: EditProps) {
  const save = useEdit<Webhook, WebhookChanges>(webhook, {
    read: () => api.webhooks.get(webhook.id),
    write: (changes, options) => api.webhooks.update(webhook.id, changes, options),
    labels,
    // The values of headers are secret: only their names can be compared.
    seenAs: { headers: 'headerNames' },
    invalidates,
    onDone: onSaved,
  })
  return <WebhookForm webhook={webhook} save={save} />
}

const labels = {
  url: 'Address',
  events: 'Events',
  description: 'Description',
  rateLimitPerSecond: 'Requests a second',
  maxInFlight: 'Requests at the same time',
  retryScheduleSeconds: 'Retries',
  ordering: 'Order',
  payload: 'Payload',
  filter: 'Filter',
  asymmetric: 'Public key signatures',
  headers: 'Headers',
}

interface FormProps {
  webhook?: Webhook
  save: { error: unknown; isPending: boolean; mutate(body: Body): void }
}

function WebhookForm({ webhook, save }: FormProps) {
  const [draft, setDraft] = useState(() => draftOf(webhook))
  const change = (part: Partial<WebhookDraft>): void => setDraft({ ...draft, ...part })
  const error = useFoldedError(save.error, foldedFields)
  return (
    <Form
      className="gap-5!"
      mutation={{ ...save, error }}
      onSubmit={() => save.mutate(bodyOf(draft))}
    >
      <TextField
        label="Address"
        name="url"
        type="url"
        dir="ltr"
        required
        autoFocus={!webhook}
        placeholder="https://example.com/hooks/capstan"
        hint="Starts with https://"
        value={draft.url}
        onChange={(event) => change({ url: event.target.value })}
      />
      <EventPicker chosen={draft.events} onChange={(events) => change({ events })} />
      <TextField
        label="Description"
        name="description"
        dir="auto"
        placeholder="Production"
        hint="For your team. Receivers do not see it."
        value={draft.description}
        onChange={(event) => change({ description: event.target.value })}
      />
      <AdvancedFields draft={draft} webhook={webhook} onChange={change} />
      <FormActions
        action={webhook ? 'Save' : 'Add'}
        busy={save.isPending}
        why={whyIncomplete(draft)}
      />
    </Form>
  )
}

function whyIncomplete({ events, retries, waits }: WebhookDraft): string | undefined {
  if (events.length === 0) return 'Choose at least one event.'
  if (retries === 'own' && waitsOf(waits) === null) return 'Write the waits as 5s, 5m, 2h.'
  return undefined
}
