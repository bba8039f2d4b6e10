import type { FastifyRequest } from 'fastify'
import { directionOf, type PageLabels as Labels, localeOf, type PageLabels } from '../locales.ts'
import { html, type Markup } from './html.ts'
import { pagePath } from './view.ts'

/** Languages of the page, each by its own name. */
const names = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  ar: 'العربية',
  he: 'עברית',
} as const

export const pageLanguages = Object.keys(names) as (keyof typeof names)[]

const cookieName = 'capstan_language'
const yearSeconds = 31_536_000

/** Returns the language that the reader chose in the address or earlier; null if they have not. */
export function chosenLanguage({ query, headers }: FastifyRequest): string | null {
  const { language } = (query ?? {}) as { language?: unknown }
  return known(language) ?? known(cookieIn(headers.cookie))
}

const known = (language: unknown): string | null =>
  pageLanguages.find((one) => one === language) ?? null

const cookieIn = (cookies: string | undefined): string | undefined =>
  cookies
    ?.split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${cookieName}=`))
    ?.slice(cookieName.length + 1)

/** Sets a cookie, so that the next form is answered in the language that the reader chose. */
export function rememberLanguage({ query }: FastifyRequest): Record<string, string> {
  const language = known((query as { language?: unknown } | undefined)?.language)
  if (language === null) return {}
  const scope = `Path=/; Max-Age=${yearSeconds}; SameSite=Lax; HttpOnly`
  return { 'set-cookie': `${cookieName}=${language}; ${scope}` }
}

/** Renders the language links at the foot of each page; they work without the script. */
export const languageLinks = (token: string, current: string, labels: Labels): Markup =>
  html`<nav class="languages" aria-label="${labels.language}"><ul>${pageLanguages.map(
    (language) =>
      html`<li><a href="${pagePath(token)}?language=${language}" lang="${language}" hreflang="${language}"${language === current && html` aria-current="true"`}>${names[language]}</a></li>`,
  )}</ul></nav>`

interface Language {
  /** Value of the attribute `lang`. */
  language: string
  direction: 'ltr' | 'rtl'
  labels: PageLabels
}

/** Returns the page's texts for a language (BCP 47), or the English ones if there are none. */
export function languageOf(language: string): Language {
  const { tag, locale } = localeOf(language)
  return { language: tag, direction: directionOf(tag), labels: locale.page }
}
