import { isCapstanError, type List, methodNameOf, type Page, type ResourceName } from '@capstan/sdk'
import {
  type InvalidateQueryFilters,
  keepPreviousData,
  MutationCache,
  QueryClient,
  type QueryKey,
  queryOptions,
  type UseQueryOptions,
  type UseQueryResult,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { toast } from './ui/toast.tsx'
import { forgetSentText } from './ui/use-unsent-text.ts'

export const queryClient = new QueryClient({
  mutationCache: new MutationCache({
    onSuccess: (_output, _input, _result, mutation) => forgetSentText(mutation),
  }),
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      // Without a connection pages show what was loaded, also what nobody has looked at for a while.
      gcTime: 30 * 60_000,
      // What the server refuses, it refuses again.
      retry: (count, error) => count < 2 && !(isCapstanError(error) && (error.status ?? 0) < 500),
    },
  },
})

/** The answers of a resource and of those in it, such as `contacts.notes`, whatever was asked. */
export const queriesUnder = (resource: string): InvalidateQueryFilters => ({
  predicate: ({ queryKey: [name] }) => name === resource || String(name).startsWith(`${resource}.`),
})

/** How often what is under way is asked about; events tell of its end, and not of its progress. */
const pollMs = 1_200

/** A method of `api` that reads. The page of a list is as good an answer as a thing. */
type ReadMethod<Args extends unknown[], Output> = (
  ...args: Args
) => Promise<Output> | { page(): Promise<Output> }

/** All arguments in an array, or the first alone where the method needs no other. */
type ArgumentsOf<Args extends unknown[]> = [NonNullable<Args[0]>] extends Args
  ? Args | Args[0]
  : Args

/** The arguments may be left out where the method needs none. */
type Call<Args extends unknown[], Options> = [] extends Args
  ? [args?: ArgumentsOf<Args>, options?: Options]
  : [args: ArgumentsOf<Args>, options?: Options]

function argumentsOf<Args extends unknown[]>(args: unknown): Args {
  if (Array.isArray(args)) return args as Args
  return (args === undefined ? [] : [args]) as unknown[] as Args
}

/** Begins with the resource and the method, so that a change finds what it concerns. */
function queryKeyOf(method: object, args: unknown[]): unknown[] {
  const name = methodNameOf(method)
  if (!name) throw new TypeError('A query takes a method of the api.')
  return [name.resource, name.method, ...args]
}

function ask<Args extends unknown[], Output>(
  method: ReadMethod<Args, Output>,
  args: Args,
): Promise<Output> {
  const answer = method(...args)
  return 'page' in answer ? answer.page() : answer
}

/** Returns the options of `useQuery` and `useQueries` for a method of `api`. */
export function apiQuery<Args extends unknown[], Output>(
  method: ReadMethod<Args, Output>,
  ...[input]: Call<NoInfer<Args>, never>
) {
  const args = argumentsOf<Args>(input)
  return queryOptions({
    queryKey: queryKeyOf(method, args),
    queryFn: () => ask(method, args),
  })
}

/** `useQuery` for what takes more than one method of `api`; `reload` asks again. */
export function useReloadable<Output, Key extends QueryKey>(
  options: UseQueryOptions<Output, Error, Output, Key>,
) {
  const { refetch: reload, ...query } = useQuery(options)
  return { ...query, error: errorOf(query), reload }
}

/** Nothing is asked for without a connection: what was not loaded before says so instead of loading for ever. */
const errorOf = ({
  error,
  data,
  fetchStatus,
}: Pick<UseQueryResult, 'error' | 'data' | 'fetchStatus'>) =>
  error ?? (data === undefined && fetchStatus === 'paused' ? notLoaded : null)

const notLoaded = new Error(
  'This was not loaded before the connection was lost. It loads when you are online again.',
)

/** Result of `useApi` for an answer of this type. */
export type ApiAnswer<Output> = ReturnType<typeof useReloadable<Output, QueryKey>>

interface ReadOptions<Output> {
  enabled?: boolean
  /** Asks again every second or so while this is true, or after so many milliseconds. */
  pollWhile?: (output: Output) => boolean | number
  /** Keeps the answer to other arguments until the new one is there. */
  keepsPrevious?: boolean
}

