import { useEffect, useRef, useState } from 'react'
import { api } from '../../api.ts'
import { faultOf, useChange } from '../../queries.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/states.tsx'
import { AdvancedFields } from './advanced-fields.tsx'
import { bodyOf, type Draft, draftOf, waitsOf } from './draft.ts'
import { type Endpoint, type EndpointWithSecret, faultUnder, path } from './endpoint.ts'
import { EventPicker } from './event-picker.tsx'

type Props =
  | { endpoint?: undefined; onRegistered(endpoint: EndpointWithSecret): void }
  | { endpoint: Endpoint; onSaved(): void }

/** A new endpoint, or one to change. */
export function EndpointForm(props: Props) {
  const { endpoint } = props
  const [draft, setDraft] = useState(() => draftOf(endpoint))
  const change = (part: Partial<Draft>): void => setDraft({ ...draft, ...part })
  const save = useChange(
    (): Promise<EndpointWithSecret> =>
      endpoint ? api.patch(`${path}/${endpoint.id}`, bodyOf(draft)) : api.post(path, bodyOf(draft)),
    {
      renews: [path, '/v1/usage'],
      quiet: true,
      ...(endpoint && { done: 'Saved.' }),
      onDone: (saved) => (props.endpoint ? props.onSaved() : props.onRegistered(saved)),
    },
  )
  const form = useRef<HTMLFormElement>(null)
  // The form is longer than a window: what is refused must not stand where nobody looks.
  useEffect(() => {
    if (save.error)
      form.current?.querySelector<HTMLElement>('[aria-invalid], [role=alert]')?.focus()
  }, [save.error])
  const fault = faultOf(save.error, null)
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
        autoFocus={!endpoint}
        placeholder="https://example.com/hooks/capstan"
        hint="Only https. Each event is posted here."
        value={draft.url}
        error={faultOf(save.error, 'url')}
        onChange={(event) => change({ url: event.target.value })}
      />
      <EventPicker
        chosen={draft.events}
        error={faultUnder(save.error, 'events')}
        onChange={(events) => change({ events })}
      />
      <TextField
        label="Description"
        dir="auto"
        placeholder="Production"
        hint="For people; receivers do not see it."
        value={draft.description}
        error={faultOf(save.error, 'description')}
        onChange={(event) => change({ description: event.target.value })}
      />
      <AdvancedFields draft={draft} endpoint={endpoint} error={save.error} onChange={change} />
      <div className="flex justify-end">
        <Button type="submit" look="primary" busy={save.isPending} disabled={!isComplete}>
          {endpoint ? 'Save' : 'Register'}
        </Button>
      </div>
    </form>
  )
}
