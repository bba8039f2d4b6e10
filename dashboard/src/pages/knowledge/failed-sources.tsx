import { CircleAlert } from 'lucide-react'
import { api } from '../../api.ts'
import { useApi, useApiMutation } from '../../queries.ts'
import { useSearchParams } from '../../search.ts'
import { Button } from '../../ui/button.tsx'
import { counted } from './schemas.ts'
import { baseSearch } from './search-params.ts'

/** Says that some have failed, and runs them all again. */
export function FailedSources({ baseId }: { baseId: string }) {
  const [{ status }, setSearch] = useSearchParams(baseSearch)
  const failed = useApi(api.sources.list, [baseId, { status: 'failed', limit: 100 }])
  const retry = useApiMutation(api.sources.retry, {
    invalidates: ['bases', 'sources', 'account'],
    done: ({ retried }) => `${counted(retried, 'source')} run again.`,
  })
  const total = failed.data?.data.length ?? 0
  if (total === 0) return null
  const isMany = failed.data?.hasMore
  return (
    <div
      role="status"
      className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-bad-wash py-2 ps-3.5 pe-2 text-bad text-sm"
    >
      <CircleAlert size={16} aria-hidden="true" className="shrink-0" />
      <span>
        {isMany ? `More than ${total} sources` : counted(total, 'source')} failed. Each says why.
      </span>
      <span className="ms-auto flex gap-2">
        {status !== 'failed' && (
          <Button size="small" onClick={() => setSearch({ status: 'failed' })}>
            Show
          </Button>
        )}
        <Button size="small" busy={retry.isPending} onClick={() => retry.mutate(baseId)}>
          Retry failed
        </Button>
      </span>
    </div>
  )
}
