import type { Destination } from '@capstan/sdk'
import { useNavigate } from '@tanstack/react-router'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApiMutation } from '../../queries.ts'
import { useSearchParams } from '../../search.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/dialog.tsx'
import { formatCount } from '../../ui/format.ts'
import { Menu } from '../../ui/menu.tsx'
import { destinationSearch } from './search-params.ts'

/** Menu of a destination; actions that cannot be undone ask first. */
export function DestinationActions({ destination }: { destination: Destination }) {
  const { id, name, enabled } = destination
  const [isDeleting, setDeleting] = useState(false)
  const [, setSearch] = useSearchParams(destinationSearch)
  const navigate = useNavigate()
  const test = useApiMutation(api.destinations.test, {
    invalidates: ['destinations'],
    onDone: (delivery) => setSearch({ view: undefined, status: undefined, delivery: delivery.id }),
  })
  const replay = useApiMutation(api.destinations.replay, {
    invalidates: ['destinations'],
    done: ({ replayed }) =>
      replayed === 0
        ? 'Nothing to send again.'
        : `Sending ${formatCount(replayed, 'delivery', 'deliveries')} again.`,
  })
  const change = useApiMutation(api.destinations.update, {
    invalidates: ['destinations'],
    done: (changed) => (changed.enabled ? 'Enabled.' : 'Disabled. New events are held.'),
  })
  const remove = useApiMutation(api.destinations.delete, {
    invalidates: ['destinations', 'account'],
    done: 'Destination deleted.',
    onDone: () => void navigate({ to: '/destinations' }),
  })
  const everFailed = { from: '1970-01-01T00:00:00Z', status: 'failed' } as const
  return (
    <>
      <Menu
        label="More actions"
        actions={[
          { label: 'Replay what is held', onSelect: () => replay.mutate(id) },
          { label: 'Replay what failed', onSelect: () => replay.mutate(id, everFailed) },
          {
            label: enabled ? 'Disable' : 'Enable',
            onSelect: () => change.mutate(id, { enabled: !enabled }),
          },
          { label: 'Delete…', danger: true, onSelect: () => setDeleting(true) },
        ]}
      />
      <Button
        look="primary"
        icon={<Send aria-hidden="true" />}
        busy={test.isPending}
        onClick={() => test.mutate(id)}
      >
        Send a test
      </Button>
      <Confirm
        title="Delete the destination?"
        open={isDeleting}
        onClose={() => setDeleting(false)}
        name={name}
        action="Delete"
        onConfirm={() => remove.mutateAsync(id)}
      >
        What waits is not sent. Its log is deleted. You cannot undo this.
      </Confirm>
    </>
  )
}
