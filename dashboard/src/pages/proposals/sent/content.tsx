import type { Proposal } from '@capstan/sdk'
import { api } from '../../../api.ts'
import { useReloadable } from '../../../queries.ts'
import { Failure } from '../../../ui/states.tsx'
import { PreviewFrame } from '../editor/preview-frame.tsx'
import { titleOf } from '../words.ts'

/** Shows the sent content as recipients read it. */
export function Content({ proposal }: { proposal: Proposal }) {
  const preview = useReloadable({
    queryKey: ['proposals', 'previewChanges', proposal.id, proposal.updatedAt],
    queryFn: () => api.proposals.previewChanges(proposal.id, {}, { html: true }),
  })
  if (preview.error) {
    return <Failure error={preview.error} onRetry={() => void preview.reload()} />
  }
  return (
    <div className="h-[70dvh]">
      <PreviewFrame html={preview.data?.html ?? null} title={titleOf(proposal)} />
    </div>
  )
}
