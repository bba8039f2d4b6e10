import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export type Tone = 'good' | 'warn' | 'bad' | 'info' | 'calm'

const washes: Record<Tone, string> = {
  good: 'bg-good-wash text-good',
  warn: 'bg-warn-wash text-warn',
  bad: 'bg-bad-wash text-bad',
  info: 'bg-info-wash text-info',
  calm: 'bg-tag text-soft',
}
const fills: Record<Tone, string> = {
  good: 'bg-good-fill',
  warn: 'bg-warn-fill',
  bad: 'bg-bad-fill',
  info: 'bg-info',
  calm: 'bg-calm-fill',
}
const rings: Record<Tone, string> = {
  good: 'border-good-fill',
  warn: 'border-warn-fill',
  bad: 'border-bad-fill',
  info: 'border-info',
  calm: 'border-calm-fill',
}

/** `<Badge tone>`: a state in one word, round, with a dot; without a tone it is no state but a tag. */
export function Badge({ tone, children }: { tone?: Tone; children: ReactNode }) {
  if (!tone) return <Tag>{children}</Tag>
  return (
    <span
      className={classes(
        'inline-flex h-5 items-center gap-1.5 whitespace-nowrap rounded-full px-2 font-medium text-xs max-sm:h-6',
        washes[tone],
      )}
    >
      <span aria-hidden="true" className="size-1.5 shrink-0 rounded-full bg-current" />
      {children}
    </span>
  )
}

/** `<Dot tone ring>`: the state beside its word in a row; a ring says that it is not decided yet. */
export function Dot({
  tone = 'calm',
  ring,
  children,
}: {
  tone?: Tone
  ring?: boolean
  children: ReactNode
}) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap text-ink">
      <span
        aria-hidden="true"
        className={classes(
          'size-1.5 shrink-0 rounded-full',
          ring ? `border-[1.5px] ${rings[tone]}` : fills[tone],
        )}
      />
      {children}
    </span>
  )
}

/** `<Tag tone mono>`: a name that somebody gave, or an answer such as `502`; square-ish, without a dot. */
export function Tag({
  tone = 'calm',
  mono,
  children,
}: {
  tone?: Tone
  mono?: boolean
  children: ReactNode
}) {
  return (
    <span
      dir="auto"
      className={classes(
        'inline-block max-w-40 truncate rounded-sm px-1.5 align-middle text-xs/[1.25rem]',
        mono ? 'font-medium font-mono' : 'font-normal',
        washes[tone],
      )}
    >
      {children}
    </span>
  )
}

const statusTones: Record<string, Tone> = {
  completed: 'good',
  succeeded: 'good',
  enabled: 'good',
  active: 'good',
  healthy: 'good',
  queued: 'calm',
  pending: 'calm',
  canceled: 'calm',
  disabled: 'calm',
  processing: 'info',
  delivering: 'info',
  held: 'warn',
  degraded: 'warn',
  expiring: 'warn',
  failed: 'bad',
  failing: 'bad',
  revoked: 'bad',
  expired: 'bad',
}

/** `<Status of="failed">`: a status of the API in its own word and tone, written as every other badge. */
export const Status = ({ of: status }: { of: string }) => (
  <Badge tone={statusTones[status] ?? 'calm'}>
    <span className="first-letter:uppercase">{status}</span>
  </Badge>
)
