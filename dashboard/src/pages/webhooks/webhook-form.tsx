import type { Webhook, WebhookWithSecret } from '@capstan/sdk'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApiMutation } from '../../queries.ts'
import { TextField } from '../../ui/field.tsx'
import { useFoldedError } from '../../ui/folded-error.ts'
import { Form, FormActions } from '../../ui/form.tsx'
import { AdvancedFields } from './advanced-fields.tsx'
import { bodyOf, type Draft, draftOf, waitsOf } from './draft.ts'
import { EventPicker } from './event-picker.tsx'
import { foldedFields } from './webhook.ts'

type Props =
  | { webhook?: undefined; onAdded(webhook: WebhookWithSecret): void }
  | { webhook: Webhook; onSaved(): void }

/** A new webhook, or one to change. */
export function WebhookForm(props: Props) {
  const { webhook } = props
  const [draft, setDraft] = useState(() => draftOf(webhook))
  const change = (part: Partial<Draft>): void => setDraft({ ...draft, ...part })
  const save = useApiMutation(
    async () => {
      if (!props.webhook) return props.onAdded(await api.webhooks.create(bodyOf(draft)))
      await api.webhooks.update(props.webhook.id, bodyOf(draft))
      props.onSaved()
    },
    {
      invalidates: ['webhooks', 'deliveries', 'account'],
      quiet: true,
      ...(webhook && { done: 'Saved.' }),
    },
  )
  const error = useFoldedError(save.error, foldedFields)
  return (
    <Form className="gap-5!" mutation={{ ...save, error }} onSubmit={() => save.mutate()}>
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
      <AdvancedFields draft={draft} webhook={webhook} blamed={error?.field} onChange={change} />
      <FormActions
        action={webhook ? 'Save' : 'Add'}
        busy={save.isPending}
        why={whyIncomplete(draft)}
      />
    </Form>
  )
}

function whyIncomplete({ events, retries, waits }: Draft): string | undefined {
  if (events.length === 0) return 'Choose at least one event.'
  if (retries === 'own' && waitsOf(waits) === null) return 'Write the waits as 5s, 5m, 2h.'
  return undefined
}
