import { englishLocale, fill, localeOf, type MailTexts } from '../locales.ts'

/** What a mail says; its words are in texts. */
export const mailKinds = [
  ...(['invitation', 'code', 'reminder', 'comment', 'signed'] as const),
  ...(['completed', 'declined', 'canceled', 'voided', 'expiring'] as const),
  ...(['expired'] as const),
] as const
export type MailKind = (typeof mailKinds)[number]

/** Those that lead to the page. */
export const kindsWithLink: ReadonlySet<MailKind> = new Set([
  ...(['invitation', 'reminder', 'comment', 'signed'] as const),
  ...(['completed', 'declined', 'expiring'] as const),
])

/** Those that ask for an answer: once there is none to give, they are not sent. */
export const askingKinds = ['invitation', 'reminder', 'expiring', 'code'] as const

/** What a text needs beside the proposal and its recipient. */
export interface MailData {
  /** Of who sends it: stands in an invitation or reminder. */
  message?: string | undefined
  /** The comment, and who wrote it. */
  comment?: { author: string; text: string } | undefined
  /** Who signed or declined. */
  by?: string | undefined
  /** Why it was declined, canceled or voided. */
  reason?: string | undefined
}

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
