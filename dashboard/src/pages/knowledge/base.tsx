import type { Base } from '@capstan/sdk'
import { FileUp, FolderOpen, Plus } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApiList } from '../../queries.ts'
import { useSearchParams } from '../../search.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Empty, Failure, SkeletonRows } from '../../ui/states.tsx'
import { More } from '../../ui/table.tsx'
import { AddSource } from './add-source.tsx'
import { BaseFrame } from './base-frame.tsx'
import { DropZone } from './drop-zone.tsx'
import { FailedSources } from './failed-sources.tsx'
import { FilePicker } from './file-picker.tsx'
import { isUnderWay } from './schemas.ts'
import { baseSearch } from './search-params.ts'
import { SourceFilters } from './source-filters.tsx'
import { SourceTable } from './source-table.tsx'
import { UploadList } from './upload-list.tsx'
import { useUploads } from './uploads.ts'

/** A knowledge base: what it is made of, and how far each part has come. */
export function BasePage() {
  const [, setSearch] = useSearchParams(baseSearch)
  return (
    <BaseFrame
      actions={() => (
        <Button
          look="primary"
          icon={<Plus size={16} aria-hidden="true" />}
          onClick={() => setSearch({ add: true })}
        >
          Add a source
        </Button>
      )}
    >
      {(base) => <Sources key={base.id} base={base} />}
    </BaseFrame>
  )
}

function Sources({ base }: { base: Base }) {
  const [{ status, type, q, parentId, add }, setSearch] = useSearchParams(baseSearch)
  const [round, setRound] = useState(0)
  const uploads = useUploads(base.id)
  const sources = useApiList(api.sources.list, [base.id, { status, type, q, parentId }], {
    pollWhile: isUnderWay,
  })
  const isFiltered = Boolean(status || type || q || parentId)
  const clear = (): void => {
    setSearch({ status: undefined, type: undefined, q: undefined, parentId: undefined })
    setRound(round + 1)
  }
  return (
    <>
      <DropZone name={base.name} onFiles={uploads.add} />
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <SourceFilters key={round} />
        <span className="ms-auto">
          <FilePicker
            size="small"
            icon={<FileUp size={15} aria-hidden="true" />}
            onFiles={uploads.add}
          >
            Upload files
          </FilePicker>
        </span>
      </div>
      <UploadList {...uploads} />
      <FailedSources baseId={base.id} />
      <Card>
        {sources.error ? (
          <Failure error={sources.error} onRetry={() => void sources.reload()} />
        ) : !sources.items ? (
          <SkeletonRows />
        ) : sources.items.length === 0 ? (
          <NoSource
            isFiltered={isFiltered}
            onClear={clear}
            onAdd={() => setSearch({ add: true })}
          />
        ) : (
          <>
            <SourceTable baseId={base.id} sources={sources.items} />
            <More
              hasMore={sources.hasNextPage}
              busy={sources.isFetchingNextPage}
              onMore={() => void sources.fetchNextPage()}
            />
          </>
        )}
      </Card>
      <AddSource
        baseId={base.id}
        open={add === true}
        onClose={() => setSearch({ add: undefined })}
        onFiles={uploads.add}
      />
    </>
  )
}

interface NoSourceProps {
  isFiltered: boolean
  onClear(): void
  onAdd(): void
}

function NoSource({ isFiltered, onClear, onAdd }: NoSourceProps) {
  if (isFiltered) {
    return (
      <Empty
        icon={FolderOpen}
        title="No source fits"
        action={<Button onClick={onClear}>Clear the filters</Button>}
      >
        Search for a part of a name or an address, or look at another status or type.
      </Empty>
    )
  }
  return (
    <Empty
      icon={FolderOpen}
      title="Nothing to search yet"
      action={
        <Button look="primary" onClick={onAdd}>
          Add the first source
        </Button>
      }
    >
      Add a web page, a whole site or a text, or drop files anywhere on this page.
    </Empty>
  )
}
