import type { Destination, DestinationChanges } from '@capstan/sdk'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useEdit } from '../../edit.ts'
import { useSession } from '../../session.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader, Facts } from '../../ui/card.tsx'
import { Id } from '../../ui/copy.tsx'
import { TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Ago } from '../../ui/time.tsx'
import { EventPicker } from '../webhooks/event-picker.tsx'
import { settingsOf, TemplateField, TypeFields, textOf } from './type-fields.tsx'

const labels = {
  name: 'Name',
  events: 'Events',
  filter: 'Only when',
  config: 'Settings',
  connectionId: 'Credentials',
  template: 'Words',
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
  const { id, type, name, filter } = destination
  const [events, setEvents] = useState<string[]>(destination.events)
  const edit = useEdit<Destination, DestinationChanges>(destination, {
    read: () => api.destinations.get(id),
    write: (changes, options) => api.destinations.update(id, changes, options),
    labels,
    invalidates: ['destinations'],
  })
  return (
    <Card>
      <CardHeader title="Settings" />
      <div className="p-4">
        <Form
          mutation={edit}
          onSubmit={(values) =>
            edit.mutate({
              name: String(values.get('name')),
              events,
              config: settingsOf(values),
              connectionId: textOf(values, 'connectionId'),
              filter: textOf(values, 'filter'),
              template: textOf(values, 'template'),
            })
          }
        >
          <TextField
            label="Name"
            name="name"
            defaultValue={name}
            required
            maxLength={200}
            dir="auto"
          />
          <TypeFields type={type} destination={destination} />
          <TemplateField type={type} destination={destination} />
          <EventPicker chosen={events} onChange={setEvents} />
          <TextField
            label="Only when (optional)"
            name="filter"
            dir="ltr"
            defaultValue={filter ?? ''}
          />
          <div>
            <Button
              type="submit"
              busy={edit.isPending}
              why={events.length === 0 ? 'Choose at least one event.' : undefined}
            >
              Save
            </Button>
          </div>
        </Form>
      </div>
    </Card>
  )
}
