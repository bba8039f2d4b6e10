import type { List } from '@capstan/sdk'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useApi } from '../queries.ts'
import { SearchField } from './search-field.tsx'
import { Failure } from './states.tsx'

interface PickerProps<Item> {
  label: string
  placeholder: string
  list(query: { q?: string; limit: number }): List<Item>
  /** Not offered. */
  exceptId?: string | undefined
  /** Content of an item's row. */
  show(item: Item): ReactNode
  /** Text for an empty list. */
  empty: string
  onPick(item: Item): void
}

/** `<Picker label placeholder list exceptId show empty onPick>`: finds one thing of a list by what is typed. */
export function Picker<Item extends { id: string }>(props: PickerProps<Item>) {
  const { label, placeholder, list, exceptId, show, empty, onPick } = props
  const [q, setQ] = useState<string | undefined>()
  const found = useApi(list, [{ ...(q !== undefined && { q }), limit: 10 }])
  const items = found.data?.data.filter(({ id }) => id !== exceptId) ?? []
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the field and the buttons in it
    <div className="flex flex-col gap-3" onKeyDown={step}>
      <SearchField
        label={label}
        placeholder={placeholder}
        autoFocus
        className="w-full"
        value={q}
        onChange={setQ}
      />
      {found.error && <Failure error={found.error} onRetry={() => void found.reload()} />}
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <button
              type="button"
              onClick={() => onPick(item)}
              className="flex min-h-9 w-full min-w-0 items-center gap-2.5 rounded-md px-2 text-start hover:bg-press max-sm:min-h-11"
            >
              {show(item)}
            </button>
          </li>
        ))}
        {items.length === 0 && found.data && (
          <li className="px-2 py-1.5 text-soft">
            {q ? 'Nothing matches. Try another word.' : empty}
          </li>
        )}
      </ul>
    </div>
  )
}

/** The arrow keys move from the field through what was found, and back. */
function step(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (by === undefined || event.altKey || event.metaKey || event.ctrlKey) return
  const stops = [...event.currentTarget.querySelectorAll<Element>('input, li > button')]
  const next = stops[stops.indexOf(event.target as Element) + by]
  if (next instanceof HTMLElement) next.focus()
  event.preventDefault()
}
