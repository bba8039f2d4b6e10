import { createContext } from 'react'

/** The person and the organization whose text is kept; outside of one, such as at the sign-in, none is. */
export const UnsentScope = createContext<string | null>(null)

const prefix = 'capstan.unsent.'
const maxAgeMs = 30 * 24 * 3_600_000
/** A browser gives a site 5 million characters for everything. */
const maxCharacters = 200_000

interface UnsentField {
  /** Value of the field before typing; it may have changed when the form opens again. */
  before: string
  text: string
}

export interface UnsentText {
  savedAt: number
  fields: Record<string, UnsentField>
}

export function readUnsentText(key: string): UnsentText | null {
  const stored = localStorage.getItem(prefix + key)
  return stored === null ? null : JSON.parse(stored)
}

export function keepUnsentText(key: string, fields: UnsentText['fields']): void {
  if (Object.keys(fields).length === 0) {
    forgetUnsentText(key)
    return
  }
  const stored = JSON.stringify({ savedAt: Date.now(), fields } satisfies UnsentText)
  if (stored.length > maxCharacters) return
  try {
    localStorage.setItem(prefix + key, stored)
  } catch (error) {
    // QuotaExceededError: the form works as before, and what is typed lives as long as the page.
    console.warn(error)
  }
}

export const forgetUnsentText = (key: string): void => localStorage.removeItem(prefix + key)

/** Forgets what nobody came back to. */
export function forgetOldUnsentText(): void {
  for (const key of keptKeys()) {
    const { savedAt } = readUnsentText(key) ?? { savedAt: 0 }
    if (Date.now() - savedAt > maxAgeMs) forgetUnsentText(key)
  }
}

/** Who signs out leaves nothing in a browser that others may use. */
export function forgetAllUnsentText(): void {
  for (const key of keptKeys()) forgetUnsentText(key)
}

const keptKeys = (): string[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length))
