import type { NewlyIssuedToken, Token } from '@capstan/sdk'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApiMutation } from '../../queries.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { OverlapField, type Overlaps } from '../../ui/overlap-field.tsx'

const overlaps: Overlaps = [
  [0, 'ends at once'],
  [1, 'works for one more hour'],
  [6, 'works for six more hours'],
  [24, 'works for one more day'],
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
          <strong dir="auto">{token?.name}</strong> keeps its id, scopes and history, and gets
          another value.
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
