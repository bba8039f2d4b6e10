import { useEffect, useRef } from 'react'

/** Offsets in UTF-16 units, as the API gives them. */
export interface Range {
  start: number
  end: number
}

/** A long text of which one part is marked and in sight. */
export function MarkedText({ text, range }: { text: string; range: Range | null }) {
  const panel = useRef<HTMLElement>(null)
  const mark = useRef<HTMLElement>(null)
  const { start = 0, end = 0 } = range ?? {}
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place, or another text there
  useEffect(() => {
    const [box, part] = [panel.current, mark.current]
    if (!box || !part) return
    const top = part.getBoundingClientRect().top - box.getBoundingClientRect().top
    const isInSight = top >= 0 && top + part.offsetHeight <= box.clientHeight
    if (!isInSight) box.scrollTop += top - box.clientHeight / 4
  }, [start, end, text])
  return (
    <section
      ref={panel}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
      tabIndex={0}
      aria-label="Extracted text"
      dir="auto"
      className="h-[36rem] max-h-[75dvh] overflow-y-auto whitespace-pre-wrap break-words px-4 py-3.5 text-sm outline-offset-[-2px]"
    >
      {text.slice(0, start)}
      {end > start && (
        <mark ref={mark} className="rounded-sm bg-brass-wash text-ink ring-2 ring-brass-wash">
          {text.slice(start, end)}
        </mark>
      )}
      {text.slice(end)}
    </section>
  )
}
