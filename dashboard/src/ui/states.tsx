import {
  CircleAlert,
  CircleCheck,
  Info,
  type LucideIcon,
  RefreshCw,
  TriangleAlert,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { classes } from './classes.ts'
import { CopyButton } from './copy-button.tsx'
import { ScrollArea } from './scroll-area.tsx'

/** `<Skeleton className>`: takes the place of what loads, in its size; shows only after 150 ms. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div aria-hidden="true" className={classes('shimmer rounded-sm', className ?? 'h-4 w-full')} />
  )
}

/** `<SkeletonCard className>`: the edge and the title of a card that is not there yet. */
export const SkeletonCard = ({ className }: { className: string }) => (
  <div
    aria-hidden="true"
    className={classes('late flex flex-col gap-4 rounded-lg border border-line p-4', className)}
  >
    <Skeleton className="h-3 w-24 rounded-full" />
    <Skeleton className="h-2.5 w-1/2 rounded-full" />
  </div>
)

/** `<SkeletonRows rows>`: for a list without columns; QueryTable shows its own. */
export function SkeletonRows({ rows = 6 }: { rows?: number }) {
  return (
    <div role="status" aria-label="Loading" className="late flex flex-col">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of nothing have no other name
        <div key={row} className="flex h-9 items-center gap-6 border-line border-b px-4">
          <Skeleton className="h-2.5 w-1/4 rounded-full" />
          <Skeleton className="h-2.5 w-1/3 rounded-full" />
          <Skeleton className="ms-auto h-2.5 w-20 rounded-full" />
        </div>
      ))}
    </div>
  )
}

interface EmptyProps {
  icon?: LucideIcon
  /** The first act: "Send your first proposal". */
  title: string
  /** Two sentences. */
  children: ReactNode
  /** The plate first, then a sample. */
  action?: ReactNode
  /** Rows as they will be; they fade, and nobody is told of them. */
  ghost?: ReactNode
  /** The one command that does the same. */
  command?: string
  next?: readonly { icon: LucideIcon; title: string; text: string }[]
}

/** `<Empty title action ghost command next>`: what the page will look like, and how it gets there. */
export function Empty({ title, children, action, ghost, command, next }: EmptyProps) {
  return (
    <div className="mx-auto flex max-w-3xl flex-col items-center px-6 py-14 text-center">
      {ghost && (
        <div
          aria-hidden="true"
          inert
          className="mb-5 w-full max-w-155 overflow-hidden rounded-lg border border-line2 text-start [mask-image:linear-gradient(black_25%,transparent)]"
        >
          {ghost}
        </div>
      )}
      <h2 className="font-serif text-serif-section">{title}</h2>
      <div className="mt-2 max-w-md text-balance text-base text-soft">{children}</div>
      {action && (
        <div data-empty className="mt-5 flex flex-wrap justify-center gap-2">
          {action}
        </div>
      )}
      {command && (
        <div className="mt-6 flex max-w-full items-center gap-2 rounded-md border border-line2 bg-well ps-4 pe-1.5 font-mono text-xs">
          <ScrollArea label="Command" className="min-w-0 overflow-x-auto whitespace-nowrap py-3">
            <code>
              <span className="select-none text-faint">$ </span>
              {command}
            </code>
          </ScrollArea>
          <CopyButton text={command} label="Copy the command" />
        </div>
      )}
      {next && (
        <ul className="mt-10 grid w-full divide-line border-line border-t text-start sm:grid-cols-3 sm:divide-x">
          {next.map(({ icon: Icon, title, text }) => (
            <li key={title} className="px-6 pt-5">
              <span className="flex items-center gap-2 font-name text-sm">
                <Icon size={16} aria-hidden="true" className="text-soft" /> {title}
              </span>
              <span className="mt-1 block text-soft text-sm">{text}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** `<NotLoadedYet>`: a page whose code had not come before the connection was lost. */
export const NotLoadedYet = () => (
  <p role="status" className="px-6 py-14 text-center text-soft">
    This page opens when the connection is back.
  </p>
)

interface FailureProps {
  error: unknown
  onRetry?: (() => void) | undefined
  /** The missing part: "The delivery chart could not be loaded". */
  title?: string
  /** The part that still works. */
  still?: string
}

/** `<Failure error onRetry title still>`: what failed, why, what still works, and the request's id. */
export function Failure({
  error,
  onRetry,
  title = 'This could not be loaded',
  still,
}: FailureProps) {
  const message = error instanceof Error ? error.message : 'Something went wrong.'
  const requestId = requestIdOf(error)
  return (
    <div
      role="alert"
      className="m-4 flex gap-4 rounded-lg border border-bad-fill/45 bg-bad-wash/60 p-4 text-sm"
    >
      <span className="flex size-8 shrink-0 items-center justify-center rounded-md bg-bad-wash text-bad">
        <CircleAlert size={16} aria-hidden="true" />
      </span>
      <div className="min-w-0">
        <h2 className="font-semibold text-base">{title}</h2>
        <p className="text-soft">
          {message}
          {still && ` ${still}`}
        </p>
        <div className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-2 empty:hidden">
          {onRetry && (
            <Button size="small" onClick={onRetry} icon={<RefreshCw aria-hidden="true" />}>
              Try again
            </Button>
          )}
          {requestId && (
            <span className="flex items-center gap-1 font-mono text-soft text-xs">
              {requestId}
              <CopyButton text={requestId} label="Copy the request id" />
            </span>
          )}
        </div>
      </div>
    </div>
  )
}

const requestIdOf = (error: unknown): string | null =>
  error instanceof Error && 'requestId' in error && typeof error.requestId === 'string'
    ? error.requestId
    : null

const notices = {
  info: { icon: Info, look: 'bg-info-wash', text: 'text-info' },
  good: { icon: CircleCheck, look: 'bg-good-wash', text: 'text-good' },
  warn: { icon: TriangleAlert, look: 'bg-warn-wash', text: 'text-warn' },
  bad: { icon: CircleAlert, look: 'bg-bad-wash', text: 'text-bad' },
}

/** `<Notice tone action>`: one thing to know, with the button that mends it. */
export function Notice({
  tone = 'info',
  action,
  children,
}: {
  tone?: keyof typeof notices
  action?: ReactNode
  children: ReactNode
}) {
  const { icon: Icon, look, text } = notices[tone]
  return (
    <div
      role={tone === 'bad' ? 'alert' : 'status'}
      className={classes(
        'flex gap-2.5 rounded-md px-3.5 py-2.5 text-sm',
        action ? 'flex-wrap items-center' : 'items-start',
        look,
      )}
    >
      <Icon
        size={16}
        aria-hidden="true"
        className={classes('shrink-0', !action && 'mt-0.5', text)}
      />
      <div className={classes('min-w-0 flex-1 text-ink', action ? 'basis-48' : null)}>
        {children}
      </div>
      {action}
    </div>
  )
}
