import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import type { Language } from './language.ts'

const languages: ReadonlyMap<string, Language> = new Map([
  ['en', en],
  ['de', de],
  ['fr', fr],
  ['es', es],
])

/** The words of a language such as `de-AT`; English where there are none. */
export function wordsOf(language: string): { lang: string; words: Language } {
  const lang = language.toLowerCase().split('-')[0] ?? 'en'
  const words = languages.get(lang)
  return words ? { lang, words } : { lang: 'en', words: en }
}
