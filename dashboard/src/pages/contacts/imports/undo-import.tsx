import type { ContactImport } from '@capstan/sdk'
import { useState } from 'react'
import { api } from '../../../api.ts'
import { useApiMutation } from '../../../queries.ts'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/dialog.tsx'
import { formatCount } from '../../../ui/format.ts'
import { isDry } from './import-state.ts'

const undoMs = 30 * 24 * 3_600_000
const undoable = new Set<ContactImport['status']>(['completed', 'partial', 'canceled', 'failed'])

/** Until when an import can be undone; null when it cannot. */
export function undoUntil(record: ContactImport): Date | null {
  const { status, endedAt, startedAt, progress } = record
  const hasChanged = progress.created + progress.updated > 0
  if (!hasChanged || isDry(record) || !undoable.has(status) || !startedAt || !endedAt) return null
  const until = new Date(new Date(endedAt).getTime() + undoMs)
  return until.getTime() > Date.now() ? until : null
}

/** `<UndoImport record>`: says what undoing does, and does it. */
export function UndoImport({ record }: { record: ContactImport }) {
  const [isAsking, setAsking] = useState(false)
  const undo = useApiMutation(api.contactImports.undo, {
    invalidates: ['contactImports', 'contacts', 'account'],
  })
  const { created, updated } = record.progress
  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)}>
        Undo import…
      </Button>
      <Confirm
        title="Undo the import?"
        open={isAsking}
        onClose={() => setAsking(false)}
        action="Undo import"
        onConfirm={() => undo.mutateAsync(record.id)}
      >
        <ul className="flex list-disc flex-col gap-1 ps-4">
          {created > 0 && <li>Deletes the {formatCount(created, 'contact')} it created.</li>}
          {updated > 0 && (
            <li>Gives {formatCount(updated, 'changed contact')} their earlier values back.</li>
          )}
          <li>Keeps whatever changed after the import, and lists it.</li>
        </ul>
      </Confirm>
    </>
  )
}
