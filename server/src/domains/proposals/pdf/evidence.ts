import { createHash } from 'node:crypto'
import { canonicalJson } from '../../../platform/canonical-json.ts'

export interface EvidenceSection {
  heading: string
  rows: { label: string; value: string }[]
}

/**
 * Every value of `evidence.json` as a row under the name that it has there, so that the page and the file
 * cannot differ. An object or a list of objects is a section. A drawn signature is its count of points and
 * their hash: it is printed where it was given.
 */
export function evidenceSections(evidence: Record<string, unknown>): EvidenceSection[] {
  const own: EvidenceSection = { heading: '', rows: [] }
  const sections: EvidenceSection[] = []
  for (const [name, value] of Object.entries(evidence)) {
    if (!isNested(value)) own.rows.push({ label: name, value: leafText(value) })
    else if (Array.isArray(value)) {
      value.forEach((entry, index) => {
        sections.push({ heading: `${name} ${index + 1}`, rows: rowsOf('', entry) })
      })
    } else sections.push({ heading: name, rows: rowsOf('', value) })
  }
  return own.rows.length > 0 ? [own, ...sections] : sections
}

function rowsOf(path: string, value: unknown): EvidenceSection['rows'] {
  if (path.endsWith('strokes') && Array.isArray(value)) {
    const points = value.reduce(
      (sum, stroke) => sum + (Array.isArray(stroke) ? stroke.length : 1),
      0,
    )
    const hash = createHash('sha256').update(canonicalJson(value)).digest('hex')
    return [{ label: path, value: `${points} points, sha256 ${hash}` }]
  }
  if (!isNested(value)) return [{ label: path, value: leafText(value) }]
  const entries = Array.isArray(value)
    ? value.map((entry, index): [string, unknown] => [String(index + 1), entry])
    : Object.entries(value as object)
  return entries.flatMap(([name, entry]) => rowsOf(path ? `${path} ${name}` : name, entry))
}

const isNested = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0

function leafText(value: unknown): string {
  if (typeof value === 'string') return value
  return value === undefined ? 'null' : JSON.stringify(value)
}
