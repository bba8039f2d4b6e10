import { type List, methodNameOf } from '@capstan/sdk'
import { useReloadable } from '../../queries.ts'

/** A list that is short by its nature, such as members or fields, as a whole. */
export function useWholeList<Item>(method: (query: { limit: number }) => List<Item>) {
  const name = methodNameOf(method)
  return useReloadable({
    queryKey: [name?.resource ?? '', name?.method ?? '', 'whole'],
    async queryFn() {
      const items: Item[] = []
      for await (const item of method({ limit: 100 })) items.push(item)
      return items
    },
    staleTime: 60_000,
  })
}
