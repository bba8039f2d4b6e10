import type { NewlyIssuedToken, Token } from '@capstan/sdk'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApiMutation } from '../../queries.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { OverlapField, type Overlaps } from '../../ui/overlap-field.tsx'

const overlaps: Overlaps = [
  [0, 'Ends at once'],
  [1, 'Works for one more hour'],
  [6, 'Works for six more hours'],
  [24, 'Works for one more day'],
]

interface RotateTokenProps {
  token: Token | null
  onClose(): void
  onRotated(token: NewlyIssuedToken): void
}

export function RotateToken({ token, onClose, onRotated }: RotateTokenProps) {
  const [overlapHours, setOverlap] = useState(0)
  const rotate = useApiMutation(api.tokens.rotate, {
    invalidates: ['tokens'],
    onDone: (rotated) => onRotated(rotated),
  })
  return (
    <Dialog title="Rotate the token" open={token !== null} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <p className="text-soft text-sm">
          <strong dir="auto">{token?.name}</strong> gets a new value. Its id, scopes and history
          stay.
        </p>
        <OverlapField
          label="The old value"
          overlaps={overlaps}
          value={overlapHours}
          onChange={setOverlap}
        />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="primary"
            busy={rotate.isPending}
            onClick={() => token && rotate.mutate(token.id, { overlapHours })}
          >
            Rotate
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
