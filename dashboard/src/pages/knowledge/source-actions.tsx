import type { Source } from '@capstan/sdk'
import { CircleStop, RefreshCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApiMutation } from '../../queries.ts'
import { Confirm } from '../../ui/dialog.tsx'
import type { MenuAction } from '../../ui/menu.tsx'
import { isSite, isUnderWay } from './schemas.ts'

/** Returns the actions for sources of a base; deleting asks first. */
export function useSourceActions(baseId: string, onDeleted?: () => void) {
  const [deleting, setDeleting] = useState<Source | null>(null)
  const invalidates = ['bases', 'sources', 'account'] as const
  const refresh = useApiMutation(({ id }: Source) => api.sources.refresh(baseId, id), {
    invalidates,
  })
  const cancel = useApiMutation(({ id }: Source) => api.sources.cancel(baseId, id), {
    invalidates,
    done: 'Run canceled.',
  })
  const remove = useApiMutation(({ id }: Source) => api.sources.delete(baseId, id), {
    invalidates,
    done: 'Source deleted.',
    onDone: () => onDeleted?.(),
  })
  const actionsOf = (source: Source): MenuAction[] => [
    isUnderWay(source)
      ? {
          label: 'Cancel',
          icon: <CircleStop size={16} aria-hidden="true" />,
          onSelect: () => cancel.mutate(source),
        }
      : {
          label: source.status === 'failed' ? 'Try again' : 'Refresh',
          icon: <RefreshCw size={16} aria-hidden="true" />,
          onSelect: () => refresh.mutate(source),
        },
    {
      label: 'Delete…',
      icon: <Trash2 size={16} aria-hidden="true" />,
      danger: true,
      onSelect: () => setDeleting(source),
    },
  ]
  const question = (
    <Confirm
      title="Delete the source?"
      open={deleting !== null}
      onClose={() => setDeleting(null)}
      action="Delete"
      {...(deleting && { name: deleting.name })}
      onConfirm={async () => deleting && remove.mutateAsync(deleting)}
    >
      {deleting && isSite(deleting)
        ? 'This deletes its pages and their chunks too.'
        : 'This deletes its text and its chunks. Searches stop finding them.'}{' '}
      You cannot undo this.
    </Confirm>
  )
  return { actionsOf, refresh, cancel, question }
}
