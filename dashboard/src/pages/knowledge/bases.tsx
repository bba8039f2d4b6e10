import type { Base } from '@capstan/sdk'
import { useNavigate } from '@tanstack/react-router'
import { BookOpenText, Plus } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApiList } from '../../queries.ts'
import { useSearchParams } from '../../search.ts'
import { Button } from '../../ui/button.tsx'
import { Card, PageHeader } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FilterField } from '../../ui/field.tsx'
import { Empty, Failure, SkeletonRows } from '../../ui/states.tsx'
import { More, Table } from '../../ui/table.tsx'
import { Ago } from '../../ui/time.tsx'
import { NewBaseForm } from './new-base.tsx'
import { count } from './schemas.ts'
import { basesSearch } from './search-params.ts'

/** The knowledge bases of the organization. */
export function Bases() {
  const [{ q, create }, setSearch] = useSearchParams(basesSearch)
  const bases = useApiList(api.bases.list, { q })
  const [round, setRound] = useState(0)
  const navigate = useNavigate()
  const open = (baseId: string): void =>
    void navigate({ to: '/knowledge/$baseId', params: { baseId } })
  return (
    <>
      <PageHeader
        title="Knowledge"
        lead="Bases of pages, files and texts that your application can search."
        actions={
          <Button
            look="primary"
            icon={<Plus size={16} aria-hidden="true" />}
            onClick={() => setSearch({ create: true })}
          >
            New base
          </Button>
        }
      />
      <div className="mb-3 flex flex-wrap gap-2">
        <FilterField
          key={round}
          label="Search bases"
          type="search"
          placeholder="Search by name"
          className="max-w-80"
          defaultValue={q}
          onChange={(event) => setSearch({ q: event.target.value || undefined })}
        />
      </div>
      <Card>
        {bases.error ? (
          <Failure error={bases.error} onRetry={() => void bases.reload()} />
        ) : !bases.items ? (
          <SkeletonRows />
        ) : bases.items.length === 0 ? (
          <NoBase
            isFiltered={Boolean(q)}
            onClear={() => {
              setSearch({ q: undefined })
              setRound(round + 1)
            }}
            onCreate={() => setSearch({ create: true })}
          />
        ) : (
          <>
            <BaseTable bases={bases.items} onOpen={open} />
            <More
              hasMore={bases.hasNextPage}
              busy={bases.isFetchingNextPage}
              onMore={() => void bases.fetchNextPage()}
            />
          </>
        )}
      </Card>
      <Dialog
        title="New knowledge base"
        open={create === true}
        onClose={() => setSearch({ create: undefined })}
      >
        <NewBaseForm onCreated={({ id }) => open(id)} />
      </Dialog>
    </>
  )
}

function BaseTable({ bases, onOpen }: { bases: readonly Base[]; onOpen(id: string): void }) {
  return (
    <Table
      label="Knowledge bases"
      rows={bases}
      keyOf={({ id }) => id}
      onOpen={({ id }) => onOpen(id)}
      columns={[
        { title: 'Name', grows: true, cell: (base) => <Name base={base} /> },
        {
          title: 'Model',
          wide: true,
          cell: ({ embeddingModel }) => (
            <code className="block max-w-48 truncate font-mono text-soft text-xs">
              {embeddingModel}
            </code>
          ),
        },
        { title: 'Sources', end: true, cell: ({ sourcesCount }) => <Amount of={sourcesCount} /> },
        {
          title: 'Chunks',
          end: true,
          wide: true,
          cell: ({ chunksCount }) => <Amount of={chunksCount} />,
        },
        {
          title: 'Changed',
          end: true,
          wide: true,
          cell: ({ updatedAt }) => <Ago at={updatedAt} />,
        },
      ]}
    />
  )
}

function Name({ base: { name, description } }: { base: Base }) {
  return (
    <>
      <span className="block truncate">{name}</span>
      {description && (
        <span className="block truncate font-normal text-faint text-xs" dir="auto">
          {description}
        </span>
      )}
    </>
  )
}

const Amount = ({ of }: { of: number }) => <span className="tabular-nums">{count(of)}</span>

interface NoBaseProps {
  isFiltered: boolean
  onClear(): void
  onCreate(): void
}

function NoBase({ isFiltered, onClear, onCreate }: NoBaseProps) {
  if (isFiltered) {
    return (
      <Empty
        icon={BookOpenText}
        title="No base fits"
        action={<Button onClick={onClear}>Clear the search</Button>}
      >
        Search for a part of its name.
      </Empty>
    )
  }
  return (
    <Empty
      icon={BookOpenText}
      title="No knowledge base yet"
      action={
        <Button look="primary" onClick={onCreate}>
          Create the first one
        </Button>
      }
    >
      A base holds pages, files and texts. Add some, and your application finds answers in them.
    </Empty>
  )
}
