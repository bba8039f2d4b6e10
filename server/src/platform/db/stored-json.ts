/**
 * A JSON value as the database gives it back: the names of an object in the order of `jsonb`, by length and then
 * by bytes. What is answered before anything is read has the ETag of what is read later.
 */
export function asStored<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(asStored) as T
  const named = value as Record<string, unknown>
  const names = inOrder(Object.keys(value))
  return Object.fromEntries(names.map((name) => [name, asStored(named[name])])) as T
}

/** Objects of a kind have the same names: the lines of one proposal, hundreds of times. */
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

/** Bytes are made only of names that are not ASCII: texts of ASCII compare as their bytes do. */
function byName(a: string, b: string): number {
  const [length, other] = [Buffer.byteLength(a), Buffer.byteLength(b)]
  if (length !== other) return length - other
  if (length === a.length && other === b.length) return a < b ? -1 : 1
  return Buffer.compare(Buffer.from(a), Buffer.from(b))
}