/** Calls a method of `api` and calls it again when a change concerns it. */
export function useApi<Args extends unknown[], Output>(
  method: ReadMethod<Args, Output>,
  ...[input, options]: Call<NoInfer<Args>, ReadOptions<NoInfer<Output>>>
) {
  const args = argumentsOf<Args>(input)
  const { pollWhile, enabled = true, keepsPrevious = false } = options ?? {}
  return useReloadable<Output, unknown[]>({
    queryKey: queryKeyOf(method, args),
    queryFn: () => ask(method, args),
    enabled,
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
    refetchInterval: ({ state }) => {
      const wanted = state.data !== undefined && pollWhile?.(state.data)
      return wanted === true ? pollMs : (wanted ?? false)
    },
  })
}

/** Every item of a list of `api`, however long: for choices, of which none may be missing. */
export function useApiAll<Args extends unknown[], Item>(
  method: (...args: Args) => List<Item>,
  ...[input, options]: Call<NoInfer<Args>, { enabled?: boolean }>
) {
  const args = argumentsOf<Args>(input)
  return useReloadable({
    queryKey: [...queryKeyOf(method, args), 'all'],
    queryFn: () => Array.fromAsync(method(...args)),
    enabled: options?.enabled ?? true,
  })
}

interface ListOptions<Item> {
  enabled?: boolean
  pollWhile?: (item: Item) => boolean
  /** For what no event tells. A reader who has gone on to older pages is left alone. */
  everyMs?: number
  pageLength?: number
}

/** A list of `api`, page after page; `items` is what is loaded of it. */
export function useApiList<Args extends unknown[], Item>(
  method: (...args: Args) => List<Item>,
  ...[input, options]: Call<NoInfer<Args>, ListOptions<NoInfer<Item>>>
) {
  const args = argumentsOf<Args>(input)
  const { pollWhile, everyMs, enabled = true, pageLength: limit = 50 } = options ?? {}
  const key = [...queryKeyOf(method, args), 'pages', limit]
  const { refetch: reload, ...query } = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam: cursor, signal }) => method(...args).page({ cursor, limit, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last: Page<Item>) => last.nextCursor ?? undefined,
    // Another filter keeps the rows until the new ones are there.
    placeholderData: (previous, query) =>
      query && idsIn(query.queryKey) === idsIn(key) ? previous : undefined,
    refetchInterval: ({ state }) =>
      pollWhile && state.data?.pages.some(({ data }) => data.some(pollWhile))
        ? pollMs
        : // Also after a failure, so that a page that renews itself recovers by itself.
          ((state.data?.pages.length ?? 1) === 1 && everyMs) || false,
    enabled,
  })
  const items = query.data?.pages.flatMap(({ data }) => data)
  return { ...query, error: errorOf(query), reload, items }
}

/** The names and ids of a key; the filters of a list are objects. */
const idsIn = (key: readonly unknown[]): string =>
  key.filter((part) => typeof part === 'string').join(' ')

/** Result of `useApiList` for items of this type. */
export type ApiList<Item> = ReturnType<typeof useApiList<[], Item>>

interface MutationOptions<Args extends unknown[], Output> {
  /** The resources whose answers are another afterwards. */
  invalidates: readonly ResourceName[]
  /** The toast of success. */
  done?: string | ((output: Output) => string)
  onDone?: (output: Output, ...args: Args) => void
  /** Forms say themselves what is wrong. */
  quiet?: boolean
}

/** A change: sends it, asks again for what it concerns, and says how it went. */
export function useApiMutation<Args extends unknown[], Output>(
  send: (...args: Args) => Promise<Output>,
  { invalidates, done, onDone, quiet }: MutationOptions<Args, Output>,
) {
  const client = useQueryClient()
  const mutation = useMutation({
    mutationFn: (args: Args) => send(...args),
    async onSuccess(output, args) {
      if (done) toast(typeof done === 'string' ? done : done(output))
      onDone?.(output, ...args)
      await Promise.all(invalidates.map((name) => client.invalidateQueries(queriesUnder(name))))
    },
    onError(error) {
      if (!quiet) toast(error.message, 'bad')
    },
  })
  return {
    ...mutation,
    mutate: (...args: Args): void => mutation.mutate(args),
    mutateAsync: (...args: Args): Promise<Output> => mutation.mutateAsync(args),
  }
}

/** The sentence for one field of a form, or for the whole of it where no field is to blame. */
export function errorFor(error: unknown, field: string | null): string | null {
  if (!(error instanceof Error)) return null
  const blamed = isCapstanError(error) ? (error.field ?? null) : null
  return blamed === field ? error.message : null
}
