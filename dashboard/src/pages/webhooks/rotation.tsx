import { useState } from 'react'
import { api } from '../../api.ts'
import { useApiMutation } from '../../queries.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { OverlapField, type Overlaps } from '../../ui/overlap-field.tsx'
import { Notice } from '../../ui/states.tsx'
import { SecretValue } from './secret-value.tsx'

const overlaps: Overlaps = [
  [24, 'Signs for one more day'],
  [1, 'Signs for one more hour'],
  [72, 'Signs for three more days'],
  [168, 'Signs for one more week'],
  [0, 'Ends at once'],
]

/** Another signing secret; until the overlap ends, deliveries carry signatures of both. */
export function Rotation({
  webhookId,
  open,
  onClose,
}: {
  webhookId: string
  open: boolean
  onClose(): void
}) {
  const [overlapHours, setOverlap] = useState(24)
  const rotate = useApiMutation(api.webhooks.rotateSecret, {
    invalidates: ['webhooks', 'deliveries'],
    quiet: true,
  })
  const close = (): void => {
    rotate.reset()
    onClose()
  }
  const chosen = overlaps.find(([hours]) => hours === overlapHours)?.[1]
  const isDone = rotate.data !== undefined
  return (
    <Dialog
      title={isDone ? 'The new secret' : 'Rotate the secret'}
      open={open}
      onClose={close}
      shape={isDone ? 'wide' : 'box'}
      firm={isDone}
    >
      {rotate.data ? (
        <SecretValue
          secret={rotate.data.secret}
          until={`The old secret ${chosen?.toLowerCase()}.`}
          onClose={close}
        />
      ) : (
        <div className="flex flex-col gap-4">
          {rotate.error && <Notice tone="bad">{rotate.error.message}</Notice>}
          <p className="text-soft text-sm">
            You see the new secret once. Put it into your receiver while both sign, and no delivery
            is refused.
          </p>
          <OverlapField
            label="The old secret"
            overlaps={overlaps}
            value={overlapHours}
            onChange={setOverlap}
          />
          <div className="flex justify-end gap-2">
            <Button onClick={close}>Cancel</Button>
            <Button
              look="primary"
              busy={rotate.isPending}
              onClick={() => rotate.mutate(webhookId, { overlapHours })}
            >
              Rotate
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  )
}
