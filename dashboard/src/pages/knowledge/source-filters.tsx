import { useSearchParams } from '../../search.ts'
import { FilterField, FilterSelect } from '../../ui/field.tsx'
import { typeTitles } from './schemas.ts'
import { baseSearch, sourceStatuses, statusIn, typeIn } from './search-params.ts'

/** By name, status and type; in the address, like everything that a page is filtered by. */
export function SourceFilters() {
  const [{ q, status, type }, setSearch] = useSearchParams(baseSearch)
  return (
    <>
      <FilterField
        label="Search sources"
        type="search"
        placeholder="Search by name or address"
        className="max-w-72"
        defaultValue={q}
        onChange={(event) => setSearch({ q: event.target.value || undefined })}
      />
      <FilterSelect
        label="Filter by status"
        value={status ?? ''}
        onChange={(event) => setSearch({ status: statusIn(event.target.value) })}
      >
        <option value="">Any status</option>
        {sourceStatuses.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </FilterSelect>
      <FilterSelect
        label="Filter by type"
        value={type ?? ''}
        onChange={(event) => setSearch({ type: typeIn(event.target.value) })}
      >
        <option value="">Any type</option>
        {Object.entries(typeTitles).map(([one, title]) => (
          <option key={one} value={one}>
            {title}
          </option>
        ))}
      </FilterSelect>
    </>
  )
}
