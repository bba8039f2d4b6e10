import { api } from '../../api.ts'
import { useApi, useApiMutation } from '../../queries.ts'
import { useSearchParams } from '../../search.ts'
import { Button } from '../../ui/button.tsx'
import { formatCount } from '../../ui/format.ts'
import { Notice } from '../../ui/states.tsx'
import { baseSearch } from './search-params.ts'

/** Says that some have failed, and runs them all again. */
export function FailedSources({ baseId }: { baseId: string }) {
  const [{ status }, setSearch] = useSearchParams(baseSearch)
  const failed = useApi(api.sources.list, [baseId, { status: 'failed', limit: 100 }])
  const retry = useApiMutation(api.sources.retry, {
    invalidates: ['bases', 'sources', 'account'],
    done: ({ retried }) => `${formatCount(retried, 'source')} started again.`,
  })
  const total = failed.data?.data.length ?? 0
  if (total === 0) return null
  const amount = failed.data?.hasMore
    ? `More than ${total} sources failed`
    : `${formatCount(total, 'source')} failed`
  return (
    <Notice
      tone="bad"
      action={
        <span className="flex shrink-0 flex-wrap justify-end gap-2">
          {status !== 'failed' && (
            <Button size="small" onClick={() => setSearch({ status: 'failed' })}>
              Show
            </Button>
          )}
          <Button size="small" busy={retry.isPending} onClick={() => retry.mutate(baseId)}>
            Retry failed
          </Button>
        </span>
      }
    >
      {amount}. Each row says why.
    </Notice>
  )
}
