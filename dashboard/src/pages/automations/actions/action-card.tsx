import { Trash2 } from 'lucide-react'
import { IconButton } from '../../../ui/button.tsx'
import { Card, CardHeader } from '../../../ui/card.tsx'
import { stepName } from '../draft.ts'
import { actionWords } from '../words.ts'
import { ActionFields } from './action-fields.tsx'
import type { ActionPartProps } from './expressions-of.tsx'

interface ActionCardProps extends ActionPartProps {
  count: number
  onRemove(): void
}

/** One action: what it does, and its fields. */
export function ActionCard(props: ActionCardProps) {
  const { action, place, count, onRemove } = props
  const title = actionWords[action.type]
  return (
    <Card>
      <CardHeader
        title={`${place + 1}. ${title}`}
        hint={
          <>
            Use its result as <code className="font-mono">steps.{stepName(action, place)}</code>
          </>
        }
        actions={
          count > 1 && (
            <IconButton label={`Remove ${title}`} icon={<Trash2 size={16} />} onClick={onRemove} />
          )
        }
      />
      <div className="p-4">
        <ActionFields {...props} />
      </div>
    </Card>
  )
}
