/** The world around a command; a test gives it another. */
export interface Io {
  env: Record<string, string | undefined>
  out(text: string): void
  err(text: string): void
  /** Columns of the terminal that `err` writes to; undefined when it is none. */
  columns: number | undefined
  /** The terminal that `out` writes to; undefined when it is none. */
  terminal?: Terminal | undefined
  /** Everything on standard input, until it ends. */
  readInput(): Promise<string>
  /** Asks the person at the terminal for a line; absent when there is nobody to ask. */
  ask?: ((question: string) => Promise<string>) | undefined
  /** Aborts at the first Ctrl-C, which then no longer ends the process by itself. */
  untilInterrupted(): AbortSignal
}

interface Terminal {
  columns: number
  /** NO_COLOR and FORCE_COLOR decide it, too. */
  hasColors: boolean
}

/** A fault of the command line itself: exit code 2, and nothing was sent. */
export class UsageError extends Error {}

/** The command was done, and what came of it is not what was wanted: exit code 1. */
export class Shortfall extends Error {}
