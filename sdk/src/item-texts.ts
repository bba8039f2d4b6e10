/** A string, a bracket, a comma, or a run of anything else. */
const token = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]|[^"{}[\],:]+/gs

/**
 * The items of the list in this field of a JSON object, each as it is written there. `JSON.parse` reads
 * numbers as doubles, so what it read and prints again may be other bytes. The text must be valid JSON.
 */
export function itemTexts(text: string, field: string): string[] {
  const items: string[] = []
  let depth = 0
  let key = ''
  let last = ''
  let begin = -1
  for (const { 0: part, index } of text.matchAll(token)) {
    if (part === ':' && depth === 1) key = JSON.parse(last)
    const ends = depth === 2 && (part === ',' || part === ']')
    if (ends && begin >= 0) items.push(text.slice(begin, index).trim())
    if (part === '{' || part === '[') depth++
    if (part === '}' || part === ']') depth--
    const isOpened = part === '[' && depth === 2 && key === field
    if (isOpened || (ends && part === ',' && begin >= 0)) begin = index + 1
    else if (depth < 2) begin = -1
    if (part.trim() !== '') last = part
  }
  return items.filter((item) => item !== '')
}
