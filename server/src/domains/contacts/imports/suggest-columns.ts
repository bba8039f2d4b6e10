import {
  addressFields,
  type ColumnField,
  groupNames,
  isForeign,
  isStreetLine,
  type Known,
  knownAs,
  takesSeveral,
} from './column-names.ts'

export interface ImportColumn {
  name: string
  /** First cells that are not empty. */
  samples: readonly string[]
}

/** Suggested field. `confidence` is 1 for a known header, otherwise the share of samples that fit, from 0 to 1. */
export interface Suggestion {
  field: ColumnField
  confidence: number
}

/** Share of samples that must fit, so that a few wrong ones do not hide the meaning of a column. */
const fittingShare = 0.8

const contents: [field: ColumnField, alike: RegExp][] = [
  ['email', /^[^\s@]+@[^\s@]+\.[^\s@]+$/],
  // Dates and IP addresses have as many digits as a phone number can have, so bare digits must begin with 0 or +.
  [
    'phone',
    /^(?![1-9]\d*$)(?!(?:\d{1,3}\.){3}\d{1,3}$)(?!\d{1,4}[-./]\d{1,2}[-./]\d{1,4}$)(?=(?:\D*\d){7,15}\D*$)\+?[\d\s()./-]{7,25}$/,
  ],
]

/**
 * Suggests a field for each column, by its header or else by its samples; null if neither matches. A field with a
 * single value is suggested once, for the best matching column that is not empty. Other columns with addresses or
 * numbers become additional ones.
 */
export function suggestColumns(columns: readonly ImportColumn[]): (Suggestion | null)[] {
  const known = columns.map((column) => (fits(column) ? knownAs(column.name) : undefined))
  const address = addressOf(known, columns)
  const taken = new Set<ColumnField>()
  const suggestions: (Suggestion | null)[] = columns.map(() => null)
  const order = columns
    .map((_, at) => at)
    .filter((at) => {
      const { field, place } = known[at] ?? {}
      return field && field !== 'label' && (!addressFields.has(field) || place === address)
    })
  const rankOf = (at: number): number =>
    (known[at]?.rank ?? 0) + (columns[at]?.samples.length === 0 ? 1_000 : 0)
  for (const at of order.sort((a, b) => rankOf(a) - rankOf(b) || a - b)) {
    suggestions[at] = take(isWholeName(columns, at, known) ? 'name' : known[at]?.field, 1, taken)
  }
  suggestOtherAddresses(columns, known, address, suggestions)
  suggestStreetLines(columns, known, suggestions)
  suggestLabels(known, suggestions)
  return suggestions.map((suggestion, at) => {
    const { name, samples } = columns[at] ?? { name: '', samples: [] }
    if (suggestion || known[at] || isForeign(name)) return suggestion
    return byContent(samples, taken)
  })
}

/** Suggests the first column of each part of an address that is not the main one. */
function suggestOtherAddresses(
  columns: readonly ImportColumn[],
  known: readonly (Known | undefined)[],
  main: string,
  suggestions: (Suggestion | null)[],
): void {
  const seen = new Set<string>()
  for (const [at, one] of known.entries()) {
    if (!one || !addressFields.has(one.field) || one.place === main) continue
    const part = `${one.place} ${one.field}`
    if (seen.has(part) || columns[at]?.samples.length === 0) continue
    seen.add(part)
    suggestions[at] = { field: `additionalAddresses.${one.field}` as ColumnField, confidence: 1 }
  }
}

/**
 * Suggests further lines of a street, if another column of the same address has the first. The first line is the column
 * itself if there is none yet.
 */
function suggestStreetLines(
  columns: readonly ImportColumn[],
  known: readonly (Known | undefined)[],
  suggestions: (Suggestion | null)[],
): void {
  const streets = columns.flatMap(({ name }, at) => {
    const one = known[at]
    return one?.field === 'street' && one.group !== '' ? [{ at, name, place: one.place }] : []
  })
  for (const line of streets.filter(({ name }) => isStreetLine(name))) {
    const same = streets.filter(({ place }) => place === line.place)
    const named = same.flatMap(({ at }) => suggestions[at] ?? [])[0]
    if (!named) continue
    for (const { at } of same) suggestions[at] ??= named
  }
}

