import type { Destination, DestinationChanges } from '@capstan/sdk'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useEdit } from '../../edit.ts'
import { useSession } from '../../session.ts'
import { Card, CardHeader, Facts } from '../../ui/card.tsx'
import { Id } from '../../ui/copy.tsx'
import { useFoldedError } from '../../ui/folded-error.ts'
import { Form, SaveButton } from '../../ui/form.tsx'
import { Ago } from '../../ui/time.tsx'
import { DestinationFields, foldedFields, whyIncomplete } from './destination-fields.tsx'
import { destinationOf } from './settings.ts'

const labels = {
  name: 'Name',
  events: 'Events',
  filter: 'Only if',
  config: 'Settings',
  connectionId: 'Credentials',
  template: 'Message',
}

/** Where to, what, and in which words. */
export function DestinationSettings({ destination }: { destination: Destination }) {
  const { isAdmin } = useSession()
  return (
    <div className="flex max-w-140 flex-col gap-5">
      {isAdmin && <EditCard key={destination.id} destination={destination} />}
      <Card>
        <CardHeader title="About" />
        <div className="p-4">
          <Facts
            rows={[
              ['Created', <Ago key="at" at={destination.createdAt} />],
              ['Id', <Id key="id" value={destination.id} />],
            ]}
          />
        </div>
      </Card>
    </div>
  )
}

function EditCard({ destination }: { destination: Destination }) {
  const { id, type } = destination
  const [events, setEvents] = useState<string[]>(destination.events)
  const edit = useEdit<Destination, DestinationChanges>(destination, {
    read: () => api.destinations.get(id),
    write: (changes, options) => api.destinations.update(id, changes, options),
    labels,
    invalidates: ['destinations'],
  })
  const error = useFoldedError(edit.error, foldedFields)
  return (
    <Card>
      <CardHeader title="Settings" />
      <div className="p-4">
        <Form
          mutation={{ ...edit, error }}
          onSubmit={(values) => edit.mutate(destinationOf(values, events))}
        >
          <DestinationFields
            type={type}
            destination={destination}
            events={events}
            onEvents={setEvents}
          />
          <SaveButton busy={edit.isPending} why={whyIncomplete(events)} />
        </Form>
      </div>
    </Card>
  )
}
