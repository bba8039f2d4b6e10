import type { ContentBlock } from '@capstan/sdk'
import { Plus, Quote, Replace, Users } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../../api.ts'
import { useApiList, useApiMutation } from '../../../queries.ts'
import { useSearchParams } from '../../../search.ts'
import { Button } from '../../../ui/button.tsx'
import { Confirm, Dialog } from '../../../ui/dialog.tsx'
import { ListFrame } from '../../../ui/list-frame.tsx'
import { QueryTable } from '../../../ui/query-table.tsx'
import { Empty } from '../../../ui/states.tsx'
import type { Column } from '../../../ui/table.tsx'
import { Ago } from '../../../ui/time.tsx'
import { blockKinds, blockName } from '../editor/block-kinds.ts'
import type { Block } from '../editor/draft.ts'
import { BlockForm } from './block-form.tsx'
import { LibraryFilters, useLibraryFilters } from './library-filters.tsx'
import { LibraryFrame } from './library-frame.tsx'
import { librarySearch } from './search-params.ts'
import { useArchive } from './use-archive.ts'

/** Texts and pictures that drafts copy. */
export function ContentBlocks() {
  const [{ create }, setSearch] = useSearchParams(librarySearch)
  const filters = useLibraryFilters()
  const blocks = useApiList(api.contentBlocks.list, [filters.query])
  const [editing, setEditing] = useState<ContentBlock | null>(null)
  const [deleting, setDeleting] = useState<ContentBlock | null>(null)
  const archive = useArchive(api.contentBlocks.update, ['contentBlocks'])
  const remove = useApiMutation(api.contentBlocks.delete, {
    invalidates: ['contentBlocks'],
    done: 'Block deleted.',
  })
  const add = (): void => setSearch({ create: true })
  const close = (): void => {
    setEditing(null)
    setSearch({ create: undefined })
  }
  const isFirst = !filters.isFiltered && blocks.items?.length === 0
  return (
    <LibraryFrame
      actions={
        <Button
          look={isFirst ? 'plain' : 'primary'}
          icon={<Plus aria-hidden="true" />}
          onClick={add}
        >
          New block
        </Button>
      }
    >
      <ListFrame filters={<LibraryFilters placeholder="Name or text" />}>
        <QueryTable
          label="Content blocks"
          query={blocks}
          columns={columns}
          keyOf={({ id }) => id}
          nameOf={({ name }) => name}
          onOpen={setEditing}
          isEndless
          onClearFilters={filters.isFiltered ? filters.clear : undefined}
          actionsOf={(block) => [
            { label: 'Edit…', onSelect: () => setEditing(block) },
            archive(block),
            { label: 'Delete…', danger: true, onSelect: () => setDeleting(block) },
          ]}
          empty={<NoBlocks onCreate={add} />}
        />
      </ListFrame>
      <Dialog title="New block" open={create === true} onClose={close} shape="wide">
        <BlockForm block={undefined} onClose={close} />
      </Dialog>
      <Dialog title="Edit block" open={editing !== null} onClose={close} shape="wide">
        {editing && <BlockForm block={editing} onClose={close} />}
      </Dialog>
      <Confirm
        title="Delete the block?"
        open={deleting !== null}
        onClose={() => setDeleting(null)}
        action="Delete block"
        onConfirm={async () => deleting && remove.mutateAsync(deleting.id)}
      >
        <strong dir="auto">{deleting?.name}</strong> is deleted. Proposals keep their copies.
      </Confirm>
    </LibraryFrame>
  )
}

const columns: readonly Column<ContentBlock>[] = [
  { title: 'Name', type: 'name', width: 240, cell: ({ name }) => <bdi title={name}>{name}</bdi> },
  {
    title: 'Kind',
    width: 128,
    wide: true,
    cell: ({ block: { type } }) => {
      const { title, icon: Icon } = blockKinds[type]
      return (
        <span className="flex items-center gap-2">
          <Icon size={16} aria-hidden="true" className="text-soft" /> {title}
        </span>
      )
    },
  },
  {
    title: 'Begins with',
    wide: true,
    cell: ({ block }) => <bdi className="text-soft">{blockName(block as Block)}</bdi>,
  },
  { title: 'Changed', type: 'time', wide: true, cell: ({ updatedAt }) => <Ago at={updatedAt} /> },
]

const NoBlocks = ({ onCreate }: { onCreate(): void }) => (
  <Empty
    title="Write it once"
    action={
      <Button look="primary" size="large" icon={<Plus aria-hidden="true" />} onClick={onCreate}>
        New block
      </Button>
    }
    ghost={['About us', 'How we work', 'Terms of payment'].map((name) => (
      <div key={name} className="flex h-9 items-center border-line border-b px-4 font-name text-sm">
        {name}
      </div>
    ))}
    next={[
      { icon: Quote, title: 'Say it well', text: 'About us, references, terms of payment.' },
      { icon: Users, title: 'Share it', text: 'Everybody here adds it from the editor.' },
      { icon: Replace, title: 'Change it later', text: 'What was sent stays as it was.' },
    ]}
  >
    Keep texts and pictures that many proposals need. A draft copies them.
  </Empty>
)
