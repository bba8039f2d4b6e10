import type { Base } from '@capstan/sdk'
import { useNavigate } from '@tanstack/react-router'
import { FileUp, Globe, Plus, TextSearch } from 'lucide-react'
import { api } from '../../api.ts'
import { useApiList } from '../../queries.ts'
import { useSearchParams } from '../../search.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { formatNumber } from '../../ui/format.ts'
import { ListFrame } from '../../ui/list-frame.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { QueryTable } from '../../ui/query-table.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Empty } from '../../ui/states.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Ago } from '../../ui/time.tsx'
import { NewBaseForm } from './new-base.tsx'
import { builtinModel } from './schemas.ts'
import { basesSearch } from './search-params.ts'

/** The knowledge bases of the organization. */
export function Bases() {
  const [{ q, create }, setSearch] = useSearchParams(basesSearch)
  const bases = useApiList(api.bases.list, { q })
  const navigate = useNavigate()
  const isEmpty = bases.items?.length === 0 && !q
  const openForm = (): void => setSearch({ create: true })
  return (
    <>
      <PageHeader
        title="Knowledge"
        actions={
          <Button
            look={isEmpty ? 'plain' : 'primary'}
            icon={<Plus aria-hidden="true" />}
            onClick={openForm}
          >
            New base
          </Button>
        }
      />
      <ListFrame
        filters={
          !isEmpty && (
            <SearchField
              label="Search bases"
              placeholder="Search by name"
              className="max-w-72"
              value={q}
              onChange={(next) => setSearch({ q: next })}
            />
          )
        }
      >
        <QueryTable
          label="Knowledge bases"
          query={bases}
          columns={columns}
          keyOf={({ id }) => id}
          linkOf={({ id }) => ({ to: '/knowledge/$baseId', params: { baseId: id } })}
          empty={<NoBase onCreate={openForm} />}
          onClearFilters={q ? () => setSearch({ q: undefined }) : undefined}
        />
      </ListFrame>
      <Dialog
        title="New knowledge base"
        open={create === true}
        onClose={() => setSearch({ create: undefined })}
      >
        <NewBaseForm
          onCreated={({ id }) =>
            void navigate({ to: '/knowledge/$baseId', params: { baseId: id } })
          }
        />
      </Dialog>
    </>
  )
}

type Row = Omit<Base, 'chunking' | 'search' | 'reindex' | 'embeddingDimensions' | 'createdAt'>

const columns: readonly Column<Row>[] = [
  { title: 'Name', cell: ({ name }) => name },
  {
    title: 'Description',
    wider: true,
    cell: ({ description }) => <span dir="auto">{description}</span>,
  },
  {
    title: 'Model',
    type: 'code',
    width: 200,
    wide: true,
    cell: ({ embeddingModel }) => embeddingModel,
  },
  { title: 'Sources', type: 'number', cell: ({ sourcesCount }) => formatNumber(sourcesCount) },
  {
    title: 'Chunks',
    type: 'number',
    wide: true,
    cell: ({ chunksCount }) => formatNumber(chunksCount),
  },
  { title: 'Changed', type: 'time', wide: true, cell: ({ updatedAt }) => <Ago at={updatedAt} /> },
]

const examples: readonly Row[] = [
  ['Handbook', 'How we work', 86, 1_204],
  ['Opening hours', 'For the help page', 12, 96],
  ['Products', 'Sheets and prices', 240, 4_812],
].map(([name, description, sourcesCount, chunksCount]) => ({
  id: `${name}`,
  name: `${name}`,
  description: `${description}`,
  embeddingModel: builtinModel,
  sourcesCount: Number(sourcesCount),
  chunksCount: Number(chunksCount),
  updatedAt: '2026-11-21T09:30:00.000Z',
}))

const NoBase = ({ onCreate }: { onCreate(): void }) => (
  <Empty
    title="Create your first knowledge base"
    ghost={
      <Table
        label="Example"
        columns={columns.filter(({ wide, wider }) => !wide && !wider)}
        rows={examples}
        keyOf={({ id }) => id}
      />
    }
    action={
      <Button look="primary" size="large" icon={<Plus aria-hidden="true" />} onClick={onCreate}>
        Create a base
      </Button>
    }
    command="capstan bases create --name Handbook"
    next={[
      { icon: FileUp, title: 'Add files', text: 'Drop PDF, Word, email or plain text.' },
      { icon: Globe, title: 'Follow a site', text: 'Pages refresh on a schedule of yours.' },
      { icon: TextSearch, title: 'Search it', text: 'By words and meaning, from your code.' },
    ]}
  >
    A base holds pages, files and texts. Your application finds the passage that answers a question.
  </Empty>
)
