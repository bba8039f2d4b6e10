import type { Source } from '@capstan/sdk'
import { Link } from '@tanstack/react-router'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClasses } from '../../ui/button.tsx'

/** Why a source failed, in the server's own sentence, and a way on. */
export function FailureNote({ source }: { source: Source }) {
  const { error, failure, chunksCount } = source
  return (
    <div role="alert" className="flex gap-3 rounded-lg bg-bad-wash px-4 py-3.5 text-sm">
      <CircleAlert size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-bad" />
      <div className="min-w-0 flex-1">
        <p className="break-words font-medium text-bad">{error}</p>
        <p className="mt-1 text-ink">
          <code className="font-mono text-xs">{failure?.code}</code>
          {failure?.stage && ` while ${failure.stage}`}.{' '}
          {failure?.retryable
            ? 'Another try may help as things are.'
            : 'Another try alone does not help.'}{' '}
          {chunksCount > 0 && 'Searches still find what the run before it stored.'}
        </p>
      </div>
      <WayOn source={source} />
    </div>
  )
}

/** Where it is put right, when that is another page. */
function WayOn({ source: { baseId, failure } }: { source: Source }): ReactNode {
  const code = failure?.code ?? ''
  const look = `${buttonClasses('plain', 'small')} shrink-0 self-start`
  if (code === 'insufficient_credits' || code === 'plan_limit_reached') {
    return (
      <Link to="/usage" className={look}>
        Usage and credits
      </Link>
    )
  }
  if (code === 'model_missing' || code.startsWith('embedding_')) {
    return (
      <Link to="/knowledge/$baseId/settings" params={{ baseId }} className={look}>
        Settings of the base
      </Link>
    )
  }
  if (failure?.retryable) return null
  return (
    <Link to="/knowledge/$baseId" params={{ baseId }} search={{ add: true }} className={look}>
      Add another source
    </Link>
  )
}
