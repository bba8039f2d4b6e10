import { useNavigate } from '@tanstack/react-router'
import { Pencil, Send } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useChange } from '../../queries.ts'
import { useFilters } from '../../search.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm, Dialog } from '../../ui/dialog.tsx'
import { Menu } from '../../ui/menu.tsx'
import { type Endpoint, hostOf, path } from './endpoint.ts'
import { EndpointForm } from './endpoint-form.tsx'
import { ReplayForm } from './replay-form.tsx'
import { Rotation } from './rotation.tsx'
import { TestForm } from './test-form.tsx'

type Deed = 'test' | 'edit' | 'replay' | 'rotate' | 'delete'

/** What can be done with an endpoint, each in a dialog of its own. */
export function EndpointActions({ endpoint }: { endpoint: Endpoint }) {
  const [deed, setDeed] = useState<Deed | null>(null)
  const [, setFilters] = useFilters()
  const navigate = useNavigate()
  const close = (): void => setDeed(null)
  const toggle = useChange(
    () => api.patch(`${path}/${endpoint.id}`, { enabled: !endpoint.enabled }),
    {
      renews: [path],
      done: endpoint.enabled
        ? 'Disabled. What happens from now on is held.'
        : 'Enabled. What was held stays held until you replay it.',
    },
  )
  const remove = useChange(() => api.delete(`${path}/${endpoint.id}`), {
    renews: [path, '/v1/usage'],
    done: 'The endpoint is deleted.',
    onDone: () => void navigate({ to: '/webhooks' }),
  })
  return (
    <>
      <Button icon={<Pencil size={15} aria-hidden="true" />} onClick={() => setDeed('edit')}>
        Edit
      </Button>
      <Button
        look="primary"
        icon={<Send size={15} aria-hidden="true" />}
        onClick={() => setDeed('test')}
      >
        Send a test
      </Button>
      <Menu
        label="More actions"
        actions={[
          { label: 'Replay deliveries…', onSelect: () => setDeed('replay') },
          { label: 'Rotate the secret…', onSelect: () => setDeed('rotate') },
          {
            label: endpoint.enabled ? 'Disable' : 'Enable',
            onSelect: () => toggle.mutate(),
          },
          { label: 'Delete…', danger: true, onSelect: () => setDeed('delete') },
        ]}
      />
      <Dialog title="Send a test" open={deed === 'test'} onClose={close} shape="wide">
        <TestForm
          webhookId={endpoint.id}
          onSent={({ id }) => {
            close()
            setFilters({ delivery: id })
          }}
        />
      </Dialog>
      <Dialog title="Edit the endpoint" open={deed === 'edit'} onClose={close} shape="sheet">
        <EndpointForm endpoint={endpoint} onSaved={close} />
      </Dialog>
      <Dialog title="Replay deliveries" open={deed === 'replay'} onClose={close}>
        <ReplayForm webhookId={endpoint.id} onDone={close} />
      </Dialog>
      <Rotation webhookId={endpoint.id} open={deed === 'rotate'} onClose={close} />
      <Confirm
        title="Delete the endpoint?"
        open={deed === 'delete'}
        onClose={close}
        name={hostOf(endpoint.url)}
        action="Delete"
        onConfirm={() => remove.mutateAsync()}
      >
        Nothing more is sent to it, and its log of deliveries is deleted with it. It cannot be
        undone.
      </Confirm>
    </>
  )
}
