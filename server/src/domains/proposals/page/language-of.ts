import { directionOf, localeOf, type PageLabels } from '../locales.ts'

interface Language {
  /** Of the attribute `lang`. */
  language: string
  direction: 'ltr' | 'rtl'
  labels: PageLabels
}

/** The page's own words for a proposal in this language (BCP 47); English where there are none. */
export function languageOf(language: string): Language {
  const { tag, locale } = localeOf(language)
  return { language: tag, direction: directionOf(tag), labels: locale.page }
}
