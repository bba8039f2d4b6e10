import { ar } from './ar.ts'
import { de } from './de.ts'
import { en, type Labels } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { he } from './he.ts'

const languages: Record<string, Labels> = { ar, de, en, es, fr, he }

/** In the language of the document, or in English. */
export const labelsOf = (language: string): Labels =>
  languages[primaryLanguage(language)] ?? languages['en'] ?? en

/** "Page {page}" with `{ page: '2' }`. */
export const fillLabel = (label: string, values: Record<string, string>): string =>
  label.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole)

export const directionOf = (language: string): 'ltr' | 'rtl' =>
  ['ar', 'dv', 'fa', 'he', 'ks', 'ps', 'sd', 'ug', 'ur', 'yi'].includes(primaryLanguage(language))
    ? 'rtl'
    : 'ltr'

export const primaryLanguage = (language: string): string =>
  (language.split('-')[0] ?? '').toLowerCase()
