import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApi } from '../../queries.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ReplayForm } from './replay-form.tsx'

/** One page of the API; beyond it the button says that there are more. */
const limit = 100

/** The way out of an outage that is over: everything that failed, in one press. */
export function ReplayFailed({ webhookId }: { webhookId: string }) {
  const failed = useApi(api.deliveries.list, [webhookId, { status: 'failed', limit }]).data
  const [isOpen, setOpen] = useState(false)
  const close = (): void => setOpen(false)
  const count = failed?.data.length ?? 0
  if (count === 0 && !isOpen) return null
  return (
    <>
      <Button
        className="ms-auto"
        icon={<RotateCw aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        Replay {failed?.hasMore ? `${count}+` : count} failed
      </Button>
      <Dialog title="Replay deliveries" open={isOpen} onClose={close}>
        <ReplayForm webhookId={webhookId} first="failed" onDone={close} />
      </Dialog>
    </>
  )
}
