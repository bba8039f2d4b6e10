import type { List } from '@capstan/sdk'
import { type ReactNode, useState } from 'react'
import { useApi } from '../../queries.ts'
import { SearchField } from '../../ui/search-field.tsx'
import { Failure } from '../../ui/states.tsx'

interface PickerProps<Item> {
  label: string
  placeholder: string
  list(query: { q?: string; limit: number }): List<Item>
  /** Content of an item's row. */
  show(item: Item): ReactNode
  /** Text for an empty list. */
  empty: string
  onPick(item: Item): void
}

/** Finds one thing of a list by what is typed. */
export function Picker<Item extends { id: string }>(props: PickerProps<Item>) {
  const { label, placeholder, list, show, empty, onPick } = props
  const [q, setQ] = useState<string | undefined>()
  const found = useApi(list, [{ ...(q !== undefined && { q }), limit: 10 }])
  const items = found.data?.data ?? []
  return (
    <div className="flex flex-col gap-3">
      <SearchField label={label} placeholder={placeholder} value={q} onChange={setQ} />
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
