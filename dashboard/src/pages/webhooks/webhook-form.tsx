import type { Webhook, WebhookWithSecret } from '@capstan/sdk'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../api.ts'
import { errorFor, useApiMutation } from '../../queries.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/states.tsx'
import { AdvancedFields } from './advanced-fields.tsx'
import { bodyOf, type Draft, draftOf, waitsOf } from './draft.ts'
import { EventPicker } from './event-picker.tsx'
import { errorUnder } from './webhook.ts'

type Props =
  | { webhook?: undefined; onRegistered(webhook: WebhookWithSecret): void }
  | { webhook: Webhook; onSaved(): void }

/** A new webhook, or one to change. */
export function WebhookForm(props: Props) {
  const { webhook } = props
  const [draft, setDraft] = useState(() => draftOf(webhook))
  const change = (part: Partial<Draft>): void => setDraft({ ...draft, ...part })
  const save = useApiMutation(
    async () => {
      if (!props.webhook) return props.onRegistered(await api.webhooks.create(bodyOf(draft)))
      await api.webhooks.update(props.webhook.id, bodyOf(draft))
      props.onSaved()
    },
    {
      invalidates: ['webhooks', 'deliveries', 'account'],
      quiet: true,
      ...(webhook && { done: 'Saved.' }),
    },
  )
  const form = useRef<HTMLFormElement>(null)
  // The form is longer than a window: what is refused must not stand where nobody looks.
  useEffect(() => {
    if (save.error)
      form.current?.querySelector<HTMLElement>('[aria-invalid], [role=alert]')?.focus()
  }, [save.error])
  const fault = errorFor(save.error, null)
  const isComplete =
    draft.events.length > 0 && (draft.retries !== 'own' || waitsOf(draft.waits) !== null)
  return (
    <form
      ref={form}
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate()
      }}
    >
      {fault && <Notice tone="bad">{fault}</Notice>}
      <TextField
        label="URL"
        type="url"
        dir="ltr"
        required
        autoFocus={!webhook}
        placeholder="https://example.com/hooks/capstan"
        hint="Only https. Each event is posted here."
        value={draft.url}
        error={errorFor(save.error, 'url')}
        onChange={(event) => change({ url: event.target.value })}
      />
      <EventPicker
        chosen={draft.events}
        error={errorUnder(save.error, 'events')}
        onChange={(events) => change({ events })}
      />
      <TextField
        label="Description"
        dir="auto"
        placeholder="Production"
        hint="For people; receivers do not see it."
        value={draft.description}
        error={errorFor(save.error, 'description')}
        onChange={(event) => change({ description: event.target.value })}
      />
      <AdvancedFields draft={draft} webhook={webhook} error={save.error} onChange={change} />
      <div className="flex justify-end">
        <Button type="submit" look="primary" busy={save.isPending} disabled={!isComplete}>
          {webhook ? 'Save' : 'Register'}
        </Button>
      </div>
    </form>
  )
}
