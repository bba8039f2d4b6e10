import { Button } from '../../../ui/button.tsx'
import { formatTime } from '../../../ui/format.ts'

interface SaveActionsProps {
  isDirty: boolean
  isSaving: boolean
  savedAt: string | null
  onSave(): void
}

/** Whether everything is saved, in words. */
export const SaveState = ({ isDirty, savedAt }: Pick<SaveActionsProps, 'isDirty' | 'savedAt'>) => (
  <span role="status" className="text-soft text-sm max-sm:sr-only">
    {isDirty ? 'Not saved' : savedAt ? `Saved ${formatTime(savedAt)}` : ''}
  </span>
)

export const SaveButton = ({ isDirty, isSaving, onSave }: Omit<SaveActionsProps, 'savedAt'>) => (
  <Button onClick={onSave} busy={isSaving} disabled={!isDirty} title="Save (⌘S, Ctrl S)">
    Save
  </Button>
)
