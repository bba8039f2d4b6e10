/** The value at a JSON Pointer (RFC 6901); undefined where there is none. */
export function valueAt(value: unknown, pointer: string): unknown {
  if (pointer === '') return value
  let place = value
  for (const part of pointer.slice(1).split('/')) {
    const name = part.replaceAll('~1', '/').replaceAll('~0', '~')
    if (typeof place !== 'object' || place === null) return undefined
    if (Array.isArray(place))
      place = /^(0|[1-9]\d{0,9})$/.test(name) ? place[Number(name)] : undefined
    else place = Object.hasOwn(place, name) ? (place as Record<string, unknown>)[name] : undefined
  }
  return place
}
