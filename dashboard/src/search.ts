import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'

/** Returns the value of a search parameter, or undefined if it is invalid. */
type Parser<Value> = (text: string) => Value | undefined

/** Any text but an empty one. */
export const text: Parser<string> = (value) => value || undefined
/** True, or absent. */
export const flag: Parser<true> = (value) => (value === 'true' ? true : undefined)
/** A whole number from 0. */
export const count: Parser<number> = (value) => (/^\d+$/.test(value) ? Number(value) : undefined)
/** The id of what stands open in a panel beside the list: Back closes it, and stays on the page. */
export const panel: Parser<string> = (value) => value || undefined
/** One of these words. */
export const oneOf =
  <const Word extends string>(...words: readonly Word[]): Parser<Word> =>
  (value) =>
    words.find((word) => word === value)

/** The parameters that a page reads from its address; each may be absent. */
export type SearchOf<Parsers> = {
  [Name in keyof Parsers]?: (Parsers[Name] extends Parser<infer Value> ? Value : never) | undefined
}

/** Reads the parameters of an address; the `validateSearch` of a route. */
export interface ReadSearch<Search> {
  (search: Record<string, unknown>): Search
  /** The parameters that open something over the page: a panel or a form. */
  layers?: readonly string[]
}

export const searchParams = <Parsers extends Record<string, Parser<unknown>>>(
  parsers: Parsers,
): ReadSearch<SearchOf<Parsers>> => {
  const read = (search: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(parsers).flatMap(([name, parse]) => {
        const value = search[name] === undefined ? undefined : parse(String(search[name]))
        return value === undefined ? [] : [[name, value]]
      }),
    ) as SearchOf<Parsers>
  const isLayer = (name: string): boolean => name === 'create' || parsers[name] === panel
  return Object.assign(read, { layers: Object.keys(parsers).filter(isLayer) })
}

/** Parameters of a page that reads none. */
export const noSearch = searchParams({})

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The address of the page below the panel that this step of the history opened. */
    openedOver?: string
  }
}

/**
 * The parameters of a page, which live in its address: a link shows its reader the same. Opening a panel or a form is
 * a step of the history, so that Back closes it; everything else replaces the address.
 */
export function useSearchParams<Search extends object>(
  read: ReadSearch<Search>,
): [Search, (change: Partial<Search>) => void] {
  const search = read(useSearch({ strict: false }))
  const navigate = useNavigate()
  const router = useRouter()
  const change = (next: Partial<Search>): void => {
    const before: Record<string, unknown> = router.latestLocation.search
    const after = { ...before, ...next }
    const opens = (read.layers ?? []).some((name) => after[name] !== undefined)
    const isOpen = (read.layers ?? []).some((name) => before[name] !== undefined)
    const { href } = router.buildLocation({ to: '.', search: after })
    // A form that was sent may lead on to what it made: going back would undo that.
    const isPanel = before['create'] === undefined
    if (isOpen && !opens && isPanel && router.latestLocation.state.openedOver === href) {
      router.history.back()
      return
    }
    const isStep = opens && !isOpen
    void navigate({
      to: '.',
      search: after,
      replace: !isStep,
      state: isStep ? { openedOver: router.latestLocation.href } : true,
    })
  }
  return [search, change]
}
