import { useState } from 'react'
import { pathsIn } from './paths.ts'

interface PickingOptions {
  /** All that stand on the page. */
  expressions: readonly string[]
  /** Where a path goes before a field was chosen. */
  first: string
  onInsert(field: string, write: (before: string) => string): void
}

export interface Picking {
  /** Paths that expressions name. */
  used: ReadonlySet<string>
  field: string
  setField(field: string): void
  pick(path: string): void
}

/** Takes paths of a body into the field that was used last. */
export function usePicking(options: PickingOptions): Picking {
  const { expressions, first, onInsert } = options
  const [field, setField] = useState(first)
  const used = new Set(expressions.flatMap(pathsIn))
  return {
    used,
    field,
    setField,
    pick: (path) => onInsert(field, (before) => withPath(before, path)),
  }
}

/** In place of the one path that stands there, or behind what does. */
function withPath(before: string, path: string): string {
  const text = before.trim()
  const [only, ...others] = pathsIn(text)
  if (only !== undefined && others.length === 0) return text.replace(only, path)
  return text === '' ? path : `${text} + ${path}`
}
