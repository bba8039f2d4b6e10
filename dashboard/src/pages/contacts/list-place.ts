/** The list that a contact was opened from: its page goes on to the next one. */
interface ListPlace {
  /** The address of the list, with its filters. */
  address: string
  title: string
  ids: readonly string[]
  total: number
}

let last: ListPlace | null = null

/** Kept in memory alone: after a reload a contact stands by itself. */
export const rememberList = (list: ListPlace): void => {
  last = list
}

export function placeOf(id: string) {
  const index = last?.ids.indexOf(id) ?? -1
  if (!last || index < 0) return null
  const { ids, total, address, title } = last
  return { address, title, index, total, previous: ids[index - 1], next: ids[index + 1] }
}
