import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export type Tone = 'good' | 'warn' | 'bad' | 'info' | 'calm'

const tones: Record<Tone, string> = {
  good: 'bg-good-wash text-good',
  warn: 'bg-warn-wash text-warn',
  bad: 'bg-bad-wash text-bad',
  info: 'bg-info-wash text-info',
  calm: 'bg-well text-soft',
}

export function Badge({ tone = 'calm', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1.5 whitespace-nowrap rounded-full px-2 py-0.5 font-medium text-xs',
        tones[tone],
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

/** A status in its own word, with a dot that says the same by its colour. */
export function Status({ of: status }: { of: string }) {
  return (
    <Badge tone={statusTones[status] ?? 'calm'}>
      <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />
      {status}
    </Badge>
  )
}
