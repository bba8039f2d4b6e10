import { createHash } from 'node:crypto'

/** How many attempts one subject has in a window, which begins with the first of them. */
export interface Bound {
  /** Unique in a list of bounds: `guesses of network 192.0.2.7`. The database keeps only its hash. */
  subject: string
  max: number
  windowMs: number
  /** `failures`: a success gives its attempt back. */
  counts: 'attempts' | 'failures'
}

/** Returns what `attempt_counts` knows a subject by. */
export const hashOf = (subject: string): Buffer => createHash('sha256').update(subject).digest()
