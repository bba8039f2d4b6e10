/**
 * Returns a JSON value in the form in which the database returns it: object keys in the order of `jsonb`, by length and
 * then by bytes. A response that is built before the row is read back then has the same ETag as a later read.
 */
export function asStored<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(asStored) as T
  const named = value as Record<string, unknown>
  const names = inOrder(Object.keys(value))
  return Object.fromEntries(names.map((name) => [name, asStored(named[name])])) as T
}

/** Sorted keys by key list. Objects of one kind share their keys, such as hundreds of proposal lines. */
const orders = new Map<string, readonly string[]>()
const maxOrders = 1_000
const maxKept = 500

function inOrder(names: string[]): readonly string[] {
  const key = names.join('\n')
  const known = orders.get(key)
  if (known?.length === names.length) return known
  const sorted = names.toSorted(byName)
  if (key.length > maxKept || names.some((name) => name.includes('\n'))) return sorted
  if (orders.size >= maxOrders) orders.clear()
  orders.set(key, sorted)
  return sorted
}

/** Compares two keys. Only keys with other characters than ASCII are encoded; ASCII texts sort like their bytes. */
function byName(a: string, b: string): number {
  const [length, other] = [Buffer.byteLength(a), Buffer.byteLength(b)]
  if (length !== other) return length - other
  if (length === a.length && other === b.length) return a < b ? -1 : 1
  return Buffer.compare(Buffer.from(a), Buffer.from(b))
}
