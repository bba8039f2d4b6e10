import type { CatalogItem } from '@capstan/sdk'
import { Download, Plus, Upload } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../../api.ts'
import { useApiList, useApiMutation } from '../../../queries.ts'
import { useSearchParams } from '../../../search.ts'
import { Button } from '../../../ui/button.tsx'
import { Confirm, Dialog } from '../../../ui/dialog.tsx'
import { ListFrame } from '../../../ui/list-frame.tsx'
import { QueryTable } from '../../../ui/query-table.tsx'
import { saveStream } from '../../contacts/saved-file.ts'
import { catalogColumns } from './catalog-columns.tsx'
import { CatalogForm } from './catalog-form.tsx'
import { CatalogImport } from './catalog-import.tsx'
import { LibraryFilters, useLibraryFilters } from './library-filters.tsx'
import { LibraryFrame } from './library-frame.tsx'
import { NoItems } from './no-items.tsx'
import { librarySearch } from './search-params.ts'
import { useArchive } from './use-archive.ts'

/** Lists the products with their prices. */
export function Catalogue() {
  const [{ create }, setSearch] = useSearchParams(librarySearch)
  const filters = useLibraryFilters()
  const items = useApiList(api.catalogItems.list, [filters.query])
  const [editing, setEditing] = useState<CatalogItem | null>(null)
  const [deleting, setDeleting] = useState<CatalogItem | null>(null)
  const [isImporting, setImporting] = useState(false)
  const archive = useArchive(api.catalogItems.update, ['catalogItems'])
  const remove = useApiMutation(api.catalogItems.delete, {
    invalidates: ['catalogItems'],
    done: 'Item deleted.',
  })
  const save = useApiMutation(
    async () => saveStream(await api.catalogItems.export(), 'catalogue.csv'),
    { invalidates: [] },
  )
  const add = (): void => setSearch({ create: true })
  const close = (): void => {
    setEditing(null)
    setSearch({ create: undefined })
  }
  const isFirst = !filters.isFiltered && items.items?.length === 0
  return (
    <LibraryFrame
      actions={
        <>
          <Button
            look="quiet"
            icon={<Upload aria-hidden="true" />}
            onClick={() => setImporting(true)}
          >
            Import
          </Button>
          <Button
            look="quiet"
            icon={<Download aria-hidden="true" />}
            busy={save.isPending}
            onClick={() => save.mutate()}
          >
            Export
          </Button>
          <Button
            look={isFirst ? 'plain' : 'primary'}
            icon={<Plus aria-hidden="true" />}
            onClick={add}
          >
            New item
          </Button>
        </>
      }
    >
      <ListFrame filters={<LibraryFilters placeholder="Name, SKU or description" />}>
        <QueryTable
          label="Catalogue"
          query={items}
          columns={catalogColumns}
          keyOf={({ id }) => id}
          nameOf={({ name }) => name}
          onOpen={setEditing}
          isEndless
          onClearFilters={filters.isFiltered ? filters.clear : undefined}
          actionsOf={(item) => [
            { label: 'Edit…', onSelect: () => setEditing(item) },
            archive(item),
            { label: 'Delete…', danger: true, onSelect: () => setDeleting(item) },
          ]}
          empty={<NoItems onCreate={add} onImport={() => setImporting(true)} />}
        />
      </ListFrame>
      <Dialog title="New item" open={create === true} onClose={close} shape="wide">
        <CatalogForm item={undefined} onClose={close} />
      </Dialog>
      <Dialog title="Edit item" open={editing !== null} onClose={close} shape="wide">
        {editing && <CatalogForm item={editing} onClose={close} />}
      </Dialog>
      <Dialog
        title="Import items"
        open={isImporting}
        onClose={() => setImporting(false)}
        shape="wide"
      >
        <CatalogImport onClose={() => setImporting(false)} />
      </Dialog>
      <Confirm
        title="Delete the item?"
        open={deleting !== null}
        onClose={() => setDeleting(null)}
        action="Delete item"
        onConfirm={async () => deleting && remove.mutateAsync(deleting.id)}
      >
        <strong dir="auto">{deleting?.name}</strong> is deleted. Proposals keep their copies.
      </Confirm>
    </LibraryFrame>
  )
}
