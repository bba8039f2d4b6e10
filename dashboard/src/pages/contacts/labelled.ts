/** A value with its label behind it, as a person reads and types it: `ada@example.com (work)`. */
export const withLabel = (value: string, label: string | null | undefined): string =>
  label ? `${value} (${label})` : value

/** A number may have digits in brackets: a label has a letter. */
export function readLabelled(text: string): { value: string; label: string | null } {
  const [, value = text, label = null] =
    /^(.*\S)\s*\(\s*(?=[^()]*\p{L})([^()]*\S)\s*\)$/u.exec(text.trim()) ?? []
  return { value: value.trim(), label }
}

export type Labels = Readonly<Record<string, string>>

/** The labels of a contact once these values have theirs: it keeps those of the others that it still has. */
export function labelsWith(
  labels: Labels,
  kept: readonly string[],
  values: readonly { value: string; label: string | null }[],
): Record<string, string> {
  const own = kept.flatMap((value) => {
    const label = labels[value]
    return label ? [[value, label] as const] : []
  })
  const given = values.flatMap(({ value, label }) => (label ? [[value, label] as const] : []))
  const named = new Set(values.map(({ value }) => value))
  return Object.fromEntries([...own.filter(([value]) => !named.has(value)), ...given])
}
