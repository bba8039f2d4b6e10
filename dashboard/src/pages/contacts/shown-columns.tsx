import { Columns3 } from 'lucide-react'
import { useState } from 'react'
import { Menu } from '../../ui/menu.tsx'
import type { ContactColumn } from './columns.tsx'

const storageKey = 'capstan.contacts.columns'

function readKeys(): readonly string[] | null {
  try {
    const keys: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null')
    return Array.isArray(keys) ? keys.map(String) : null
  } catch {
    return null
  }
}

/** The columns that this person has chosen in this browser, and what changes the choice. */
export function useShownColumns(all: readonly ContactColumn[]) {
  const [chosen, setChosen] = useState(readKeys)
  const keys = chosen ?? all.filter(({ isUsual }) => isUsual).map(({ key }) => key)
  const toggle = (key: string): void => {
    const next = keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key]
    localStorage.setItem(storageKey, JSON.stringify(next))
    setChosen(next)
  }
  return { shown: all.filter(({ key }) => key === 'name' || keys.includes(key)), toggle }
}

interface ColumnsMenuProps {
  all: readonly ContactColumn[]
  shown: readonly ContactColumn[]
  onToggle(key: string): void
}

export const ColumnsMenu = ({ all, shown, onToggle }: ColumnsMenuProps) => (
  <Menu
    label="Choose columns"
    className="h-7.5 px-2.5 max-sm:hidden"
    trigger={
      <span className="flex items-center gap-2 font-label text-sm">
        <Columns3 size={16} aria-hidden="true" /> Columns
      </span>
    }
    actions={all
      .filter(({ key }) => key !== 'name')
      .map((column) => ({
        label: column.title,
        checked: shown.includes(column),
        onSelect: () => onToggle(column.key),
      }))}
  />
)
