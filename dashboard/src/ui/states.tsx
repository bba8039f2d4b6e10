import { CircleAlert, type LucideIcon, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { classes } from './classes.ts'

/** Takes the place of what is being loaded, in its size, so that nothing jumps when it comes. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div aria-hidden="true" className={classes('shimmer rounded-md', className ?? 'h-4 w-full')} />
  )
}

export function SkeletonRows({ rows = 6 }: { rows?: number }) {
  return (
    <div role="status" aria-label="Loading" className="flex flex-col">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of nothing have no other name
        <div key={row} className="flex items-center gap-6 border-line border-b px-4 py-3.5">
          <Skeleton className="h-4 w-1/4" />
          <Skeleton className="h-4 w-1/3" />
          <Skeleton className="ms-auto h-4 w-20" />
        </div>
      ))}
    </div>
  )
}

interface EmptyProps {
  icon: LucideIcon
  title: string
  children: ReactNode
  action?: ReactNode
}

/** Nothing is here yet: what would be, and how it gets here. */
export function Empty({ icon: Icon, title, children, action }: EmptyProps) {
  return (
    <div className="flex flex-col items-center gap-3 px-6 py-14 text-center">
      <span className="rounded-full bg-brass-wash p-3.5 text-brass">
        <Icon size={22} aria-hidden="true" />
      </span>
      <h2 className="font-semibold text-lg">{title}</h2>
      <div className="max-w-md text-balance text-soft text-sm">{children}</div>
      {action && <div className="mt-1 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}

/** What went wrong, in the server's own sentence, and the way on. */
export function Failure({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const message = error instanceof Error ? error.message : 'Something went wrong.'
  return (
    <div role="alert" className="flex flex-col items-center gap-3 px-6 py-14 text-center">
      <span className="rounded-full bg-bad-wash p-3.5 text-bad">
        <CircleAlert size={22} aria-hidden="true" />
      </span>
      <h2 className="font-semibold text-lg">This could not be loaded</h2>
      <p className="max-w-md text-soft text-sm">{message}</p>
      {onRetry && (
        <Button onClick={onRetry} icon={<RefreshCw size={15} aria-hidden="true" />}>
          Try again
        </Button>
      )}
    </div>
  )
}

export function Notice({
  tone = 'info',
  children,
}: {
  tone?: 'info' | 'warn' | 'bad' | 'good'
  children: ReactNode
}) {
  const look = {
    info: 'bg-info-wash text-info',
    warn: 'bg-warn-wash text-warn',
    bad: 'bg-bad-wash text-bad',
    good: 'bg-good-wash text-good',
  }[tone]
  return (
    <div
      role={tone === 'bad' ? 'alert' : 'status'}
      className={classes('rounded-md px-4 py-3 text-sm', look)}
    >
      {children}
    </div>
  )
}
