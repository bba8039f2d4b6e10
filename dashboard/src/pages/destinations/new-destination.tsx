import type { Destination } from '@capstan/sdk'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApiMutation } from '../../queries.ts'
import { useSearchParams } from '../../search.ts'
import { useSession } from '../../session.ts'
import { NoRight } from '../../ui/blocked.tsx'
import { ChoiceCards } from '../../ui/choice-cards.tsx'
import { useFoldedError } from '../../ui/folded-error.ts'
import { Form, WizardActions } from '../../ui/form.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { DestinationFields, foldedFields, whyIncomplete } from './destination-fields.tsx'
import { newDestinationSearch, types } from './search-params.ts'
import { destinationOf } from './settings.ts'
import { typeName, typeWords } from './words.tsx'

const choices = types.map((value) => {
  const [title, about] = typeWords[value]
  return { value, title, about }
})

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
          <ChoiceCards
            title="Where should events go?"
            groups={[['', choices]]}
            onChoose={(next) => setSearch({ type: next })}
          />
        )}
      </div>
    </>
  )
}

function NewDestinationForm({ type, onBack }: { type: Destination['type']; onBack(): void }) {
  const navigate = useNavigate()
  const [events, setEvents] = useState<string[]>(type === 's3' ? ['*'] : [])
  const create = useApiMutation(api.destinations.create, {
    invalidates: ['destinations', 'account'],
    quiet: true,
    onDone: ({ id }) =>
      void navigate({ to: '/destinations/$destinationId', params: { destinationId: id } }),
  })
  const error = useFoldedError(create.error, foldedFields)
  return (
    <Form
      mutation={{ ...create, error }}
      onSubmit={(values) => create.mutate({ type, ...destinationOf(values, events) })}
    >
      <h2 className="font-semibold text-lg">{typeName(type)}</h2>
      <DestinationFields type={type} events={events} onEvents={setEvents} />
      <WizardActions
        action="Create"
        busy={create.isPending}
        why={whyIncomplete(events)}
        onBack={onBack}
      />
    </Form>
  )
}
