import type { Sync } from '@capstan/sdk'
import { SelectField, TextField } from '../../ui/field.tsx'

type Rules = Pick<Sync, 'name' | 'schedule' | 'matchBy' | 'conflict' | 'deletions' | 'mode'>

const schedules = [
  ['', 'Only by hand'],
  ['15m', 'Every 15 minutes'],
  ['1h', 'Every hour'],
  ['6h', 'Every 6 hours'],
  ['1d', 'Every day'],
  ['7d', 'Every week'],
] as const

const matches = [
  ['email', 'Email'],
  ['phone', 'Phone'],
  ['externalId', 'External id'],
] as const

const conflicts: readonly (readonly [Sync['conflict'], string])[] = [
  ['source', 'The source wins'],
  ['platform', 'The value here wins'],
  ['newest', 'The newer one wins'],
  ['fill_empty', 'Only fill what is empty here'],
]

const deletions: readonly (readonly [Sync['deletions'], string])[] = [
  ['ignore', 'Keep it'],
  ['tag', 'Keep it, tagged “gone at source”'],
  ['delete', 'Delete it here, too'],
]

/** Documents have no tags. */
const isFor =
  (target: Sync['target']) =>
  ([value]: readonly [Sync['deletions'], string]): boolean =>
    target === 'contacts' || value !== 'tag'

/** When it runs, and what it does where the two sides differ. */
export function RuleFields({
  target,
  rules,
  disabled,
}: {
  target: Sync['target']
  rules: Rules
  disabled?: boolean
}) {
  const isKnown = (value: string): boolean => schedules.some(([one]) => one === value)
  const schedule = rules.schedule ?? ''
  return (
    <>
      <TextField
        label="Name"
        name="name"
        defaultValue={rules.name ?? ''}
        maxLength={200}
        dir="auto"
        required
        disabled={disabled}
      />
      <SelectField label="Runs" name="schedule" defaultValue={schedule} disabled={disabled}>
        {schedules.map(([value, title]) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
        {!isKnown(schedule) && <option value={schedule}>Every {schedule}</option>}
      </SelectField>
      {target === 'contacts' && (
        <SelectField
          label="Find the contact by"
          name="matchBy"
          defaultValue={rules.matchBy ?? 'email'}
          disabled={disabled}
          hint="The first time. Later each record is known by its own id."
        >
          {matches.map(([value, title]) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
          {rules.matchBy?.startsWith('custom.') && <option>{rules.matchBy}</option>}
        </SelectField>
      )}
      {target === 'contacts' && (
        <SelectField
          label="When both sides changed a field"
          name="conflict"
          defaultValue={rules.conflict}
          disabled={disabled}
          hint="Each case is listed with its run."
        >
          {conflicts.map(([value, title]) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField
        label="When a record is gone at the source"
        name="deletions"
        defaultValue={rules.deletions}
        disabled={disabled}
        hint="If more than a fifth is gone, the run waits for your word."
      >
        {deletions.filter(isFor(target)).map(([value, title]) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </SelectField>
    </>
  )
}

/** What the form says of the rules. */
export const rulesOf = (values: FormData, target: Sync['target']) => ({
  name: String(values.get('name')).trim() || null,
  schedule: String(values.get('schedule')) || null,
  deletions: String(values.get('deletions')) as Sync['deletions'],
  ...(target === 'contacts' && {
    matchBy: String(values.get('matchBy')),
    conflict: String(values.get('conflict')) as Sync['conflict'],
  }),
})
