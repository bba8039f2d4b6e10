import type { Contact } from '@capstan/sdk'
import { useState } from 'react'

interface Chosen {
  /** Filter of the list that the selection belongs to; it ends when the filter changes. */
  filter: string
  /** Everybody who fits, also those that are not loaded: then `contacts` are the ones left out. */
  isAll: boolean
  contacts: ReadonlyMap<string, Contact>
}

/** Which contacts are selected. It outlives paging, and ends with the filter. */
export function useSelection(items: readonly Contact[], total: number | undefined, filter: string) {
  const none: Chosen = { filter, isAll: false, contacts: new Map() }
  const [chosen, setChosen] = useState(none)
  const { isAll, contacts } = chosen.filter === filter ? chosen : none
  const fresh = new Map(items.map((item) => [item.id, item]))
  const keys = isAll
    ? new Set(items.map(({ id }) => id).filter((id) => !contacts.has(id)))
    : new Set(contacts.keys())
  const onChange = (next: ReadonlySet<string>): void => {
    if (isAll && next.size > 0) {
      const left = [...contacts, ...[...fresh].filter(([id]) => !next.has(id))]
      setChosen({ ...none, isAll, contacts: new Map(left.filter(([id]) => !next.has(id))) })
      return
    }
    const kept = [...next].flatMap((id): [string, Contact][] => {
      const contact = fresh.get(id) ?? contacts.get(id)
      return contact ? [[id, contact]] : []
    })
    setChosen({ ...none, contacts: new Map(kept) })
  }
  return {
    keys,
    onChange,
    isAll,
    count: isAll ? Math.max(0, (total ?? items.length) - contacts.size) : contacts.size,
    /** The contacts as the list shows them now, if it does. */
    contacts: isAll ? [] : [...contacts].map(([id, contact]) => fresh.get(id) ?? contact),
    leftOut: isAll ? new Set(contacts.keys()) : new Set<string>(),
    selectAll: () => setChosen({ ...none, isAll: true }),
    clear: () => setChosen(none),
  }
}
export type Selection = ReturnType<typeof useSelection>
