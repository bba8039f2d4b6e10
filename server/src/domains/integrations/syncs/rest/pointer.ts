/** The value at a JSON Pointer (RFC 6901), with `-1` for the last of a list; undefined where there is none. */
export function valueAt(value: unknown, pointer: string): unknown {
  if (pointer === '') return value
  let place = value
  for (const part of pointer.slice(1).split('/')) {
    const name = part.replaceAll('~1', '/').replaceAll('~0', '~')
    if (typeof place !== 'object' || place === null) return undefined
    if (Array.isArray(place))
      place = /^(0|[1-9]\d{0,9}|-1)$/.test(name) ? place.at(Number(name)) : undefined
    else place = Object.hasOwn(place, name) ? (place as Record<string, unknown>)[name] : undefined
  }
  return place
}
