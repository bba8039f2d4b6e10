import type { Webhook } from '@capstan/sdk'
import { useNavigate } from '@tanstack/react-router'
import { Pencil, Send } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApiMutation } from '../../queries.ts'
import { useSearchParams } from '../../search.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm, Dialog } from '../../ui/dialog.tsx'
import { Menu } from '../../ui/menu.tsx'
import { ReplayForm } from './replay-form.tsx'
import { Rotation } from './rotation.tsx'
import { deliverySearch } from './search-params.ts'
import { TestForm } from './test-form.tsx'
import { hostOf } from './webhook.ts'
import { EditWebhook } from './webhook-form.tsx'

type Deed = 'test' | 'edit' | 'replay' | 'rotate' | 'delete'

/** The actions on a webhook, each in a dialog of its own. */
export function WebhookActions({ webhook }: { webhook: Webhook }) {
  const [deed, setDeed] = useState<Deed | null>(null)
  const [, setSearch] = useSearchParams(deliverySearch)
  const navigate = useNavigate()
  const close = (): void => setDeed(null)
  const toggle = useApiMutation(api.webhooks.update, {
    invalidates: ['webhooks', 'deliveries'],
    done: ({ enabled }) =>
      enabled
        ? 'Enabled. Replay what was held when you are ready.'
        : 'Disabled. New events are held.',
  })
  const remove = useApiMutation(api.webhooks.delete, {
    invalidates: ['webhooks', 'deliveries', 'account'],
    done: 'Webhook deleted.',
    onDone: () => void navigate({ to: '/webhooks' }),
  })
  return (
    <>
      <Menu
        label="More actions"
        actions={[
          { label: 'Replay deliveries…', onSelect: () => setDeed('replay') },
          { label: 'Rotate the secret…', onSelect: () => setDeed('rotate') },
          {
            label: webhook.enabled ? 'Disable' : 'Enable',
            onSelect: () => toggle.mutate(webhook.id, { enabled: !webhook.enabled }),
          },
          { label: 'Delete…', danger: true, onSelect: () => setDeed('delete') },
        ]}
      />
      <Button icon={<Pencil aria-hidden="true" />} onClick={() => setDeed('edit')}>
        Edit
      </Button>
      <Button look="primary" icon={<Send aria-hidden="true" />} onClick={() => setDeed('test')}>
        Send test
      </Button>
      <Dialog title="Send a test" open={deed === 'test'} onClose={close} shape="wide">
        <TestForm
          webhookId={webhook.id}
          onSent={({ id }) => {
            close()
            setSearch({ delivery: id })
          }}
        />
      </Dialog>
      <Dialog title="Edit the webhook" open={deed === 'edit'} onClose={close} shape="sheet">
        <EditWebhook webhook={webhook} onSaved={close} />
      </Dialog>
      <Dialog title="Replay deliveries" open={deed === 'replay'} onClose={close}>
        <ReplayForm webhookId={webhook.id} onDone={close} />
      </Dialog>
      <Rotation webhookId={webhook.id} open={deed === 'rotate'} onClose={close} />
      <Confirm
        title="Delete the webhook?"
        open={deed === 'delete'}
        onClose={close}
        name={hostOf(webhook.url)}
        action="Delete"
        onConfirm={() => remove.mutateAsync(webhook.id)}
      >
        This stops all deliveries and deletes their log. You cannot undo this.
      </Confirm>
    </>
  )
}
