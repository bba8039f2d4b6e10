import { englishLocale, fill, localeOf, type MailTexts } from '../locales.ts'
import type { MailKind } from './kinds.ts'

/** What the words of a mail are about. All of it is text that somebody typed. */
export interface MailFacts {
  title: string
  organization: string
  /** Who wrote, signed or declined. */
  by: string
  /** The last day, written out; null where there is none. */
  until: string | null
  code: string
  isAttached: boolean
}

/** What a mail says. */
export interface MailWords {
  subject: string
  heading: string
  lines: readonly string[]
  /** Of the one button; null without a link. */
  button: string | null
}

/** The texts of one kind, and those that differ if there is a last day, or the document is attached. */
interface KindTexts extends MailWords {
  until?: Partial<MailWords>
  attached?: Partial<MailWords>
}

/** The words of a language such as `de-AT`; English where there are none. */
export function wordsOf(language: string): { lang: string; words: MailTexts } {
  const { tag, locale } = localeOf(language)
  return locale.mail ? { lang: tag, words: locale.mail } : { lang: 'en', words: englishLocale.mail }
}

/** What a mail of this kind says of these facts. */
export function mailWords({ kinds }: MailTexts, kind: MailKind, facts: MailFacts): MailWords {
  const { isAttached, ...texts } = facts
  const { until, attached, ...plain }: KindTexts = kinds[kind]
  const said = { ...plain, ...(facts.until !== null && until), ...(isAttached && attached) }
  const values = { ...texts, until: facts.until ?? '' }
  return {
    subject: fill(said.subject, values),
    heading: fill(said.heading, values),
    lines: said.lines.map((line) => fill(line, values)),
    button: said.button,
  }
}
