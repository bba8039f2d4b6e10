import type { ContentBlock } from '@capstan/sdk'
import { api } from '../../../api.ts'
import { Picker } from '../../../ui/picker.tsx'
import { blockKinds, blockName } from './block-kinds.ts'
import type { Block } from './draft.ts'

/** Finds one block of the library. */
export const BlockPicker = ({ onPick }: { onPick(block: ContentBlock): void }) => (
  <Picker
    label="Search the library"
    placeholder="Name or text"
    list={api.contentBlocks.list}
    empty="The library is empty. Save a block of this page to it, from the block’s menu."
    onPick={onPick}
    show={({ name, block }) => {
      const { icon: Icon } = blockKinds[block.type]
      return (
        <>
          <Icon size={16} aria-hidden="true" className="shrink-0 text-soft" />
          <bdi className="max-w-3/5 shrink-0 truncate font-name">{name}</bdi>
          <bdi className="truncate text-soft text-xs">{blockName(block as Block)}</bdi>
        </>
      )
    }}
  />
)
