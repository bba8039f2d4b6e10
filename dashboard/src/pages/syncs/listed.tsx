import type { ReactNode } from 'react'
import type { ApiList } from '../../queries.ts'
import { Button } from '../../ui/button.tsx'
import { Failure } from '../../ui/states.tsx'

interface ListedProps<Item> {
  title: string
  list: ApiList<Item>
  keyOf(item: Item): string
  children(item: Item): ReactNode
}

/** Lists items of a run, a few at a time. */
export function Listed<Item>({ title, list, keyOf, children }: ListedProps<Item>) {
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold">{title}</h3>
      {list.error ? <Failure error={list.error} onRetry={list.reload} /> : null}
      <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line text-sm">
        {list.items?.map((item) => (
          <li key={keyOf(item)} className="px-3 py-2">
            {children(item)}
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <div>
          <Button
            size="small"
            busy={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            Show more
          </Button>
        </div>
      )}
    </section>
  )
}
