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
