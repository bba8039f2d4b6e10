/** Brings the place that a problem names into sight, and the focus into it. */
export function goTo(path: string): void {
  const parts = path.split('.')
  for (let length = parts.length; length > 0; length--) {
    const name = CSS.escape(parts.slice(0, length).join('.'))
    const place = document.querySelector<HTMLElement>(`[data-path="${name}"]`)
    if (!place) continue
    place.scrollIntoView({ block: 'center' })
    const target = place.matches('input, textarea, button, select')
      ? place
      : place.querySelector<HTMLElement>('input, textarea, select, button')
    target?.focus({ preventScroll: true })
    return
  }
}
