/** Tells authenticators that what they remember of tokens, plans and organizations no longer holds. */
export interface Principals {
  invalidate: () => void
  onInvalidate: (run: () => void) => void
}

export function createPrincipals(): Principals {
  const listeners: (() => void)[] = []
  return {
    invalidate() {
      for (const run of listeners) run()
    },
    onInvalidate: (run) => void listeners.push(run),
  }
}
