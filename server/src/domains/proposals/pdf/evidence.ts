import { createHash } from 'node:crypto'
import { canonicalJson } from '../../../platform/canonical-json.ts'

export interface EvidenceSection {
  heading: string
  rows: { label: string; value: string }[]
}

/** What a key of `evidence.json` is called; what has no word keeps its key. */
type EvidenceWords = Readonly<Record<string, string>>

/**
 * Every value of `evidence.json` as a row, so that the page and the file cannot differ. Keys stand there as words. An object or a list of objects is a section. A drawn signature is its count of points and
 * their hash: it is printed where it was given.
 */
export function evidenceSections(
  evidence: Record<string, unknown>,
  words: EvidenceWords,
): EvidenceSection[] {
  const wordOf = (name: string) => (Object.hasOwn(words, name) ? (words[name] ?? name) : name)
  const rows = (value: unknown) =>
    rowsOf([], value).map(({ path, value: text }) => ({
      label: path.map(wordOf).join(', '),
      value: text,
    }))
  const own: EvidenceSection = { heading: '', rows: [] }
  const sections: EvidenceSection[] = []
  for (const [name, value] of Object.entries(evidence)) {
    if (!isNested(value)) own.rows.push({ label: wordOf(name), value: leafText(value) })
    else if (Array.isArray(value)) {
      value.forEach((entry, index) => {
        sections.push({ heading: `${wordOf(name)} ${index + 1}`, rows: rows(entry) })
      })
    } else sections.push({ heading: wordOf(name), rows: rows(value) })
  }
  return own.rows.length > 0 ? [own, ...sections] : sections
}

interface Leaf {
  /** Keys, and places in lists from 1. */
  path: string[]
  value: string
}

function rowsOf(path: string[], value: unknown): Leaf[] {
  if (path.at(-1) === 'strokes' && Array.isArray(value)) {
    const points = value.reduce(
      (sum, stroke) => sum + (Array.isArray(stroke) ? stroke.length : 1),
      0,
    )
    const hash = createHash('sha256').update(canonicalJson(value)).digest('hex')
    return [{ path, value: `${points} points, sha256 ${hash}` }]
  }
  if (!isNested(value)) return [{ path, value: leafText(value) }]
  const entries = Array.isArray(value)
    ? value.map((entry, index): [string, unknown] => [String(index + 1), entry])
    : Object.entries(value as object)
  return entries.flatMap(([name, entry]) => rowsOf([...path, name], entry))
}

const isNested = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0

function leafText(value: unknown): string {
  if (typeof value === 'string') return value
  return value === undefined ? 'null' : JSON.stringify(value)
}
