/** After this long, what waits for a pause has its turn. */
const timeout = 2_000

/** Resolves when the browser has nothing else to do: for what the first look at a page does not need. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no such callback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout })
    else setTimeout(resolve, timeout)
  })
