import { useParams } from '@tanstack/react-router'
import { api } from '../../../api.ts'
import { useApi } from '../../../queries.ts'
import { useSearchParams } from '../../../search.ts'
import { Failure, SkeletonCard } from '../../../ui/states.tsx'
import { importSearch } from '../search-params.ts'
import { CheckStep } from './check-step.tsx'
import { ColumnsStep } from './columns-step.tsx'
import { isDry, isUnderWay } from './import-state.ts'
import { ResultStep } from './result-step.tsx'
import { Wizard } from './wizard.tsx'

/** One import, at the step that its state and the address say. */
export function ImportPage() {
  const { importId = '' } = useParams({ strict: false })
  const [{ from, step }, setSearch] = useSearchParams(importSearch)
  const record = useApi(api.contactImports.get, importId, { pollWhile: isUnderWay })
  const earlier = useApi(api.contactImports.get, from ?? '', { enabled: from !== undefined })
  const isWaiting = from !== undefined && earlier.isPending
  if (!record.data || isWaiting) {
    return (
      <Wizard title="Import" step="Columns">
        {record.error ? (
          <Failure error={record.error} onRetry={() => void record.reload()} />
        ) : (
          <SkeletonCard className="h-64" />
        )}
      </Wizard>
    )
  }
  const { id, status } = record.data
  const dry = isDry(record.data)
  const choosesColumns =
    status === 'uploaded' || (dry && status !== 'running' && step === 'columns')
  if (choosesColumns) {
    return (
      <ColumnsStep
        key={id}
        record={record.data}
        earlier={earlier.data}
        onChecked={() => setSearch({ step: undefined })}
      />
    )
  }
  if (dry) return <CheckStep record={record.data} onBack={() => setSearch({ step: 'columns' })} />
  return <ResultStep record={record.data} />
}