const labelled =
  /^(?:email|phone|additionalEmails|additionalPhones|websites|additionalAddresses\..+)$/

/** Suggests a column of labels if the labelled column is imported and can have one. The main address has none. */
function suggestLabels(
  known: readonly (Known | undefined)[],
  suggestions: (Suggestion | null)[],
): void {
  for (const [at, one] of known.entries()) {
    if (one?.field !== 'label') continue
    const next = suggestions.slice(at + 1).find((suggestion, after) => {
      return suggestion !== null || known[at + 1 + after]?.field === 'label'
    })
    if (next && labelled.test(next.field)) suggestions[at] = { field: 'label', confidence: 1 }
  }
}

/** Returns the contact's main address: the one with most values, otherwise the first in the order of groups. */
function addressOf(
  known: readonly (Known | undefined)[],
  columns: readonly ImportColumn[],
): string {
  const filled = new Map<string, number>()
  for (const [at, one] of known.entries()) {
    if (!one || !addressFields.has(one.field)) continue
    const count = (columns[at]?.samples.length ?? 0) > 0 ? 1 : 0
    filled.set(one.place, (filled.get(one.place) ?? 0) + count)
  }
  const numbered = [...filled.keys()].filter((place) => /^\d/.test(place))
  const names = ['', ...groupNames, ...numbered].filter((place) => filled.has(place))
  return names.sort((a, b) => (filled.get(b) ?? 0) - (filled.get(a) ?? 0))[0] ?? ''
}

/**
 * Returns true if `Nom`, `Nombre` or `Nome` is the whole name. Next to a column with another part of the name it is
 * not.
 */
function isWholeName(
  columns: readonly ImportColumn[],
  at: number,
  known: readonly (Known | undefined)[],
): boolean {
  const parts = known.filter((one) => one?.field === 'firstName' || one?.field === 'lastName')
  const isAlone = parts.length === 1 && parts[0] === known[at]
  return isAlone && /^\s*(?:nom|nombre|nome)\s*$/i.test(columns[at]?.name ?? '')
}

const salutation =
  /^(?:mr|mrs|ms|miss|mx|dr|prof|herr|frau|m|mme|mlle|sr|sra|sig|sigra|dhr|mevr)\.?$/i
const languageTag = /^[a-z]{2,3}(?:[-_][a-z0-9]{2,8})*$/i

/** Returns true if the cells fit the header: `Title` is Mrs. in one program and Buyer in another. */
function fits({ name, samples }: ImportColumn): boolean {
  const field = knownAs(name)?.field
  if (field === 'jobTitle')
    return samples.length === 0 || !samples.every((one) => salutation.test(one.trim()))
  return field !== 'locale' || samples.every((one) => languageTag.test(one.trim()))
}

function byContent(samples: readonly string[], taken: Set<ColumnField>): Suggestion | null {
  if (samples.length === 0) return null
  for (const [field, alike] of contents) {
    const share = samples.filter((sample) => alike.test(sample.trim())).length / samples.length
    if (share >= fittingShare) return take(field, share, taken)
  }
  return null
}

function take(
  field: ColumnField | undefined,
  confidence: number,
  taken: Set<ColumnField>,
): Suggestion | null {
  if (!field) return null
  const free = taken.has(field) ? additional[field] : field
  if (!free || (taken.has(free) && (free === 'street' || !takesSeveral.has(free)))) return null
  taken.add(free)
  return { field: free, confidence }
}

const additional: Partial<Record<ColumnField, ColumnField>> = {
  email: 'additionalEmails',
  phone: 'additionalPhones',
  additionalEmails: 'additionalEmails',
  additionalPhones: 'additionalPhones',
  ...{ tags: 'tags', websites: 'websites', faxNumbers: 'faxNumbers' },
}
