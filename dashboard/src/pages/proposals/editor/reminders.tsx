import { CheckField } from '../../../ui/field.tsx'
import { CountField } from '../number-field.tsx'
import type { ProposalDraft } from './draft.ts'

type Reminding = NonNullable<ProposalDraft['reminders']>

interface RemindersProps {
  reminders: Reminding | null
  onChange(reminders: Reminding | null): void
}

const usual: Reminding = { afterDays: 3, everyDays: 5, max: 3 }

/** Mails to those who have not answered yet. */
export function Reminders({ reminders, onChange }: RemindersProps) {
  const field = (name: keyof Reminding, label: string, max: number) => (
    <CountField
      label={label}
      min={1}
      max={max}
      value={reminders?.[name] ?? null}
      onChange={(count) => reminders && count && onChange({ ...reminders, [name]: count })}
    />
  )
  return (
    <div className="flex flex-col gap-3" data-path="reminders">
      <CheckField
        label="Send reminders"
        hint="To signers who have not answered."
        checked={reminders !== null}
        onChange={({ target }) => onChange(target.checked ? usual : null)}
      />
      {reminders && (
        <div className="grid grid-cols-3 gap-2">
          {field('afterDays', 'After days', 90)}
          {field('everyDays', 'Then every', 90)}
          {field('max', 'At most', 5)}
        </div>
      )}
    </div>
  )
}
