const identifier = /^[A-Za-z_$][\w$]*$/

/** A value as TypeScript writes it: names without quotes, and without what is undefined. */
export function literal(value: unknown, indent = ''): string {
  const deeper = `${indent}\t`
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]'
    const items = value.map((one) => `${deeper}${literal(one, deeper)},\n`)
    return `[\n${items.join('')}${indent}]`
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, one]) => one !== undefined)
    if (entries.length === 0) return '{}'
    const lines = entries.map(([key, one]) => `${deeper}${nameOf(key)}: ${literal(one, deeper)},\n`)
    return `{\n${lines.join('')}${indent}}`
  }
  return typeof value === 'string' ? quoted(value) : JSON.stringify(value)
}

const nameOf = (key: string): string => (identifier.test(key) ? key : quoted(key))

const quoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
