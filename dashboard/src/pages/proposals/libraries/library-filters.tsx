import { useSearchParams } from '../../../search.ts'
import { SearchField } from '../../../ui/search-field.tsx'
import { Segments } from '../../../ui/segments.tsx'
import { librarySearch } from './search-params.ts'

/** Returns the query of the search and the filter. */
export function useLibraryFilters() {
  const [{ q, archived }, setSearch] = useSearchParams(librarySearch)
  return {
    query: { ...(q !== undefined && { q }), ...(archived && { archived }) },
    isFiltered: Boolean(q || archived),
    clear: () => setSearch({ q: undefined, archived: undefined }),
  }
}

/** Words, and whether the archive is shown in place of what is in use. */
export function LibraryFilters({ placeholder }: { placeholder: string }) {
  const [{ q, archived }, setSearch] = useSearchParams(librarySearch)
  return (
    <>
      <SearchField
        label="Search the library"
        placeholder={placeholder}
        className="min-w-44 flex-1 sm:max-w-60"
        value={q}
        onChange={(next) => setSearch({ q: next })}
      />
      <span className="ms-auto">
        <Segments
          label="Which"
          options={[
            { value: 'used', title: 'In use' },
            { value: 'archived', title: 'Archived' },
          ]}
          value={archived ? 'archived' : 'used'}
          onChange={(next) => setSearch({ archived: next === 'archived' ? true : undefined })}
        />
      </span>
    </>
  )
}
