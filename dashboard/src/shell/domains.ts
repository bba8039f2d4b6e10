import { useRouter } from '@tanstack/react-router'
import type { FoundType, NavItem, PageDomain, PaletteItem, RowRule } from '../page-domain.ts'

/** Returns the folders of pages, as the shell shows them. */
export function useDomains(): readonly PageDomain[] {
  return useRouter().options.context.domains
}

/** The entries of the navigation, in the order of a day's work. */
export const navItemsOf = (domains: readonly PageDomain[]): NavItem[] =>
  domains.flatMap(({ nav }) => nav ?? [])

/** Returns the palette's items beside the navigation. */
export const paletteItemsOf = (domains: readonly PageDomain[]): PaletteItem[] =>
  domains.flatMap(({ palette }) => palette ?? [])

/** The types of objects that the palette finds, with the icon of their page. */
export const foundTypesOf = (
  domains: readonly PageDomain[],
): (FoundType & Pick<NavItem, 'icon'> & { type: string })[] =>
  domains.flatMap(({ nav, found = {} }) =>
    nav ? Object.entries(found).map(([type, how]) => ({ type, icon: nav.icon, ...how })) : [],
  )

/** The rules of all objects that are renewed alone. */
export const rowRulesOf = (domains: readonly PageDomain[]): RowRule[] =>
  domains.flatMap(({ rows }) => rows ?? [])

/** The resources whose answers these events make stale. */
export function affectedBy(domains: readonly PageDomain[], types: readonly string[]): Set<string> {
  const rules = domains.flatMap(({ affects }) => Object.entries(affects ?? {}))
  return new Set(
    rules.flatMap(([prefix, resources]) =>
      types.some((type) => type.startsWith(prefix)) ? resources : [],
    ),
  )
}
