/** `<Diff before after>`: what is gone struck, what is new washed, what stayed plain. */
export function Diff({ before, after }: { before: string; after: string }) {
  const [start, end] = sharedEnds(before, after)
  const stayed = before.length === 0 || after.length === 0 ? '' : before.slice(0, start)
  const gone = before.slice(start, before.length - end)
  const added = after.slice(start, after.length - end)
  return (
    <span className="break-words" dir="auto">
      {stayed}
      {gone && <del className="rounded-xs bg-bad-wash px-0.5 text-bad">{gone}</del>}
      {gone && added && ' → '}
      {added && (
        <ins className="rounded-xs bg-good-wash px-0.5 text-good no-underline">{added}</ins>
      )}
      {end > 0 && before.slice(before.length - end)}
    </span>
  )
}

/** How many letters both share at the start and at the end, by whole words. */
function sharedEnds(before: string, after: string): [start: number, end: number] {
  const max = Math.min(before.length, after.length)
  let start = 0
  while (start < max && before[start] === after[start]) start++
  while (start > 0 && start < max && /\S/.test(before[start - 1] ?? '')) start--
  let end = 0
  while (end < max - start && before.at(-1 - end) === after.at(-1 - end)) end++
  while (end > 0 && /\S/.test(before[before.length - end] ?? '')) end--
  return [start, end]
}
