import type { Sync } from '@capstan/sdk'
import { api } from '../../api.ts'
import { useApiAll } from '../../queries.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { fieldTitle, matchFields } from '../automations/mapping/fields.ts'
import { scheduleWords } from '../automations/schedule-words.ts'

type Rules = Pick<Sync, 'name' | 'schedule' | 'matchBy' | 'conflict' | 'deletions' | 'mode'>

const schedules = [
  ['', 'Only when a person starts it'],
  ['15m', 'Every 15 minutes'],
  ['1h', 'Every hour'],
  ['6h', 'Every 6 hours'],
  ['1d', 'Every day'],
  ['7d', 'Every week'],
] as const

const modes: readonly (readonly [Sync['mode'], string])[] = [
  ['incremental', 'Only what changed'],
  ['full', 'Everything, each time'],
]

const conflicts: readonly (readonly [Sync['conflict'], string])[] = [
  ['source', 'The source wins'],
  ['platform', 'The value here wins'],
  ['newest', 'The newer one wins'],
  ['fill_empty', 'Only fill what is empty here'],
]

const deletions: readonly (readonly [Sync['deletions'], string])[] = [
  ['ignore', 'Keep it'],
  ['tag', 'Keep it, tagged “gone at source”'],
  ['delete', 'Delete it here too'],
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
        {!isKnown(schedule) && <option value={schedule}>{scheduleWords(schedule)}</option>}
      </SelectField>
      <SelectField
        label="Reads"
        name="mode"
        defaultValue={rules.mode}
        disabled={disabled}
        hint="Many sources tell what is gone only when everything is read."
      >
        {modes.map(([value, title]) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </SelectField>
      {target === 'contacts' && <MatchByField value={rules.matchBy} disabled={disabled} />}
      {target === 'contacts' && (
        <SelectField
          label="When both sides changed a field"
          name="conflict"
          defaultValue={rules.conflict}
          disabled={disabled}
          hint="Each case is listed with its run, where you can choose otherwise."
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
        hint="If more than a fifth is gone, or more than ten of fewer than 50, the run waits for you to confirm."
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

interface MatchByFieldProps {
  value: string | null
  disabled: boolean | undefined
}

/** Fields of contacts that no two have alike. */
function MatchByField({ value, disabled }: MatchByFieldProps) {
  const { data } = useApiAll(api.contactFields.list, { limit: 100 })
  const own = (data ?? [])
    .filter(({ unique, archived }) => unique && !archived)
    .map(({ key, label }) => [`custom.${key}`, label] as const)
  const choices: readonly (readonly [string, string])[] = [...matchFields, ...own]
  const chosen = value ?? 'email'
  const isKnown = choices.some(([field]) => field === chosen)
  return (
    <SelectField
      // The fields of the organization come later than the form.
      key={own.length}
      label="Find the contact by"
      name="matchBy"
      defaultValue={chosen}
      disabled={disabled}
      hint="Used the first time. Later, each record is known by its own id."
    >
      {choices.map(([field, title]) => (
        <option key={field} value={field}>
          {title}
        </option>
      ))}
      {!isKnown && <option value={chosen}>{fieldTitle(chosen)}</option>}
    </SelectField>
  )
}

/** Reads the rules from the form. */
export const rulesOf = (values: FormData, target: Sync['target']) => ({
  name: String(values.get('name')).trim() || null,
  schedule: String(values.get('schedule')) || null,
  mode: String(values.get('mode')) as Sync['mode'],
  deletions: String(values.get('deletions')) as Sync['deletions'],
  ...(target === 'contacts' && {
    matchBy: String(values.get('matchBy')),
    conflict: String(values.get('conflict')) as Sync['conflict'],
  }),
})
