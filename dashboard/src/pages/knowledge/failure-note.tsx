import type { Source } from '@capstan/sdk'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { buttonClasses } from '../../ui/button.tsx'
import { Notice } from '../../ui/states.tsx'

/** Why a source failed, in the server's own sentence, and a way on. */
export function FailureNote({ source }: { source: Source }) {
  const { error, failure, chunksCount } = source
  return (
    <Notice tone="bad" action={<WayOn source={source} />}>
      <p className="break-words font-medium">{error}</p>
      <p className="mt-0.5 text-soft">
        <code className="font-mono text-xs">{failure?.code}</code>
        {failure?.stage && ` while ${failure.stage}`}.{' '}
        {failure?.retryable ? 'Try again: it may work now.' : 'Trying again alone does not help.'}{' '}
        {chunksCount > 0 && 'Search keeps using the last good run.'}
      </p>
    </Notice>
  )
}

/** The page that mends it, where that is another one. */
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
        Open settings
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
