/**
 * A JSON value as the database gives it back: the names of an object in the order of `jsonb`, by length and then
 * by bytes. What is answered before anything is read has the ETag of what is read later.
 */
export function asStored<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(asStored) as T
  const entries = Object.entries(value)
    .map(([name, inner]) => ({ name, bytes: Buffer.from(name), inner: asStored(inner) }))
    .sort((a, b) => a.bytes.length - b.bytes.length || Buffer.compare(a.bytes, b.bytes))
  return Object.fromEntries(entries.map(({ name, inner }) => [name, inner])) as T
}
