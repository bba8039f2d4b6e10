/** A line of a value that is laid out: its text, and the path of the key that it begins with. */
export interface Line {
  number: number
  indent: number
  /** With its quotes. */
  key: string | null
  path: string | null
  text: string
}

/** More lines than anyone reads; the rest is in the raw body. */
const maxLines = 2_000

const isName = (key: string): boolean => /^[A-Za-z_][A-Za-z0-9_]*$/.test(key)

/** `body.data.email`, `body["first name"]`: as an expression reaches it. */
const childPath = (path: string, key: string | number): string => {
  if (typeof key === 'number') return `${path}[${key}]`
  return isName(key) ? `${path}.${key}` : `${path}[${JSON.stringify(key)}]`
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Keys and values of an object or a list. */
const entriesOf = (value: object): [string | number, unknown][] =>
  Array.isArray(value) ? value.map((one, index) => [index, one]) : Object.entries(value)

/** JSON as people read it, line by line. */
export function linesOf(value: unknown, root: string): Line[] {
  const lines: Line[] = []
  const add = (line: Omit<Line, 'number'>): void => {
    if (lines.length < maxLines) lines.push({ ...line, number: lines.length + 1 })
  }
  const write = (
    one: unknown,
    { path, indent, key, end }: { path: string; indent: number; key: string | null; end: string },
  ): void => {
    const at = { indent, key, path: indent === 0 ? null : path }
    if (!isObject(one)) {
      add({ ...at, text: JSON.stringify(one) + end })
      return
    }
    const isList = Array.isArray(one)
    const entries = entriesOf(one)
    const [open, close] = isList ? ['[', ']'] : ['{', '}']
    if (entries.length === 0) {
      add({ ...at, text: open + close + end })
      return
    }
    add({ ...at, text: open })
    for (const [index, [name, child]] of entries.entries()) {
      write(child, {
        path: childPath(path, name),
        indent: indent + 1,
        key: isList ? null : JSON.stringify(name),
        end: index < entries.length - 1 ? ',' : '',
      })
    }
    add({ indent, key: null, path: null, text: close + end })
  }
  write(value, { path: root, indent: 0, key: null, end: '' })
  return lines
}

/** A place in a value that holds no other. */
export interface Leaf {
  path: string
  key: string
  value: unknown
}

/** All places with a value of their own, in their order; `key` is the last name on the way. */
export function leavesOf(value: unknown, path: string, key = ''): Leaf[] {
  if (!isObject(value)) return [{ path, key, value }]
  return entriesOf(value).flatMap(([name, child]) =>
    leavesOf(child, childPath(path, name), typeof name === 'number' ? key : name),
  )
}

const reference = /\b(?:body|event|headers|query|steps)(?:\.[A-Za-z_]\w*|\[\d+\]|\["[^"]*"\])+/g

/** The paths that an expression names. */
export const pathsIn = (expression: string): string[] => expression.match(reference) ?? []
