/** The world around a command; a test gives it another. */
export interface Io {
  env: Record<string, string | undefined>
  out(text: string): void
  err(text: string): void
  /** Everything on standard input, until it ends. */
  readInput(): Promise<string>
  /** Aborts at the first Ctrl-C, which then no longer ends the process by itself. */
  untilInterrupted(): AbortSignal
}

/** A fault of the command line itself: exit code 2, and nothing was sent. */
export class UsageError extends Error {}
