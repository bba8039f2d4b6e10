import type { Sync } from '@capstan/sdk'
import { useNavigate } from '@tanstack/react-router'
import { Play } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApiMutation } from '../../queries.ts'
import { useSearchParams } from '../../search.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/dialog.tsx'
import { Menu } from '../../ui/menu.tsx'
import { syncSearch } from './search-params.ts'
import { syncName } from './words.tsx'

type Deed = 'reset' | 'delete'

/** Menu of a sync; actions that cannot be undone ask first. */
export function SyncActions({ sync }: { sync: Sync }) {
  const [deed, setDeed] = useState<Deed | null>(null)
  const [, setSearch] = useSearchParams(syncSearch)
  const navigate = useNavigate()
  const close = (): void => setDeed(null)
  const run = useApiMutation(api.syncs.run, {
    invalidates: ['syncs'],
    onDone: (begun) => setSearch({ view: undefined, status: undefined, run: begun.id }),
  })
  const pause = useApiMutation(api.syncs.pause, { invalidates: ['syncs'], done: 'Paused.' })
  const resume = useApiMutation(api.syncs.resume, { invalidates: ['syncs'], done: 'Resumed.' })
  const reset = useApiMutation(api.syncs.reset, {
    invalidates: ['syncs'],
    done: 'The next run reads everything.',
  })
  const remove = useApiMutation(api.syncs.delete, {
    invalidates: ['syncs', 'account'],
    done: 'Sync deleted.',
    onDone: () => void navigate({ to: '/syncs' }),
  })
  return (
    <>
      <Menu
        label="More actions"
        actions={[
          { label: 'Read everything now', onSelect: () => run.mutate(sync.id, { mode: 'full' }) },
          sync.status === 'paused'
            ? { label: 'Resume', onSelect: () => resume.mutate(sync.id) }
            : { label: 'Pause', onSelect: () => pause.mutate(sync.id) },
          { label: 'Reset…', onSelect: () => setDeed('reset') },
          { label: 'Delete…', danger: true, onSelect: () => setDeed('delete') },
        ]}
      />
      <Button
        look="primary"
        icon={<Play aria-hidden="true" />}
        busy={run.isPending}
        onClick={() => run.mutate(sync.id)}
      >
        Run now
      </Button>
      <Confirm
        title="Reset the sync?"
        open={deed === 'reset'}
        onClose={close}
        action="Reset"
        onConfirm={() => reset.mutateAsync(sync.id)}
      >
        The next run reads all records and compares them with what is here. Nothing is deleted now.
      </Confirm>
      <Confirm
        title="Delete the sync?"
        open={deed === 'delete'}
        onClose={close}
        name={syncName(sync)}
        action="Delete"
        onConfirm={() => remove.mutateAsync(sync.id)}
      >
        Its runs are deleted. What it brought stays here. You cannot undo this.
      </Confirm>
    </>
  )
}
