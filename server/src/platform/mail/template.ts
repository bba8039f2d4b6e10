import type { Mail } from './mailer.ts'

/** A kind of mail. Its domain owns the words; `data` is what they need. */
export interface MailTemplate<Data> {
  /** `<domain>.<noun>`, for logs and metrics. */
  name: string
  /** How long the mail is of use, such as the life of the link in it. It is never sent later. */
  validForMs: number
  render(data: Data): Omit<Mail, 'to'>
}

/** The type of `data` comes from `render`. */
export const defineMail = <Data>(template: MailTemplate<Data>): MailTemplate<Data> => template
