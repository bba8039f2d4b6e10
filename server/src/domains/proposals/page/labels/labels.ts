import { ar } from './ar.ts'
import { de } from './de.ts'
import { en, type Labels } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { he } from './he.ts'

interface Language {
  /** Of the attribute `lang`. */
  language: string
  direction: 'ltr' | 'rtl'
  labels: Labels
}

const tables: Readonly<Record<string, Labels>> = { en, de, fr, es, ar, he }
const rightToLeft = new Set(['ar', 'fa', 'he', 'ur', 'yi', 'dv', 'ps', 'sd', 'ug', 'ckb'])

/** The page's own words for a proposal in this language (BCP 47); English where there are none. */
export function languageOf(tag: string): Language {
  const [primary = ''] = tag.toLowerCase().split('-')
  const known = Object.hasOwn(tables, primary)
  return {
    language: known ? primary : 'en',
    direction: known ? directionOf(primary) : 'ltr',
    labels: tables[primary] ?? en,
  }
}

/** How a text in this language runs. */
const directionOf = (tag: string): 'ltr' | 'rtl' =>
  rightToLeft.has(tag.toLowerCase().split('-')[0] ?? '') ? 'rtl' : 'ltr'

/** The text with its placeholders filled; a value is never looked at for placeholders again. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
