import { ScrollArea } from '../../ui/scroll-area.tsx'

/** Offsets in UTF-16 units, as the API gives them. */
export interface Range {
  start: number
  end: number
}

/** A long text of which one part is marked and in sight. */
export function MarkedText({ text, range }: { text: string; range: Range | null }) {
  const { start = 0, end = 0 } = range ?? {}
  return (
    <ScrollArea
      label="Extracted text"
      dir="auto"
      className="h-[36rem] max-h-[75dvh] overflow-y-auto whitespace-pre-wrap break-words px-4 py-3.5 text-sm outline-offset-[-2px]"
    >
      {text.slice(0, start)}
      {end > start && (
        <mark
          key={`${start}-${end}`}
          ref={bringIntoSight}
          className="rounded-xs bg-hit text-ink ring-2 ring-hit"
        >
          {text.slice(start, end)}
        </mark>
      )}
      {text.slice(end)}
    </ScrollArea>
  )
}

/** Called when the mark comes, which the key makes it do at another place. */
function bringIntoSight(mark: HTMLElement | null): void {
  const box = mark?.parentElement
  if (!mark || !box) return
  const top = mark.getBoundingClientRect().top - box.getBoundingClientRect().top
  const isInSight = top >= 0 && top + mark.offsetHeight <= box.clientHeight
  if (!isInSight) box.scrollTop += top - box.clientHeight / 4
}
