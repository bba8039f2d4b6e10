import { useFilters } from '../../search.ts'
import { FilterField, FilterSelect } from '../../ui/field.tsx'
import { typeTitles } from './schemas.ts'

const statuses = ['queued', 'processing', 'completed', 'failed']

/** By name, status and type; in the address, like everything that a page is filtered by. */
export function SourceFilters() {
  const [{ q, status, type }, setFilters] = useFilters()
  return (
    <>
      <FilterField
        label="Search sources"
        type="search"
        placeholder="Search by name or address"
        className="max-w-72"
        defaultValue={q}
        onChange={(event) => setFilters({ q: event.target.value || undefined })}
      />
      <FilterSelect
        label="Filter by status"
        value={status ?? ''}
        onChange={(event) => setFilters({ status: event.target.value || undefined })}
      >
        <option value="">Any status</option>
        {statuses.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </FilterSelect>
      <FilterSelect
        label="Filter by type"
        value={type ?? ''}
        onChange={(event) => setFilters({ type: event.target.value || undefined })}
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
