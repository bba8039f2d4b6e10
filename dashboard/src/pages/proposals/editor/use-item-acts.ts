import { useLayoutEffect, useRef } from 'react'
import { toast } from '../../../ui/toast.tsx'
import { readDecimal } from '../../../ui/typed-number.ts'
import { readLinePrice } from '../money.ts'
import { type ChangeDraft, type EditItem, moved, newItem, newKey, rowsIn } from './draft.ts'

/** Actions of a row; one object for all rows, which never changes. */
export interface ItemActs {
  change(key: string, changes: Partial<EditItem>): void
  remove(key: string): void
  move(key: string, by: 1 | -1): void
  /** Puts a line where another one is. */
  place(key: string, at: number): void
  insertAfter(key: string): void
  duplicate(key: string): void
  /** Whether it was rows of a spreadsheet; one line of text is for the field. */
  paste(key: string, text: string): boolean
}

/** Returns the actions for lines. A moved or added line gets the focus. */
export function useItemActs(items: readonly EditItem[], currency: string, onChange: ChangeDraft) {
  const list = useRef<HTMLOListElement>(null)
  const wanted = useRef<{ index: number; place: number } | null>(null)
  const edit = (change: (items: readonly EditItem[]) => readonly EditItem[]): void =>
    onChange((before) => ({ items: change(before.items) }))
  const editAt = (
    key: string,
    change: (items: readonly EditItem[], at: number) => readonly EditItem[],
  ): void =>
    edit((all) =>
      change(
        all,
        all.findIndex((item) => item.key === key),
      ),
    )
  const at = (key: string): number => items.findIndex((item) => item.key === key)
  const actsNow: ItemActs = {
    change: (key, changes) =>
      edit((all) => all.map((item) => (item.key === key ? { ...item, ...changes } : item))),
    remove: (key) => edit((all) => all.filter((item) => item.key !== key)),
    move(key, by) {
      wanted.current = { index: at(key) + by, place: placeOfFocus(list.current) }
      editAt(key, (all, from) => moved(all, from, from + by))
    },
    place: (key, index) => editAt(key, (all, from) => moved(all, from, index)),
    insertAfter(key) {
      wanted.current = { index: at(key) + 1, place: 0 }
      editAt(key, (all, from) => all.toSpliced(from + 1, 0, newItem(all[from]?.taxes)))
    },
    duplicate: (key) =>
      editAt(key, (all, from) => {
        const { id: _, ...item } = all[from] ?? newItem()
        return all.toSpliced(from + 1, 0, { ...item, key: newKey() })
      }),
    paste(key, text) {
      const rows = rowsIn(text)
      if (!rows) return false
      editAt(key, (all, from) => {
        const made = rows.map((cells) => pasted(cells, currency, all[from]?.taxes))
        const isBlank = !all[from]?.name
        return all.toSpliced(isBlank ? from : from + 1, isBlank ? 1 : 0, ...made)
      })
      return true
    },
  }
  const acts = useRef(actsNow)
  acts.current = actsNow
  useLayoutEffect(() => {
    if (!wanted.current) return
    const { index, place } = wanted.current
    wanted.current = null
    const row = list.current?.children[index]
    row?.querySelectorAll<HTMLElement>('input')[place]?.focus()
  })
  const add = (): void => {
    wanted.current = { index: items.length, place: 0 }
    edit((all) => [...all, newItem(all.at(-1)?.taxes)])
  }
  return { list, acts, edit, add }
}

/** Which field of its row has the focus, so that the row takes it along when it moves. */
function placeOfFocus(list: HTMLElement | null): number {
  const focused = document.activeElement
  const row = focused?.closest('li')
  if (!row || !list?.contains(row) || !(focused instanceof HTMLInputElement)) return 0
  return Math.max(0, [...row.querySelectorAll('input')].indexOf(focused))
}

function pasted(cells: string[], currency: string, taxes: EditItem['taxes']): EditItem {
  const [name = '', quantity = '', price = ''] = cells
  const faults = [
    ...(quantity ? [readDecimal(quantity).fault] : []),
    ...(price ? [readLinePrice(price, currency).fault] : []),
  ]
  const fault = faults.find((one) => one !== null)
  if (fault) toast(`${name}: ${fault}`, 'bad')
  return {
    ...newItem(taxes),
    name: name.slice(0, 200),
    quantity: readDecimal(quantity).value ?? '1',
    ...readLinePrice(price, currency).value,
  }
}
