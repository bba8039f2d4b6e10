/**
 * Keeps the width of what scrolls in `--pane`, for what reaches from edge to edge of it. It is no container, for then each
 * key in a large page computes styles for 9 ms.
 */
export function measurePane(pane: HTMLElement | null): (() => void) | undefined {
  if (!pane) return undefined
  const observer = new ResizeObserver(([entry]) => {
    // To the fraction of a pixel: one that is rounded up would scroll sideways.
    if (entry) pane.style.setProperty('--pane', `${entry.contentRect.width}px`)
  })
  observer.observe(pane)
  return () => observer.disconnect()
}
