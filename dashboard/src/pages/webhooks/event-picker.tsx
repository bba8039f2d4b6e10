import type { EventDescription } from '@capstan/sdk'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CheckField, FilterField } from '../../ui/field.tsx'
import { useFieldError } from '../../ui/form-context.ts'
import { formatCount, formatNumber } from '../../ui/format.ts'
import { Failure, Skeleton } from '../../ui/states.tsx'
import { CustomEventField } from './custom-event-field.tsx'
import { choicesOf, useEventTypes } from './event-types.ts'

interface Props {
  chosen: readonly string[]
  onChange(events: string[]): void
}

const without = (events: readonly string[], gone: (event: string) => boolean): string[] =>
  events.filter((event) => !gone(event))

/** Common selections, one press each. */
const presets: readonly (readonly [title: string, isIn: (type: string) => boolean])[] = [
  ['Contacts', (type) => /^(?:contact|company)\./.test(type)],
  ['Proposals', (type) => type.startsWith('proposal.')],
  ['Failures', (type) => /failed$|failing$|disabled$|reauth_required$/.test(type)],
]

/** Which events are delivered: everything, all of a resource, or single types. */
export function EventPicker({ chosen, onChange }: Props) {
  const error = useFieldError('events')
  const types = useEventTypes()
  const saidId = useId()
  const [sought, setSought] = useState('')
  const isAll = chosen.includes('*')
  const all = types.data?.data ?? []
  const add = (isIn: (type: string) => boolean): void => {
    const wanted = all.map(({ type }) => type).filter(isIn)
    onChange([...new Set([...chosen, ...wanted])])
  }
  const words = sought.toLowerCase().trim()
  const groups = choicesOf(all, chosen)
    .map(([resource, some]) => [resource, some.filter((one) => isAbout(one, words))] as const)
    .filter(([, some]) => words === '' || some.length > 0)
  return (
    <fieldset className="flex flex-col gap-2.5" aria-describedby={error ? saidId : undefined}>
      <legend className="mb-2 flex w-full items-baseline justify-between font-label text-sm">
        Events{' '}
        <span className="font-normal text-faint text-xs tabular-nums">
          {chosen.length > 0 && !isAll && `${formatNumber(chosen.length)} chosen`}
        </span>
      </legend>
      <CheckField
        label="Everything"
        hint="All events, including future ones"
        checked={isAll}
        onChange={() => onChange(isAll ? [] : ['*'])}
      />
      {types.error && <Failure error={types.error} onRetry={types.reload} />}
      {types.isPending && <Skeleton className="h-72 w-full" />}
      {types.data && !isAll && (
        <>
          <div className="flex flex-wrap items-center gap-2">
            <FilterField
              label="Find an event"
              type="search"
              placeholder="Find an event"
              autoComplete="off"
              data-secret
              className="min-w-40 flex-1"
              value={sought}
              onChange={({ target }) => setSought(target.value)}
            />
            {presets.map(([title, isIn]) => (
              <Button key={title} size="small" onClick={() => add(isIn)}>
                {title}
              </Button>
            ))}
          </div>
          <div className="divide-y divide-line rounded-lg border border-line">
            {groups.map(([resource, some]) => (
              <Resource
                key={resource}
                resource={resource}
                types={some}
                isSought={words !== ''}
                chosen={chosen}
                onChange={onChange}
              />
            ))}
            {groups.length === 0 && (
              <p className="px-3.5 py-4 text-soft text-sm">No event has these words.</p>
            )}
          </div>
        </>
      )}
      {error && (
        <p id={saidId} role="alert" className="text-bad text-xs">
          {error}
        </p>
      )}
    </fieldset>
  )
}

const isAbout = ({ type, summary }: Pick<EventDescription, 'type' | 'summary'>, words: string) =>
  `${type} ${summary}`.toLowerCase().includes(words)

interface ResourceProps extends Props {
  resource: string
  types: readonly Pick<EventDescription, 'type' | 'summary'>[]
  /** Shows what was found, without a press. */
  isSought: boolean
}

/** The events of one resource, folded until somebody looks for one of them. */
function Resource({ resource, types, isSought, chosen, onChange }: ResourceProps) {
  const every = `${resource}.*`
  const hasEvery = chosen.includes(every)
  const isOwn = resource === 'custom'
  const [isUnfolded, setUnfolded] = useState(isOwn)
  const isOpen = isUnfolded || isSought
  const listId = useId()
  const toggleEvery = (): void => {
    const others = without(chosen, (event) => event.startsWith(`${resource}.`))
    onChange(hasEvery ? others : [...others, every])
  }
  const toggle = (type: string): void =>
    onChange(chosen.includes(type) ? without(chosen, (event) => event === type) : [...chosen, type])
  const some = types.filter(({ type }) => chosen.includes(type)).length
  const count = formatCount(types.length, 'event')
  return (
    <div className="px-3.5 py-2">
      <div className="flex min-h-7 items-center justify-between gap-3">
        <Choice isChosen={hasEvery} onToggle={toggleEvery}>
          <span className="font-medium">All {resource.replaceAll('_', ' ')} events</span>{' '}
          <code className="font-mono text-faint text-xs">{every}</code>
        </Choice>
        <Button
          look="quiet"
          size="small"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setUnfolded(!isOpen)}
          icon={<ChevronDown aria-hidden="true" className={isOpen ? 'rotate-180' : undefined} />}
        >
          <span className="tabular-nums">
            {some > 0 && !hasEvery ? `${formatNumber(some)} of ${count}` : count}
            <span className="sr-only"> about {resource.replaceAll('_', ' ')}</span>
          </span>
        </Button>
      </div>
      <div id={listId} className={isOpen ? 'flex flex-col gap-1.5 pt-1 pb-1 ps-6.5' : 'hidden'}>
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
        {isOwn && !hasEvery && (
          <CustomEventField
            onAdd={(pattern) =>
              onChange([...without(chosen, (event) => event === pattern), pattern])
            }
          />
        )}
      </div>
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
