import { useNavigate, useSearch } from '@tanstack/react-router'

/** The filters of a page, which live in its address: what is sent to somebody shows them the same. */
export function useFilters(): [
  Record<string, string | undefined>,
  (change: Record<string, string | undefined>) => void,
] {
  const search = useSearch({ strict: false }) as Record<string, string | undefined>
  const navigate = useNavigate()
  const change = (next: Record<string, string | undefined>): void => {
    void navigate({
      to: '.',
      search: ((before: Record<string, string | undefined>) => ({ ...before, ...next })) as never,
      replace: true,
    })
  }
  return [search, change]
}
