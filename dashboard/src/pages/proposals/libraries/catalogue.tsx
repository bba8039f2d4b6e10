import type { CatalogItem } from '@capstan/sdk'
import { Download, FileSpreadsheet, Plus, Tags, Upload, WalletCards } from 'lucide-react'
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
import { saveStream } from '../../contacts/saved-file.ts'
import { formatPrice } from '../money.ts'
import { CatalogForm } from './catalog-form.tsx'
import { CatalogImport } from './catalog-import.tsx'
import { LibraryFilters, useLibraryFilters } from './library-filters.tsx'
import { LibraryFrame } from './library-frame.tsx'
import { billingShort } from './price-rows.tsx'
import { librarySearch } from './search-params.ts'
import { useArchive } from './use-archive.ts'

/** What proposals offer, with its prices. */
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
          columns={columns}
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
        <strong dir="auto">{deleting?.name}</strong> is deleted. Proposals keep what they took of
        it.
      </Confirm>
    </LibraryFrame>
  )
}

const columns: readonly Column<CatalogItem>[] = [
  {
    title: 'Name',
    cell: ({ name }) => <bdi title={name}>{name}</bdi>,
  },
  { title: 'SKU', type: 'code', width: 140, wide: true, cell: ({ sku }) => <bdi>{sku}</bdi> },
  { title: 'Unit', width: 96, wider: true, cell: ({ unit }) => <bdi>{unit}</bdi> },
  {
    title: 'Tax',
    width: 128,
    wider: true,
    cell: ({ taxes }) => taxes.map(({ name, percent }) => `${name} ${percent}\u202f%`).join(', '),
  },
  { title: 'Price', width: 168, end: true, cell: ({ prices }) => <Prices prices={prices} /> },
  { title: 'Changed', type: 'time', wide: true, cell: ({ updatedAt }) => <Ago at={updatedAt} /> },
]

/** The first price in the cell, the others in its tip. */
function Prices({ prices }: Pick<CatalogItem, 'prices'>) {
  const [first, ...others] = prices.map(
    (price) =>
      `${price.currency} ${formatPrice(price, price.currency)}${billingShort[price.billing ?? 'one_time']}`,
  )
  if (!first) return <span className="text-soft">No price</span>
  return (
    <span className="tabular-nums" title={[first, ...others].join('\n')}>
      {first}
      {others.length > 0 && <span className="text-soft"> +{others.length}</span>}
    </span>
  )
}

interface NoItemsProps {
  onCreate(): void
  onImport(): void
}

const NoItems = ({ onCreate, onImport }: NoItemsProps) => (
  <Empty
    title="Price it once"
    action={
      <>
        <Button look="primary" size="large" icon={<Plus aria-hidden="true" />} onClick={onCreate}>
          New item
        </Button>
        <Button size="large" icon={<Upload aria-hidden="true" />} onClick={onImport}>
          Import a CSV file
        </Button>
      </>
    }
    ghost={['Concept and plan', 'Installation, hour', 'Care plan'].map((name, at) => (
      <div key={name} className="flex h-9 items-center gap-6 border-line border-b px-4 text-sm">
        <span className="font-name">{name}</span>
        <span className="ms-auto tabular-nums">EUR {['8,400.00', '92.00', '540.00'][at]}</span>
      </div>
    ))}
    next={[
      { icon: Tags, title: 'One price list', text: 'The same words and prices for everybody.' },
      { icon: WalletCards, title: 'Any currency', text: 'A price for each currency and period.' },
      {
        icon: FileSpreadsheet,
        title: 'From a spreadsheet',
        text: 'Import it, and export it back.',
      },
    ]}
  >
    The catalogue holds what you offer. Lines of a proposal copy name, price and tax from it.
  </Empty>
)
