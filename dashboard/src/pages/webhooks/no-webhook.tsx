import { BookMarked, Plus, ShieldCheck, Terminal } from 'lucide-react'
import { Status } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Code } from '../../ui/copy.tsx'
import { Empty } from '../../ui/states.tsx'
import { Table } from '../../ui/table.tsx'

const delivery = `POST /hooks/capstan HTTP/1.1
content-type: application/json
x-service-event: contact.created
webhook-id: evt_01jbts0z0ye8t9tpsz3gn7nkm8
webhook-timestamp: 1795253400
webhook-signature: v1,dDHo1bk/dE2x3zqmxC1ttspu4ssu70fO…

{
  "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
  "type": "contact.created",
  "createdAt": "2026-11-21T09:30:00.000Z",
  "data": {
    "id": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
    "name": "Ada Lovelace"
  }
}`

const examples = [
  ['contact.created', 'succeeded', '48 ms'],
  ['source.completed', 'succeeded', '41 ms'],
  ['contact.updated', 'failed', '1.79 s'],
] as const

const Ghost = () => (
  <Table
    label="Example"
    columns={[
      {
        title: 'Event',
        cell: ([type]) => <span className="font-mono font-normal text-xs">{type}</span>,
      },
      { title: 'Status', type: 'status', cell: ([, status]) => <Status of={status} /> },
      { title: 'Took', type: 'number', cell: ([, , took]) => took },
    ]}
    rows={examples}
    keyOf={([type]) => type}
  />
)

/** Explains webhooks by an example of what one receives. */
export function NoWebhook({ onAdd }: { onAdd: (() => void) | undefined }) {
  return (
    <>
      <Empty
        title={onAdd ? 'Add your first webhook' : 'No webhook yet'}
        ghost={<Ghost />}
        action={
          onAdd && (
            <Button look="primary" size="large" icon={<Plus aria-hidden="true" />} onClick={onAdd}>
              Add a webhook
            </Button>
          )
        }
        command="npx capstan webhooks listen --forward http://localhost:3000/hooks/capstan"
        next={[
          { icon: Terminal, title: 'Try it here', text: 'The command above needs no address.' },
          { icon: ShieldCheck, title: 'Verify it', text: 'Each request is signed.' },
          { icon: BookMarked, title: 'Choose events', text: 'See all of them in the catalogue.' },
        ]}
      >
        {onAdd
          ? 'Send events to your systems. Signed, with retries for three days.'
          : 'Ask an owner or an admin to add one.'}
      </Empty>
      <div className="mx-auto max-w-3xl px-6 pb-14">
        <Code label="What your server receives" text={delivery} />
      </div>
    </>
  )
}
