/** The first that fits: each of them also claims to be those that come after it. */
const browsers = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrom(?:e|ium)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const

const systems = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
] as const

const named = (list: readonly (readonly [RegExp, string])[], text: string): string | undefined =>
  list.find(([pattern]) => pattern.test(text))?.[1]

/** Returns the name of a device or program. */
export function deviceOf(userAgent: string | null): string {
  if (!userAgent) return 'An unnamed browser'
  const browser = named(browsers, userAgent)
  const system = named(systems, userAgent)
  if (!browser) return userAgent.split(/[\s/]/)[0] ?? userAgent
  return system ? `${browser} on ${system}` : browser
}

export const isPhone = (userAgent: string | null): boolean =>
  /Mobile|iPhone|Android/.test(userAgent ?? '')
