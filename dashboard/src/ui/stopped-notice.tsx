import type { ReactNode } from 'react'
import { useSession } from '../session.ts'
import { Button } from './button.tsx'
import { Notice } from './states.tsx'

interface StoppedNoticeProps {
  /** Label of the button that starts it again: "Resume". */
  action: string
  busy: boolean
  onStart(): void
  children: ReactNode
}

/** `<StoppedNotice action busy onStart>`: why a thing does not run, with the button for those who may start it. */
export function StoppedNotice({ action, busy, onStart, children }: StoppedNoticeProps) {
  const { isAdmin } = useSession()
  return (
    <div className="mb-10">
      <Notice
        tone="warn"
        action={
          isAdmin && (
            <Button size="small" busy={busy} onClick={onStart}>
              {action}
            </Button>
          )
        }
      >
        {children}
      </Notice>
    </div>
  )
}
