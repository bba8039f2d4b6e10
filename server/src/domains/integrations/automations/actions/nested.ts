const forbidden = new Set(['__proto__', 'constructor', 'prototype'])

/** Values under dotted names as an object: `custom.tier` is `{custom: {tier}}`. */
export function nest(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const nested: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(values)) {
    const path = name.split('.')
    if (path.some((part) => forbidden.has(part))) continue
    let place = nested
    for (const part of path.slice(0, -1)) {
      const below = place[part]
      const isObject = typeof below === 'object' && below !== null && !Array.isArray(below)
      place[part] = isObject ? below : {}
      place = place[part] as Record<string, unknown>
    }
    place[path.at(-1) ?? ''] = value
  }
  return nested
}

export const withoutNulls = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
