/** A mutant that changes nothing that anybody could notice, and why. */
export interface Equivalent {
  file: string
  /** The line it stands in, trimmed, as the source has it. */
  context: string
  original: string
  replacement: string
  reason: string
}

export const equivalents: readonly Equivalent[] = []
