import { englishLocale, fill, localeOf, type MailTexts } from '../locales.ts'

/** Kinds of mails. The locales have their texts. */
export const mailKinds = [
  ...(['invitation', 'code', 'reminder', 'comment', 'signed'] as const),
  ...(['completed', 'declined', 'canceled', 'voided', 'expiring'] as const),
  ...(['expired'] as const),
] as const
export type MailKind = (typeof mailKinds)[number]

/** Kinds that link to the page. */
export const kindsWithLink: ReadonlySet<MailKind> = new Set([
  ...(['invitation', 'reminder', 'comment', 'signed'] as const),
  ...(['completed', 'declined', 'expiring'] as const),
])

/** Kinds that ask for an answer. They are not sent once the proposal takes none. */
export const askingKinds = ['invitation', 'reminder', 'expiring', 'code'] as const

/** Values that a text needs besides the proposal and its recipient. */
export interface MailData {
  /** The sender's message, shown in an invitation or reminder. */
  message?: string | undefined
  /** The comment and its author. */
  comment?: { author: string; text: string } | undefined
  /** Person who signed or declined. */
  by?: string | undefined
  /** Reason for declining, canceling or voiding. */
  reason?: string | undefined
}

/** Values in the texts of a mail. People typed all of them. */
export interface MailFacts {
  title: string
  organization: string
  /** Person who commented, signed or declined. */
  by: string
  /** The last day, written out; null if the proposal does not expire. */
  until: string | null
  code: string
  isAttached: boolean
}

/** The texts of a mail. */
export interface MailWords {
  subject: string
  heading: string
  lines: readonly string[]
  /** Label of the only button; null without a link. */
  button: string | null
}

/** The texts of one kind, and those that differ if there is a last day or the document is attached. */
interface KindTexts extends MailWords {
  until?: Partial<MailWords>
  attached?: Partial<MailWords>
}

/** Returns the texts for a language such as `de-AT`, or the English ones if there are none. */
export function wordsOf(language: string): { lang: string; words: MailTexts } {
  const { tag, locale } = localeOf(language)
  return locale.mail ? { lang: tag, words: locale.mail } : { lang: 'en', words: englishLocale.mail }
}

/** Returns the texts of a mail of this kind, filled in with the facts. */
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
