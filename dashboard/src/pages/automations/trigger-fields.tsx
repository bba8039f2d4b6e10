import { useId } from 'react'
import { api } from '../../api.ts'
import { useApi, useApiAll } from '../../queries.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { Segments } from '../../ui/segments.tsx'
import type { Trigger } from './draft.ts'
import { ExpressionField } from './mapping/expression-field.tsx'
import { scheduleWords } from './schedule-words.ts'

interface TriggerFieldsProps {
  trigger: Trigger
  onChange(trigger: Trigger): void
}

const kinds = [
  { value: 'event', title: 'An event' },
  { value: 'hook', title: 'A hook' },
  { value: 'schedule', title: 'A schedule' },
] as const
type Kind = (typeof kinds)[number]['value']

const kindOf = (trigger: Trigger): Kind =>
  'hook' in trigger ? 'hook' : 'schedule' in trigger ? 'schedule' : 'event'

export function TriggerFields({ trigger, onChange }: TriggerFieldsProps) {
  const hooks = useApiAll(api.hooks.list, { limit: 100 })
  const first = hooks.data?.[0]
  const choose = (kind: Kind): void => {
    if (kind === 'event') onChange({ event: 'contact.created' })
    if (kind === 'hook') onChange({ hook: first?.id ?? '' })
    if (kind === 'schedule') onChange({ schedule: 'mon 09:00' })
  }
  return (
    <div className="flex flex-col gap-4">
      <div>
        <Segments
          label="What sets it off"
          options={kinds}
          value={kindOf(trigger)}
          onChange={choose}
        />
      </div>
      {'hook' in trigger ? (
        <SelectField
          label="Hook"
          value={trigger.hook}
          hint={hooks.data && !first ? 'Create a hook first, under Hooks.' : undefined}
          onChange={({ target }) => onChange({ hook: target.value })}
        >
          {(hooks.data ?? [{ id: trigger.hook, name: '…' }]).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      ) : 'schedule' in trigger ? (
        <Schedule schedule={trigger.schedule} onChange={onChange} />
      ) : (
        <EventFields trigger={trigger} onChange={onChange} />
      )}
    </div>
  )
}

const usual = ['15m', '1h', '6h', '09:00', 'mon 09:00', '7d']

function Schedule({ schedule, onChange }: { schedule: string; onChange(trigger: Trigger): void }) {
  const id = useId()
  const isKnown = /^(?:\d{1,3}[mhd]|(?:(?:mon|tue|wed|thu|fri|sat|sun) )?\d\d:\d\d)$/.test(schedule)
  return (
    <>
      <TextField
        label="Schedule"
        value={schedule}
        list={id}
        hint={
          isKnown
            ? `${scheduleWords(schedule)}.`
            : 'Such as 15m, 6h, 7d, 09:00 or mon 09:00. Times are UTC.'
        }
        onChange={({ target }) => onChange({ schedule: target.value })}
      />
      <datalist id={id}>
        {usual.map((one) => (
          <option key={one} value={one}>
            {scheduleWords(one)}
          </option>
        ))}
      </datalist>
    </>
  )
}

type EventTrigger = Extract<Trigger, { event: string }>

function EventFields({
  trigger,
  onChange,
}: {
  trigger: EventTrigger
  onChange(trigger: Trigger): void
}) {
  const types = useApi(api.events.types, { schemas: false })
  const id = useId()
  const all = types.data?.data ?? []
  const groups = [...new Set(all.map(({ type }) => `${type.split('.')[0]}.*`))]
  const chosen = all.find(({ type }) => type === trigger.event)
  return (
    <>
      <TextField
        label="Event type"
        value={trigger.event}
        list={id}
        autoComplete="off"
        hint={chosen?.summary ?? 'A type, or a group such as contact.*'}
        onChange={({ target }) => onChange({ ...trigger, event: target.value })}
      />
      <datalist id={id}>
        {[...all.map(({ type }) => type), ...groups].map((type) => (
          <option key={type} value={type} />
        ))}
      </datalist>
      {typeof trigger.filter === 'string' && (
        <ExpressionField
          label="Filter"
          value={trigger.filter}
          onChange={(filter) => onChange({ ...trigger, filter: filter || null })}
          hint="Other events start no run."
        />
      )}
    </>
  )
}
