import { readFileSync } from 'node:fs'
import english from './locales/en.json' with { type: 'json' }

/** The product's texts in one language, for the page, the PDF and the mails of a proposal. */
type Locale = Omit<typeof english, 'mail'> & { mail?: typeof english.mail }

export type PageLabels = Locale['page']
export type PdfLabels = Locale['pdf']
export type MailTexts = typeof english.mail

/** Languages, each with a file `locales/<tag>.json`. */
export const localeTags = ['en', 'de', 'fr', 'es', 'ar', 'he'] as const

/** Languages without mails, because mails are written only from left to right. */
const withoutMail = new Set<string>(['ar', 'he'])

const read = (tag: string): unknown =>
  JSON.parse(readFileSync(new URL(`./locales/${tag}.json`, import.meta.url), 'utf8'))

export const englishLocale = english

const locales: ReadonlyMap<string, Locale> = new Map(
  localeTags.map((tag) => {
    const locale = read(tag)
    const { mail: _, ...unmailed } = englishLocale
    requireKeys(withoutMail.has(tag) ? unmailed : englishLocale, locale, tag)
    return [tag, locale as Locale]
  }),
)

/** Returns the texts for a language such as `de-AT`, or the English ones if there are none. */
export function localeOf(language: string): { tag: string; locale: Locale } {
  const tag = primaryTag(language)
  const locale = locales.get(tag)
  return locale ? { tag, locale } : { tag: 'en', locale: englishLocale }
}

const rightToLeft = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ks', 'ps', 'sd', 'ug', 'ur', 'yi'])

/** Returns the text direction of a language. */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  rightToLeft.has(primaryTag(language)) ? 'rtl' : 'ltr'

/** Returns the primary language, such as `de` for `de-AT`. */
export const primaryTag = (language: string): string => (language.split('-')[0] ?? '').toLowerCase()

/** Fills in the placeholders of a text. Placeholders inside values are not filled in. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)

/** Throws if a locale lacks a text that English has, or has one that English lacks. */
export function requireKeys(expected: unknown, found: unknown, path: string): void {
  if (typeof expected !== 'object' || expected === null) {
    const isText = typeof expected === typeof found && found !== ''
    if (!isText) throw new Error(`locales: ${path} is not a text.`)
    return
  }
  const texts = typeof found === 'object' && found !== null ? found : {}
  const keys = new Set([...Object.keys(expected), ...Object.keys(texts)])
  for (const key of keys) {
    if (!(key in texts)) throw new Error(`locales: ${path}.${key} is missing.`)
    if (!(key in expected)) throw new Error(`locales: ${path}.${key} is not in English.`)
    requireKeys(
      (expected as Record<string, unknown>)[key],
      (texts as Record<string, unknown>)[key],
      `${path}.${key}`,
    )
  }
}

/** Returns true if the language tag is valid. The pattern of the schema accepts tags that the standard does not. */
export function isLanguage(language: string): boolean {
  try {
    return Intl.getCanonicalLocales(language).length > 0
  } catch {
    return false
  }
}
