import type { AuditEntry } from '@capstan/sdk'
import { Button } from '../../ui/button.tsx'
import { FilterSelect } from '../../ui/field.tsx'
import { ExactFilter, FilterChip, TimeFilter } from '../../ui/filters.tsx'

/** The names that the API has for them. */
export const auditFilterNames = ['actor', 'action', 'resource', 'from', 'to'] as const

export type AuditFilters = Partial<Record<(typeof auditFilterNames)[number], string | undefined>>

export const noAuditFilters: AuditFilters = Object.fromEntries(
  auditFilterNames.map((name) => [name, undefined]),
)

const kinds = [
  ['member', 'Members'],
  ['token', 'Tokens'],
  ['operator', 'The operator'],
] as const

interface AuditFiltersProps {
  filters: AuditFilters
  /** The loaded entries; their values are suggested. */
  entries: readonly AuditEntry[]
  onChange(change: AuditFilters): void
}

export function AuditFilterBar({ filters, entries, onChange }: AuditFiltersProps) {
  const { actor = '', action, resource, from, to } = filters
  const isKind = actor === '' || kinds.some(([kind]) => kind === actor)
  const distinct = (values: string[]): string[] => [...new Set(values)].sort()
  return (
    <>
      <FilterSelect
        label="Done by"
        value={isKind ? actor : ''}
        onChange={({ target }) => onChange({ actor: target.value })}
      >
        <option value="">Done by anyone</option>
        {kinds.map(([kind, title]) => (
          <option key={kind} value={kind}>
            {title}
          </option>
        ))}
      </FilterSelect>
      <ExactFilter
        label="Operation"
        className="w-full sm:w-52"
        value={action}
        suggestions={distinct(entries.map((entry) => entry.action))}
        onChange={(next) => onChange({ action: next })}
      />
      <ExactFilter
        label="Kind or id of the thing"
        className="w-full sm:w-52"
        value={resource}
        suggestions={distinct(entries.map((entry) => entry.resource.type))}
        onChange={(next) => onChange({ resource: next })}
      />
      <TimeFilter from={from} to={to} onChange={onChange} />
      {!isKind && (
        <FilterChip onRemove={() => onChange({ actor: undefined })}>
          {entries.find((entry) => entry.actor.id === actor)?.actor.name ?? actor}
        </FilterChip>
      )}
      {auditFilterNames.some((name) => filters[name]) && (
        <Button size="small" look="quiet" onClick={() => onChange(noAuditFilters)}>
          Clear
        </Button>
      )}
    </>
  )
}
