import { CircleAlert } from 'lucide-react'
import { api, type List } from '../../api.ts'
import { useChange, useGet } from '../../queries.ts'
import { useFilters } from '../../search.ts'
import { Button } from '../../ui/button.tsx'
import { counted, type Source, sourcesPath } from './schemas.ts'

/** Says that some have failed, and runs them all again. */
export function FailedSources({ baseId }: { baseId: string }) {
  const path = sourcesPath(baseId)
  const [{ status }, setFilters] = useFilters()
  const failed = useGet<List<Source>>(path, { status: 'failed', limit: 100 })
  const retry = useChange(() => api.post<{ retried: number }>(`${path}/retry`), {
    renews: ['/v1/bases', '/v1/usage'],
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
          <Button size="small" onClick={() => setFilters({ status: 'failed' })}>
            Show
          </Button>
        )}
        <Button size="small" busy={retry.isPending} onClick={() => retry.mutate()}>
          Retry failed
        </Button>
      </span>
    </div>
  )
}
