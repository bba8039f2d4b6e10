import { Button } from '../../../ui/button.tsx'
import { formatTime } from '../../../ui/format.ts'

interface SaveActionsProps {
  isDirty: boolean
  isSaving: boolean
  savedAt: string | null
  /** The fields that cannot be read: nothing is saved while there is one. */
  unread: ReadonlyMap<object, unknown>
  onSave(): void
}

/** Whether everything is saved, in words. */
export const SaveState = ({ isDirty, savedAt }: Pick<SaveActionsProps, 'isDirty' | 'savedAt'>) => (
  <span role="status" className="text-soft text-sm max-sm:sr-only">
    {isDirty ? 'Not saved' : savedAt ? `Saved ${formatTime(savedAt)}` : ''}
  </span>
)

export const SaveButton = (props: Omit<SaveActionsProps, 'savedAt'>) => {
  const { isDirty, isSaving, unread, onSave } = props
  return (
    <Button
      onClick={onSave}
      busy={isSaving}
      disabled={!isDirty}
      why={unread.size > 0 ? 'Fix the marked fields first.' : undefined}
      title="Save (⌘S, Ctrl S)"
    >
      Save
    </Button>
  )
}
