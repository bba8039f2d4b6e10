/**
 * A JSON value as the database gives it back: the names of an object in the order of `jsonb`, by length and then
 * by bytes. What is answered before anything is read has the ETag of what is read later.
 */
export function asStored<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(asStored) as T
  const named = value as Record<string, unknown>
  const names = Object.keys(value).sort(byName)
  return Object.fromEntries(names.map((name) => [name, asStored(named[name])])) as T
}

/** Bytes are made only of names that are not ASCII: texts of ASCII compare as their bytes do. */
function byName(a: string, b: string): number {
  const [length, other] = [Buffer.byteLength(a), Buffer.byteLength(b)]
  if (length !== other) return length - other
  if (length === a.length && other === b.length) return a < b ? -1 : 1
  return Buffer.compare(Buffer.from(a), Buffer.from(b))
}
