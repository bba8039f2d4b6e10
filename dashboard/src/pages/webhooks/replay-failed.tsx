import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { formatTotal } from '../../ui/format.ts'
import { ReplayForm } from './replay-form.tsx'

/** The server counts no further. */
const mostCounted = 1_000

/** The way out of an outage that is over: everything that failed, in one press. */
export function ReplayFailed({ webhookId, count }: { webhookId: string; count: number }) {
  const [isOpen, setOpen] = useState(false)
  const close = (): void => setOpen(false)
  if (count === 0 && !isOpen) return null
  return (
    <>
      <Button
        className="ms-auto"
        icon={<RotateCw aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        Replay {formatTotal(count, count < mostCounted)} failed
      </Button>
      <Dialog title="Replay deliveries" open={isOpen} onClose={close}>
        <ReplayForm webhookId={webhookId} first="failed" onDone={close} />
      </Dialog>
    </>
  )
}
