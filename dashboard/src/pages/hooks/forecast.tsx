import type { Contact } from '@capstan/sdk'
import type { ReactNode } from 'react'
import { api } from '../../api.ts'
import { useApi } from '../../queries.ts'
import { Diff } from '../../ui/diff.tsx'
import { fieldTitle, type MatchField } from '../automations/mapping/fields.ts'
import type { Checked } from '../automations/mapping/use-check.ts'
import { valueWords } from '../automations/mapping/value-words.ts'
import { nameOf } from '../contacts/contact.ts'
import { changesOf } from './forecast-changes.ts'

interface ForecastProps {
  /** Values by field of the contact. */
  values: Readonly<Record<string, unknown>>
  /** Result of the condition; undefined without a condition. */
  condition: unknown
  /** Titles of fields whose expressions are wrong. */
  faults: readonly string[]
  matchBy: MatchField
  /** Whether the values are of what stands in the fields now. */
  isCurrent: Checked['isCurrent']
}

/** The dry run at the foot of the mapping: what this event would do, and what stops it. */
export function Forecast(props: ForecastProps) {
  const { values, condition, matchBy, isCurrent } = props
  const key = values[matchBy]
  const isWanted = condition === undefined || condition === true
  const contact = useContact(matchBy, isWanted ? key : undefined)
  const changes = contact ? changesOf(values, contact) : []
  return (
    <section
      aria-label="Dry run"
      aria-busy={!isCurrent}
      className="sticky bottom-0 -mx-6 mt-auto flex flex-col gap-2 border-line border-t bg-well px-6 py-3 text-sm max-sm:-mx-4 max-sm:px-4"
    >
      <p role="status" className="flex items-baseline justify-between gap-4">
        <span className="min-w-0">
          <Outcome {...props} contact={contact} changesCount={changes.length} />
        </span>
        <span className="shrink-0 text-soft text-xs">Dry run</span>
      </p>
      {changes.length > 0 && (
        <dl className="grid max-h-40 grid-cols-[7rem_minmax(0,1fr)] gap-x-4 gap-y-1 overflow-y-auto text-xs">
          {changes.map(({ field, before, after }) => (
            <div key={field} className="contents">
              <dt className="truncate text-soft">{fieldTitle(field)}</dt>
              <dd className="min-w-0">
                <Diff
                  before={before === null ? '' : valueWords(before)}
                  after={valueWords(after)}
                />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

interface OutcomeProps extends ForecastProps {
  /** Null: there is none. Undefined: not known yet. */
  contact: Contact | null | undefined
  changesCount: number
}

function Outcome(props: OutcomeProps): ReactNode {
  const { values, condition, faults, matchBy, contact, changesCount } = props
  if (condition !== undefined && condition !== true) {
    return 'This event would be skipped. Its condition is not true.'
  }
  const [fault] = faults
  const stop = fault !== undefined && <b className="text-bad">{fault} stops this. </b>
  if (fault === undefined && isNone(values[matchBy])) {
    return (
      <>
        <b className="text-bad">{fieldTitle(matchBy)} is empty here. </b>
        Without it, no contact can be found or created.
      </>
    )
  }
  if (contact === undefined) return stop || 'Looking for the contact…'
  const verb = stop ? 'Once fixed, it updates' : 'It updates'
  if (contact === null) {
    return (
      <>
        {stop}
        {stop ? 'Once fixed, it creates a contact.' : 'It creates a contact.'}
      </>
    )
  }
  return (
    <>
      {stop}
      {changesCount === 0 && !stop ? 'It changes nothing of' : verb}{' '}
      <b className="font-name" dir="auto">
        {nameOf(contact)}
      </b>
      .
    </>
  )
}

const isNone = (value: unknown): boolean => value === null || value === undefined || value === ''

/** The contact that the event would find. */
function useContact(matchBy: MatchField, key: unknown): Contact | null | undefined {
  const value = typeof key === 'string' ? key.trim() : ''
  const query =
    matchBy === 'externalId'
      ? { filter: `externalId == ${JSON.stringify(value)}` }
      : { [matchBy]: value }
  const found = useApi(api.contacts.list, { ...query, limit: 1 }, { enabled: value !== '' })
  if (value === '' || !found.data) return undefined
  return found.data.data[0] ?? null
}
