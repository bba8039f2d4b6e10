import { useNavigate, useSearch } from '@tanstack/react-router'

/** Returns the value of a search parameter, or undefined if it is invalid. */
type Parser<Value> = (text: string) => Value | undefined

/** Any text but an empty one. */
export const text: Parser<string> = (value) => value || undefined
/** True, or absent. */
export const flag: Parser<true> = (value) => (value === 'true' ? true : undefined)
/** A whole number from 0. */
export const count: Parser<number> = (value) => (/^\d+$/.test(value) ? Number(value) : undefined)
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
export type ReadSearch<Search> = (search: Record<string, unknown>) => Search

export const searchParams =
  <Parsers extends Record<string, Parser<unknown>>>(
    parsers: Parsers,
  ): ReadSearch<SearchOf<Parsers>> =>
  (search) =>
    Object.fromEntries(
      Object.entries(parsers).flatMap(([name, parse]) => {
        const value = search[name] === undefined ? undefined : parse(String(search[name]))
        return value === undefined ? [] : [[name, value]]
      }),
    ) as SearchOf<Parsers>

/** Parameters of a page that reads none. */
export const noSearch = searchParams({})

/** The parameters of a page, which live in its address: a link shows its reader the same. */
export function useSearchParams<Search extends object>(
  read: ReadSearch<Search>,
): [Search, (change: Partial<Search>) => void] {
  const search = read(useSearch({ strict: false }))
  const navigate = useNavigate()
  const change = (next: Partial<Search>): void => {
    void navigate({ to: '.', search: (before) => ({ ...before, ...next }), replace: true })
  }
  return [search, change]
}
