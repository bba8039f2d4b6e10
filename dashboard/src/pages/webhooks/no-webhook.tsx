import { Webhook } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Code } from '../../ui/copy.tsx'
import { Empty } from '../../ui/states.tsx'

const delivery = `POST /hooks/capstan HTTP/1.1
content-type: application/json
x-service-event: contact.created
x-service-signature: 2741c0560e49ec1d58983bbf8aa51a5d…
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

const registration = (origin: string): string => `curl ${origin}/v1/webhooks \\
  -H "Authorization: Bearer $CAPSTAN_TOKEN" \\
  -H "Content-Type: application/json" \\
  -d '{
    "url": "https://example.com/hooks/capstan",
    "events": ["contact.*"]
  }'`

/** What a webhook is for, by what it would receive. */
export function NoWebhook({ onRegister }: { onRegister: (() => void) | undefined }) {
  return (
    <>
      <Empty
        icon={Webhook}
        title="No webhook yet"
        action={
          onRegister && (
            <Button look="primary" onClick={onRegister}>
              Register the first one
            </Button>
          )
        }
      >
        {onRegister
          ? 'Give an address of your server and the events it wants. Each event is posted there within a second, and again for three days until it is received.'
          : 'An owner or an admin can register an address of your server, which is then told what happens.'}
      </Empty>
      <div className="grid gap-4 border-line border-t p-4 lg:grid-cols-2">
        <div className="min-w-0">
          <Code label="What your server receives" text={delivery} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <Code label="The same registration by the API" text={registration(location.origin)} />
          <Code
            label="On your own computer, without an address"
            text={`npx capstan webhooks listen \\\n  --forward http://localhost:3000/hooks/capstan`}
          />
        </div>
      </div>
    </>
  )
}
