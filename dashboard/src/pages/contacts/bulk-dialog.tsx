import type { ContactQuery } from '@capstan/sdk'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { formatCount, formatNumber } from '../../ui/format.ts'
import { Progress } from '../../ui/progress.tsx'
import { ScrollArea } from '../../ui/scroll-area.tsx'
import { Notice } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import { type BulkChange, type BulkProgress, useBulk } from './bulk.ts'
import { type BulkAct, BulkForm, titleOf } from './bulk-form.tsx'
import { nameOf } from './contact.ts'
import type { Selection } from './selection.ts'

interface BulkDialogProps {
  act: BulkAct | null
  selection: Selection
  query: ContactQuery
  onClose(): void
}

/** Asks what to do with the selected contacts, does it, and lists what failed. */
export function BulkDialog({ act, selection, query, onClose }: BulkDialogProps) {
  const [lastAct, setLastAct] = useState(act)
  if (act && act !== lastAct) setLastAct(act)
  const bulk = useBulk(selection, query)
  const [error, setError] = useState<Error | null>(null)
  // While it runs and after, the selection shrinks: what was asked for stays in the title.
  const [count, setCount] = useState(0)
  const close = (): void => {
    bulk.stop()
    bulk.reset()
    setError(null)
    onClose()
  }
  const run = async (change: BulkChange): Promise<void> => {
    setCount(selection.count)
    try {
      const { changed, failed } = await bulk.run(change)
      if (failed.length > 0) return
      selection.clear()
      toast(
        `${formatCount(changed, 'contact')} ${change.mode === 'delete' ? 'deleted' : 'changed'}.`,
      )
      close()
    } catch (cause) {
      setError(cause as Error)
    }
  }
  const shown = bulk.progress ? count : selection.count
  return (
    <Dialog title={lastAct ? titleOf(lastAct, shown) : ''} open={act !== null} onClose={close}>
      {error && <Notice tone="bad">{error.message}</Notice>}
      {!bulk.progress && act && (
        <BulkForm act={act} count={shown} onRun={(change) => void run(change)} onCancel={close} />
      )}
      {bulk.progress && <Run progress={bulk.progress} count={count} onClose={close} />}
    </Dialog>
  )
}

/** Failures beyond these are counted and not listed. */
const mostListed = 100

interface RunProps {
  progress: BulkProgress
  count: number
  onClose(): void
}

function Run({ progress: { done, failed, isRunning }, count, onClose }: RunProps) {
  const percent = count === 0 ? 100 : Math.min(100, Math.round((done / count) * 100))
  return (
    <div className="flex flex-col gap-3">
      <Progress label="Contacts" percent={percent} />
      <p role="status" className="text-sm tabular-nums">
        {formatNumber(done)} of {formatNumber(Math.max(count, done))} done
        {failed.length > 0 && `, ${formatNumber(failed.length)} failed`}.
      </p>
      {failed.length > 0 && (
        <ScrollArea
          label="Failed contacts"
          className="max-h-64 overflow-y-auto rounded-md border border-line"
        >
          <ul className="divide-y divide-line">
            {failed.slice(0, mostListed).map(({ contact, message }) => (
              <li key={contact.id} className="px-3 py-1.5">
                <span className="block font-name" dir="auto">
                  {nameOf(contact)}
                </span>
                <span className="block text-bad">{message}</span>
              </li>
            ))}
          </ul>
        </ScrollArea>
      )}
      {failed.length > mostListed && (
        <p className="text-faint text-xs">and {formatNumber(failed.length - mostListed)} more</p>
      )}
      <div className="flex justify-end">
        <Button onClick={onClose}>{isRunning ? 'Stop' : 'Close'}</Button>
      </div>
    </div>
  )
}
