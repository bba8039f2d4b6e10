import type { Base } from '@capstan/sdk'
import { FileUp, Plus } from 'lucide-react'
import { api } from '../../api.ts'
import { useApiList } from '../../queries.ts'
import { useSearchParams } from '../../search.ts'
import { Button } from '../../ui/button.tsx'
import { ListFrame } from '../../ui/list-frame.tsx'
import { Empty } from '../../ui/states.tsx'
import { AddSource } from './add-source.tsx'
import { BaseFrame } from './base-frame.tsx'
import { DropZone } from './drop-zone.tsx'
import { FailedSources } from './failed-sources.tsx'
import { FilePicker } from './file-picker.tsx'
import { isUnderWay } from './schemas.ts'
import { baseSearch } from './search-params.ts'
import { noSourceFilters, SourceFilters } from './source-filters.tsx'
import { SourceTable } from './source-table.tsx'
import { UploadList } from './upload-list.tsx'
import { useUploads } from './uploads.ts'

/** A knowledge base: what it is made of, and how far each part has come. */
export function BasePage() {
  const [, setSearch] = useSearchParams(baseSearch)
  return (
    <BaseFrame
      actions={({ sourcesCount }) => (
        <Button
          look={sourcesCount === 0 ? 'plain' : 'primary'}
          icon={<Plus aria-hidden="true" />}
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
  const [{ status, type, q, parentId, warnings, add }, setSearch] = useSearchParams(baseSearch)
  const uploads = useUploads(base.id)
  const sources = useApiList(api.sources.list, [base.id, { status, type, q, parentId, warnings }], {
    pollWhile: isUnderWay,
  })
  const isFiltered = Boolean(status || type || q || parentId || warnings)
  return (
    <>
      <DropZone name={base.name} onFiles={uploads.add} />
      <ListFrame
        filters={
          <>
            <SourceFilters />
            <span className="ms-auto">
              <FilePicker
                look="quiet"
                size="small"
                icon={<FileUp aria-hidden="true" />}
                onFiles={uploads.add}
              >
                Upload files
              </FilePicker>
            </span>
          </>
        }
      >
        <div className="inset flex flex-col gap-3 pt-3 pb-3 empty:hidden">
          <UploadList {...uploads} />
          <FailedSources baseId={base.id} />
        </div>
        <SourceTable
          baseId={base.id}
          query={sources}
          empty={<NoSource onAdd={() => setSearch({ add: true })} />}
          onClearFilters={isFiltered ? () => setSearch(noSourceFilters) : undefined}
        />
      </ListFrame>
      <AddSource
        baseId={base.id}
        open={add === true}
        onClose={() => setSearch({ add: undefined })}
        onFiles={uploads.add}
      />
    </>
  )
}

const NoSource = ({ onAdd }: { onAdd(): void }) => (
  <Empty
    title="Add your first source"
    action={
      <Button look="primary" size="large" onClick={onAdd}>
        Add the first source
      </Button>
    }
  >
    Add a web page, a whole site or a text. Or drop files anywhere on this page.
  </Empty>
)
