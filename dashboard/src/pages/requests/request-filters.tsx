import { api } from '../../api.ts'
import { useApi } from '../../queries.ts'
import { Button } from '../../ui/button.tsx'
import { FilterField, FilterSelect } from '../../ui/field.tsx'
import { ExactFilter, FilterChip, TimeFilter } from '../../ui/filters.tsx'
import { FilterBar } from '../../ui/list-frame.tsx'
import { methods, statusClasses } from './request.ts'
import { methodIn, type requestSearch, senderIn, statusClassIn } from './search-params.ts'

/** The names that the API has for them. */
export const filterNames = [
  'method',
  'statusClass',
  'status',
  'route',
  'sender',
  'tokenId',
  'memberId',
  'errorCode',
  'from',
  'to',
] as const

export type Filters = Pick<ReturnType<typeof requestSearch>, (typeof filterNames)[number]>

interface RequestFiltersProps {
  filters: Filters
  /** Operations of the requests that are shown. */
  routes: readonly string[]
  onChange(change: Filters): void
  /** Opens the request with this id. */
  onFind(requestId: string): void
}

export function RequestFilters({ filters, routes, onChange, onFind }: RequestFiltersProps) {
  const { method = '', statusClass = '', status, route, errorCode, from, to } = filters
  const isFiltered = filterNames.some((name) => filters[name])
  return (
    <FilterBar>
      <FindRequest onFind={onFind} />
      {/* On a phone one line, which the thumb moves. */}
      <div className="contents max-sm:flex max-sm:w-full max-sm:gap-2 max-sm:overflow-x-auto max-sm:p-0.5 max-sm:*:shrink-0">
        <FilterSelect
          label="Method"
          value={method}
          onChange={({ target }) => onChange({ method: methodIn(target.value) })}
        >
          <option value="">All methods</option>
          {methods.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </FilterSelect>
        <FilterSelect
          label="Status"
          value={statusClass}
          onChange={({ target }) =>
            onChange({ statusClass: statusClassIn(target.value), status: undefined })
          }
        >
          <option value="">All statuses</option>
          {statusClasses.map(([one, title]) => (
            <option key={one} value={one}>
              {one} · {title}
            </option>
          ))}
        </FilterSelect>
        <SenderFilter filters={filters} onChange={onChange} />
        <ExactFilter
          label="Operation"
          className="w-44 sm:w-52"
          value={route}
          suggestions={routes}
          onChange={(next) => onChange({ route: next })}
        />
        <TimeFilter from={from} to={to} onChange={onChange} />
      </div>
      {status && (
        <FilterChip
          field="Status"
          operator="is"
          value={String(status)}
          onRemove={() => onChange({ status: undefined })}
        />
      )}
      {filters.memberId && (
        <FilterChip
          field="Member"
          operator="is"
          value={filters.memberId}
          onRemove={() => onChange({ memberId: undefined })}
        />
      )}
      {errorCode && (
        <FilterChip
          field="Error"
          operator="is"
          value={errorCode}
          onRemove={() => onChange({ errorCode: undefined })}
        />
      )}
      {isFiltered && (
        <Button size="small" look="quiet" onClick={() => onChange(noFilters)}>
          Clear
        </Button>
      )}
    </FilterBar>
  )
}

export const noFilters: Filters = Object.fromEntries(filterNames.map((name) => [name, undefined]))

function FindRequest({ onFind }: { onFind(requestId: string): void }) {
  return (
    <form
      className="w-full sm:w-64"
      onSubmit={(event) => {
        event.preventDefault()
        const id = String(new FormData(event.currentTarget).get('id')).trim()
        if (id) onFind(id)
      }}
    >
      <FilterField
        label="Find a request by its id"
        type="search"
        name="id"
        placeholder="req_…, then Enter"
        autoComplete="off"
        spellCheck={false}
      />
    </form>
  )
}

type SenderFilterProps = Pick<RequestFiltersProps, 'filters' | 'onChange'>

/** Everyone, one kind of sender, or one token. */
function SenderFilter({ filters, onChange }: SenderFilterProps) {
  const { sender, tokenId } = filters
  const tokens = useApi(api.tokens.list, { limit: 100 })
  const known = tokens.data?.data ?? []
  return (
    <FilterSelect
      label="Sent by"
      className="max-w-48 truncate"
      value={tokenId ?? (sender === 'token' ? '' : sender) ?? ''}
      onChange={({ target: { value } }) => {
        const kind = senderIn(value)
        const token = kind || value === '' ? undefined : value
        onChange({ sender: kind, tokenId: token, memberId: undefined })
      }}
    >
      <option value="">API tokens</option>
      <option value="member">Members, in the dashboard</option>
      <option value="everyone">Everyone</option>
      {known.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      {tokenId && !known.some(({ id }) => id === tokenId) && (
        <option value={tokenId}>{tokenId}</option>
      )}
    </FilterSelect>
  )
}
