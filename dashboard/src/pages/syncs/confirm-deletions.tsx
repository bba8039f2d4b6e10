import type { Sync, SyncRun } from '@capstan/sdk'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApiMutation } from '../../queries.ts'
import { useSession } from '../../session.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/dialog.tsx'
import { formatNumber, formatPercent } from '../../ui/format.ts'
import { Notice } from '../../ui/states.tsx'

/** So much is gone that the run waits for a person, who sees the numbers first. */
export function ConfirmDeletions({ sync, run: { gone } }: { sync: Sync; run: SyncRun }) {
  const { isAdmin } = useSession()
  const [isAsking, setAsking] = useState(false)
  const confirm = useApiMutation(api.syncs.confirm, {
    invalidates: ['syncs'],
    done: 'The run continues.',
  })
  if (!gone) return null
  const records = formatNumber(gone.records)
  const verb = sync.deletions === 'delete' ? 'Delete' : 'Tag'
  const what = sync.target === 'contacts' ? 'contacts' : 'documents'
  return (
    <div className="inset py-4">
      <Notice
        tone="warn"
        action={
          isAdmin && (
            <Button size="small" look="danger" onClick={() => setAsking(true)}>
              {verb} {records}…
            </Button>
          )
        }
      >
        {records} of {formatNumber(gone.of)} records ({formatPercent(gone.records / gone.of, 0)})
        are gone at the source. To keep them, change the source and run again.
      </Notice>
      <Confirm
        title={`${verb} ${records} ${what}?`}
        open={isAsking}
        onClose={() => setAsking(false)}
        action={`${verb} ${records}`}
        {...(verb === 'Delete' && { name: String(gone.records) })}
        onConfirm={() => confirm.mutateAsync(sync.id)}
      >
        {verb === 'Delete'
          ? `${records} ${what} whose records are gone are deleted here too. You cannot undo this.`
          : `${records} ${what} get the tag “gone at source”. Nothing is deleted.`}
      </Confirm>
    </div>
  )
}
