import { useSearchParams } from '../../search.ts'
import { AddFilter, FilterChip } from '../../ui/filter-chip.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { typeTitles } from './schemas.ts'
import { baseSearch, sourceStatuses, typeIn } from './search-params.ts'

export const noSourceFilters = {
  status: undefined,
  type: undefined,
  q: undefined,
  parentId: undefined,
  warnings: undefined,
}

/** By name, status and type; in the address, like everything that a page is filtered by. */
export function SourceFilters() {
  const [{ q, status, type, parentId, warnings }, setSearch] = useSearchParams(baseSearch)
  return (
    <>
      <SearchField
        label="Search sources"
        placeholder="Search by name or address"
        className="max-w-72"
        value={q}
        onChange={(next) => setSearch({ q: next })}
      />
      {status && (
        <FilterChip
          field="Status"
          operator="is"
          value={status}
          values={sourceStatuses.map((one) => ({
            label: one,
            checked: one === status,
            onSelect: () => setSearch({ status: one }),
          }))}
          onRemove={() => setSearch({ status: undefined })}
        />
      )}
      {type && (
        <FilterChip
          field="Type"
          operator="is"
          value={typeTitles[type]}
          values={Object.entries(typeTitles).map(([one, label]) => ({
            label,
            checked: one === type,
            onSelect: () => setSearch({ type: typeIn(one) }),
          }))}
          onRemove={() => setSearch({ type: undefined })}
        />
      )}
      {parentId && (
        <FilterChip onRemove={() => setSearch({ parentId: undefined })}>
          Pages of one site
        </FilterChip>
      )}
      {warnings && (
        <FilterChip onRemove={() => setSearch({ warnings: undefined })}>With warnings</FilterChip>
      )}
      {!(status && type && warnings) && (
        <AddFilter
          fields={[
            ...(status
              ? []
              : [{ label: 'Status', onSelect: () => setSearch({ status: 'completed' }) }]),
            ...(type ? [] : [{ label: 'Type', onSelect: () => setSearch({ type: 'url' }) }]),
            ...(warnings
              ? []
              : [{ label: 'With warnings', onSelect: () => setSearch({ warnings: true }) }]),
          ]}
        />
      )}
    </>
  )
}
