import { useBlocker } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast.tsx'

interface UnsavedProps {
  isDirty: boolean
  /** Rejects where saving fails. */
  onSave(): Promise<unknown>
  /** Forgets what this browser keeps of it. */
  onDiscard(): void
}

/** Asks before the page is left with something unsaved; the browser asks itself when its window is closed. */
export function Unsaved({ isDirty, onSave, onDiscard }: UnsavedProps) {
  const [isSaving, setSaving] = useState(false)
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  })
  const stay = (): void => blocker.reset?.()
  const save = async (): Promise<void> => {
    setSaving(true)
    try {
      await onSave()
      blocker.proceed?.()
    } catch (error) {
      stay()
      toast(error instanceof Error ? error.message : 'Not saved. Try again.', 'bad')
    } finally {
      setSaving(false)
    }
  }
  return (
    <Dialog title="Save your changes?" open={blocker.status === 'blocked'} onClose={stay}>
      <div className="flex flex-col gap-4">
        <p className="text-soft">You have changes that are not saved.</p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={stay}>Keep editing</Button>
          <Button
            look="danger"
            onClick={() => {
              onDiscard()
              blocker.proceed?.()
            }}
          >
            Discard changes
          </Button>
          <Button look="primary" busy={isSaving} onClick={() => void save()}>
            Save and leave
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
