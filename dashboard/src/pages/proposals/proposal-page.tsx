import { isCapstanError } from '@capstan/sdk'
import { useParams } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { api } from '../../api.ts'
import { useApi } from '../../queries.ts'
import { Gone } from '../../ui/blocked.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Failure, Skeleton } from '../../ui/states.tsx'
import { trail } from './trail.ts'
import { titleOf } from './words.ts'

const Editor = lazy(async () => {
  // The texts of a draft need it too: it is asked for now, and nobody waits for it here.
  import('./rich-text/rich-text.tsx').catch(() => {})
  return { default: (await import('./editor/editor.tsx')).Editor }
})
const Sent = lazy(async () => ({ default: (await import('./sent/sent.tsx')).Sent }))

/** A draft is edited; what was sent is followed. */
export function ProposalPage() {
  const { proposalId = '' } = useParams({ strict: false })
  const proposal = useApi(api.proposals.get, proposalId)
  const { data, error } = proposal
  const [isHeld, setHeld] = useState(false)
  if (data) {
    return (
      <Suspense
        fallback={
          <>
            <PageHeader title={titleOf(data)} trail={trail} />
            <Loading />
          </>
        }
      >
        {data.status === 'draft' || isHeld ? (
          <Editor key={data.id} proposal={data} onHold={setHeld} />
        ) : (
          <Sent key={data.id} proposal={data} />
        )}
      </Suspense>
    )
  }
  const isGone = isCapstanError(error) && error.status === 404
  return (
    <>
      <PageHeader title="Proposal" trail={trail} />
      {isGone && <Gone what="proposal" />}
      {error && !isGone && <Failure error={error} onRetry={() => void proposal.reload()} />}
      {!error && <Loading />}
    </>
  )
}

const Loading = () => (
  <div role="status" aria-label="Loading" className="late flex flex-col gap-5">
    <Skeleton className="h-13 w-2/3" />
    <Skeleton className="h-64 w-full" />
  </div>
)
