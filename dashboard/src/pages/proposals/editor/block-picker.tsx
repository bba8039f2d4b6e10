import type { ContentBlock } from '@capstan/sdk'
import { useState } from 'react'
import { api } from '../../../api.ts'
import { useApi } from '../../../queries.ts'
import { SearchField } from '../../../ui/search-field.tsx'
import { Failure } from '../../../ui/states.tsx'
import { blockKinds, blockName } from './block-kinds.ts'
import type { Block } from './draft.ts'

/** Finds one block of the library by what is typed. */
export function BlockPicker({ onPick }: { onPick(block: ContentBlock): void }) {
  const [q, setQ] = useState<string | undefined>()
  const found = useApi(api.contentBlocks.list, [{ ...(q !== undefined && { q }), limit: 10 }])
  const items = found.data?.data ?? []
  return (
    <div className="flex flex-col gap-3">
      <SearchField
        label="Search the library"
        placeholder="Name or text"
        value={q}
        onChange={setQ}
      />
      {found.error && <Failure error={found.error} onRetry={() => void found.reload()} />}
      <ul>
        {items.map((item) => {
          const { icon: Icon } = blockKinds[item.block.type]
          return (
            <li key={item.id}>
              <button
                type="button"
                onClick={() => onPick(item)}
                className="flex min-h-9 w-full min-w-0 items-center gap-2.5 rounded-md px-2 text-start hover:bg-press max-sm:min-h-11"
              >
                <Icon size={16} aria-hidden="true" className="shrink-0 text-soft" />
                <bdi className="max-w-3/5 shrink-0 truncate font-name">{item.name}</bdi>
                <bdi className="truncate text-soft text-xs">{blockName(item.block as Block)}</bdi>
              </button>
            </li>
          )
        })}
        {items.length === 0 && !found.isPending && (
          <li className="px-2 py-1.5 text-soft">
            {q
              ? 'Nothing matches. Try another word.'
              : 'The library is empty. Save a block of this page to it, from the block’s menu.'}
          </li>
        )}
      </ul>
    </div>
  )
}
