import type { MailKind } from '../kinds.ts'

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

export interface Language {
  kinds: Readonly<Record<MailKind, (facts: MailFacts) => MailWords>>
  reason: string
  /** Under a link that is for its reader alone. */
  personal: string
  /** Above the link as text, for programs that show no button. */
  address: string
  /** Who sends, at the foot. */
  sent: (facts: { organization: string; email: string }) => string
}
