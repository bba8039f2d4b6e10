import { Dialog } from '../ui/dialog.tsx'
import { shortcuts } from './keys.ts'

/** What the keyboard does, behind `?`. */
export function Shortcuts({ open, onClose }: { open: boolean; onClose(): void }) {
  return (
    <Dialog title="Keyboard shortcuts" open={open} onClose={onClose}>
      <dl className="flex flex-col divide-y divide-line text-sm">
        {shortcuts.map(([keys, what]) => (
          <div key={keys} className="flex items-center justify-between gap-4 py-2">
            <dt>{what}</dt>
            <dd className="flex gap-1">
              {keys.split(' ').map((key) => (
                <kbd
                  key={key}
                  className="min-w-6 rounded-sm border border-line bg-well px-1.5 py-0.5 text-center font-mono text-soft text-xs"
                >
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
