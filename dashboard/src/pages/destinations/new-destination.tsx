import type { Destination } from '@capstan/sdk'
import { useNavigate } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApiMutation } from '../../queries.ts'
import { useSearchParams } from '../../search.ts'
import { useSession } from '../../session.ts'
import { NoRight } from '../../ui/blocked.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { EventPicker } from '../webhooks/event-picker.tsx'
import { newDestinationSearch, types } from './search-params.ts'
import { settingsOf, TemplateField, TypeFields, textOf } from './type-fields.tsx'
import { typeName, typeWords } from './words.tsx'

/** First where to, then only what that needs. */
export function NewDestinationPage() {
  const { isAdmin } = useSession()
  const [{ type }, setSearch] = useSearchParams(newDestinationSearch)
  return (
    <>
      <PageHeader
        title="New destination"
        trail={[{ title: 'Destinations', to: '/destinations' }]}
      />
      <div className="mx-auto w-full max-w-160 pt-4">
        {!isAdmin ? (
          <NoRight who="an owner or an admin" />
        ) : type ? (
          <NewDestinationForm type={type} onBack={() => setSearch({ type: undefined })} />
        ) : (
          <TypeChoice onChoose={(next) => setSearch({ type: next })} />
        )}
      </div>
    </>
  )
}

const TypeChoice = ({ onChoose }: { onChoose(type: Destination['type']): void }) => (
  <section className="flex flex-col gap-3">
    <h2 className="font-semibold text-lg">Where should events go?</h2>
    <ul className="grid gap-2 sm:grid-cols-2">
      {types.map((type) => (
        <li key={type} className="min-w-0">
          <button
            type="button"
            onClick={() => onChoose(type)}
            className="flex w-full items-center gap-3 rounded-lg border border-line bg-sheet px-4 py-3 text-start transition-colors hover:bg-hover active:bg-press"
          >
            <span className="min-w-0 flex-1">
              <span className="block truncate font-name text-sm">{typeWords[type][0]}</span>
              <span className="block truncate text-soft text-xs">{typeWords[type][1]}</span>
            </span>
            <ChevronRight
              size={16}
              aria-hidden="true"
              className="shrink-0 text-faint rtl:rotate-180"
            />
          </button>
        </li>
      ))}
    </ul>
  </section>
)

function NewDestinationForm({ type, onBack }: { type: Destination['type']; onBack(): void }) {
  const navigate = useNavigate()
  const [events, setEvents] = useState<string[]>(type === 's3' ? ['*'] : [])
  const create = useApiMutation(api.destinations.create, {
    invalidates: ['destinations', 'account'],
    quiet: true,
    onDone: ({ id }) =>
      void navigate({ to: '/destinations/$destinationId', params: { destinationId: id } }),
  })
  return (
    <Form
      mutation={create}
      onSubmit={(values) =>
        create.mutate({
          type,
          name: String(values.get('name')),
          events,
          config: settingsOf(values),
          connectionId: textOf(values, 'connectionId'),
          filter: textOf(values, 'filter'),
          template: textOf(values, 'template'),
        })
      }
    >
      <h2 className="font-semibold text-lg">{typeName(type)}</h2>
      <TextField
        label="Name"
        name="name"
        defaultValue={typeName(type)}
        required
        maxLength={200}
        dir="auto"
      />
      <TypeFields type={type} />
      <TemplateField type={type} />
      <EventPicker chosen={events} onChange={setEvents} />
      <TextField
        label="Only when (optional)"
        name="filter"
        dir="ltr"
        placeholder="data.total > 100000"
        hint="A condition on the event, as webhooks have it."
      />
      <div className="flex justify-between gap-2 border-line border-t pt-4">
        <Button onClick={onBack}>Back</Button>
        <Button
          type="submit"
          look="primary"
          busy={create.isPending}
          why={events.length === 0 ? 'Choose at least one event.' : undefined}
        >
          Create
        </Button>
      </div>
    </Form>
  )
}
