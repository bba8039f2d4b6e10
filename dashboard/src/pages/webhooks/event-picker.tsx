import type { EventDescription } from '@capstan/sdk'
import { type ReactNode, useId } from 'react'
import { CheckField } from '../../ui/field.tsx'
import { useFieldError } from '../../ui/form-context.ts'
import { Failure, Skeleton } from '../../ui/states.tsx'
import { CustomEventField } from './custom-event-field.tsx'
import { choicesOf, useEventTypes } from './event-types.ts'

interface Props {
  chosen: readonly string[]
  onChange(events: string[]): void
}

const without = (events: readonly string[], gone: (event: string) => boolean): string[] =>
  events.filter((event) => !gone(event))

/** Which events are delivered: everything, all of a resource, or single types. */
export function EventPicker({ chosen, onChange }: Props) {
  const error = useFieldError('events')
  const types = useEventTypes()
  const saidId = useId()
  const isAll = chosen.includes('*')
  return (
    <fieldset className="flex flex-col gap-2.5" aria-describedby={error ? saidId : undefined}>
      <legend className="mb-2 font-label text-sm">Events</legend>
      <CheckField
        label="Everything"
        hint="All events, including future ones"
        checked={isAll}
        onChange={() => onChange(isAll ? [] : ['*'])}
      />
      {types.error && <Failure error={types.error} onRetry={types.reload} />}
      {types.isPending && <Skeleton className="h-72 w-full" />}
      {types.data && !isAll && (
        <div className="divide-y divide-line rounded-lg border border-line">
          {choicesOf(types.data.data, chosen).map(([resource, some]) => (
            <Resource
              key={resource}
              resource={resource}
              types={some}
              chosen={chosen}
              onChange={onChange}
            />
          ))}
        </div>
      )}
      {error && (
        <p id={saidId} role="alert" className="text-bad text-xs">
          {error}
        </p>
      )}
    </fieldset>
  )
}

function Resource({
  resource,
  types,
  chosen,
  onChange,
}: Props & { resource: string; types: Pick<EventDescription, 'type' | 'summary'>[] }) {
  const every = `${resource}.*`
  const hasEvery = chosen.includes(every)
  const toggleEvery = (): void => {
    const others = without(chosen, (event) => event.startsWith(`${resource}.`))
    onChange(hasEvery ? others : [...others, every])
  }
  const toggle = (type: string): void =>
    onChange(chosen.includes(type) ? without(chosen, (event) => event === type) : [...chosen, type])
  return (
    <div className="flex flex-col gap-1.5 px-3.5 py-3">
      <Choice isChosen={hasEvery} onToggle={toggleEvery}>
        <span className="font-medium">All {resource} events</span>{' '}
        <code className="font-mono text-faint text-xs">{every}</code>
      </Choice>
      {types.map(({ type, summary }) => (
        <Choice
          key={type}
          isChosen={hasEvery || chosen.includes(type)}
          isImplied={hasEvery}
          onToggle={() => toggle(type)}
        >
          <code className="font-mono text-xs">{type}</code>{' '}
          <span className="ms-1 text-faint">{firstClause(summary)}</span>
        </Choice>
      ))}
      {resource === 'custom' && !hasEvery && (
        <CustomEventField
          onAdd={(pattern) => onChange([...without(chosen, (event) => event === pattern), pattern])}
        />
      )}
    </div>
  )
}

/** The catalogue says all of it; here it only helps to choose. */
const firstClause = (summary: string): string => summary.split(/[.;:] |\.$/)[0] ?? ''

interface ChoiceProps {
  isChosen: boolean
  /** Chosen with all of its resource. */
  isImplied?: boolean
  onToggle(): void
  children: ReactNode
}

const Choice = ({ isChosen, isImplied = false, onToggle, children }: ChoiceProps) => (
  <label className="flex items-start gap-2.5 text-sm max-sm:min-h-11">
    <input
      type="checkbox"
      className="tick mt-0.5"
      checked={isChosen}
      disabled={isImplied}
      onChange={onToggle}
    />
    <span className="min-w-0">{children}</span>
  </label>
)
