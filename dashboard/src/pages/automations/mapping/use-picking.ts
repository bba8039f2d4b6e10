import { useMemo, useState } from 'react'
import { allPaths, pathsIn } from './paths.ts'

interface PickingOptions {
  value: unknown
  root?: string
  /** All that stand on the page. */
  expressions: readonly string[]
  /** Where a path goes before a field was chosen. */
  first: string
  onInsert(field: string, write: (before: string) => string): void
}

export interface Picking {
  /** Paths that are there. */
  known: ReadonlySet<string>
  /** Paths that expressions name. */
  used: ReadonlySet<string>
  field: string
  setField(field: string): void
  pick(path: string): void
}

/** Takes paths of a body into the field that was used last. */
export function usePicking(options: PickingOptions): Picking {
  const { value, root = 'body', expressions, first, onInsert } = options
  const [field, setField] = useState(first)
  const known = useMemo(() => new Set(allPaths(value, root)), [value, root])
  const used = new Set(expressions.flatMap(pathsIn))
  return {
    known,
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
