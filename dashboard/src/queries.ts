import {
  type InvalidateQueryFilters,
  QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { ApiError, api, type List } from './api.ts'
import { toast } from './ui/toast.tsx'

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      // What the server refuses, it refuses again.
      retry: (count, error) => count < 2 && (!(error instanceof ApiError) || error.status >= 500),
    },
  },
})

/** The lists and things under a path, whatever is asked of them. */
export const under = (path: string): InvalidateQueryFilters => ({
  predicate: ({ queryKey: [first] }) => typeof first === 'string' && first.startsWith(path),
})

/** How often what is under way is asked about; events tell of its end, and not of its progress. */
const pollMs = 1_200

interface ListOptions<Item> {
  enabled?: boolean
  pollWhile?: (item: Item) => boolean
  /** Of what no event tells; whoever has gone on to older pages is reading, and is left alone. */
  everyMs?: number
}

/** A list of the API, page after page. The key begins with its path, so that events can renew it. */
export function useList<Item>(
  path: string,
  query: Record<string, string | number | undefined> = {},
  { pollWhile, everyMs, ...options }: ListOptions<Item> = {},
) {
  const found = useInfiniteQuery({
    queryKey: [path, query],
    queryFn: ({ pageParam, signal }) =>
      api.get<List<Item>>(path, { limit: 50, ...query, cursor: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    // Another filter keeps the rows until the new ones are there.
    placeholderData: (previous, query) => (query?.queryKey[0] === path ? previous : undefined),
    refetchInterval: ({ state }) =>
      pollWhile && state.data?.pages.some(({ data }) => data.some(pollWhile))
        ? pollMs
        : (state.data?.pages.length === 1 && everyMs) || false,
    ...options,
  })
  return { ...found, items: found.data?.pages.flatMap(({ data }) => data) }
}

interface Change<Input, Output> {
  /** Paths whose lists and things are another afterwards. */
  renews: readonly string[]
  /** What is said when it is done. */
  done?: string | ((output: Output) => string)
  onDone?: (output: Output, input: Input) => void
  /** Forms say themselves what is wrong. */
  quiet?: boolean
}

/** A change: sends it, renews what it concerns, and says how it went. */
export function useChange<Input = void, Output = unknown>(
  send: (input: Input) => Promise<Output>,
  { renews, done, onDone, quiet }: Change<Input, Output>,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    async onSuccess(output, input) {
      if (done) toast(typeof done === 'string' ? done : done(output))
      onDone?.(output, input)
      await Promise.all(renews.map((path) => client.invalidateQueries(under(path))))
    },
    onError(error) {
      if (!quiet) toast(error.message, 'bad')
    },
  })
}

/** The sentence for one field of a form, or for the whole of it where no field is to blame. */
export const faultOf = (error: unknown, field: string | null): string | null => {
  if (!(error instanceof Error)) return null
  const blamed = error instanceof ApiError ? (error.field ?? null) : null
  return blamed === field ? error.message : null
}

/** One thing of the API. */
export function useGet<Value>(
  path: string,
  query: Record<string, string | number | undefined> = {},
  {
    pollWhile,
    ...options
  }: {
    enabled?: boolean
    refetchInterval?: number | false
    pollWhile?: (value: Value) => boolean
  } = {},
) {
  return useQuery({
    queryKey: [path, query],
    queryFn: ({ signal }) => api.get<Value>(path, query, signal),
    refetchInterval: ({ state }) =>
      pollWhile && state.data !== undefined && pollWhile(state.data) ? pollMs : false,
    ...options,
  })
}
