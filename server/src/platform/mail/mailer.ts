import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Transporter } from 'nodemailer'
import { flushPath } from '../flush-path.ts'
import { plainCharacters } from '../plain-characters.ts'

export interface Mail {
  to: string
  subject: string
  /** Plain text. The reader's email program wraps its lines. */
  text: string
  /** The same content for programs that show HTML. */
  html?: string
  /** Headers in addition to the standard ones. */
  headers?: Readonly<Record<string, string>>
  /** Display name of the sender, in place of the installation's, in front of the installation's address. */
  senderName?: string
  /** Address for replies. */
  replyTo?: string
  attachments?: readonly MailAttachment[]
}

export interface MailAttachment {
  filename: string
  contentType: string
  content: Buffer
}

export interface Mailer extends AsyncDisposable {
  /** Transport, as the dashboard shows it: `smtp`, or the path of the outbox. */
  readonly way: 'smtp' | { outbox: string }
  /**
   * Sends an email. Repeated sends of one email have the same `id`, so that a receiver can drop the second copy.
   *
   * @throws MailRefused if the server rejects this address
   */
  send(mail: Mail, id: string): Promise<void>
  /** Deletes stored data of an email: the file in the outbox of this node. */
  forget(id: string): Promise<void>
}

/** Thrown if the mail server rejects the recipient permanently. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
}

export interface MailFault {
  message?: string | undefined
  code?: string | undefined
  command?: string | undefined
  responseCode?: number | undefined
}

/** Returns why an email was not sent. A mail server's response can contain an address, so only its code is used. */
export function mailFaultOf(error: unknown): MailFault {
  const fault = error instanceof MailRefused ? error.cause : error
  const { message, code, command, responseCode } = (fault ?? {}) as MailFault
  return responseCode === undefined ? { message, code } : { code, command, responseCode }
}

interface MailSettings {
  smtpUrl: string | null
  from: string
  dataDirectory: string
  /** Longest time in ms to wait for the server's greeting; 10 s unless a test sets less. */
  greetingMs?: number
}

/** Creates a mailer that uses SMTP if it is configured; otherwise each email is a file that the operator can open. */
export function createMailer({
  smtpUrl,
  from,
  dataDirectory,
  greetingMs = 10_000,
}: MailSettings): Mailer {
  return smtpUrl === null
    ? outbox(from, join(dataDirectory, 'outbox'))
    : smtp(from, smtpUrl, greetingMs)
}

function smtp(from: string, url: string, greetingTimeout: number): Mailer {
  const transport = transportOf({
    url,
    pool: true,
    // What was cut off is sent again by the queue, which knows whether another node has done so.
    maxRequeues: 0,
    connectionTimeout: 10_000,
    greetingTimeout,
    socketTimeout: 20_000,
  })
  return {
    way: 'smtp',
    async send(mail, id) {
      try {
        await (await transport.open()).sendMail(messageOf(mail, id, from))
      } catch (error) {
        throw isRefusal(error)
          ? new MailRefused('the recipient was rejected', { cause: error })
          : error
      }
    },
    async forget() {},
    [Symbol.asyncDispose]: transport.close,
  }
}

/** Returns true for a 5xx response to RCPT (RFC 5321, 4.2.1). Anything else can succeed at the next attempt. */
const isRefusal = (error: unknown): boolean => {
  const { rejected, responseCode } = error as { rejected?: unknown[]; responseCode?: number }
  return (rejected?.length ?? 0) > 0 && responseCode !== undefined && responseCode >= 500
}

function outbox(from: string, directory: string): Mailer {
  const compose = transportOf({ streamTransport: true, buffer: true })
  return {
    way: { outbox: directory },
    async send(mail, id) {
      const { message } = await (await compose.open()).sendMail(messageOf(mail, id, from))
      await mkdir(directory, { recursive: true, mode: 0o700 })
      // Links in a mail sign people in, so only the owner may read it. The rename keeps half a file from view.
      const path = join(directory, `${id}.eml`)
      await writeFile(`${path}.part`, message as Buffer, { mode: 0o600, flush: true })
      await rename(`${path}.part`, path)
      flushPath(directory)
    },
    forget: (id) => rm(join(directory, `${id}.eml`), { force: true }),
    [Symbol.asyncDispose]: compose.close,
  }
}

/**
 * Builds an email, without characters that reverse the text next to them, and with a `Message-ID` from `id` and the
 * sender's domain.
 */
export const messageOf = (
  { senderName, attachments, subject, text, html, ...mail }: Mail,
  id: string,
  from: string,
) => ({
  from:
    senderName === undefined
      ? from
      : { name: plainCharacters(senderName), address: addressOf(from) },
  messageId: messageIdOf(id, from),
  ...mail,
  subject: plainCharacters(subject),
  text: plainCharacters(text),
  ...(html !== undefined && { html: plainCharacters(html) }),
  ...(attachments && { attachments: [...attachments] }),
})

/** Returns the address in `Capstan <capstan@example.com>`. */
const addressOf = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim()

const messageIdOf = (id: string, from: string): string =>
  `<${id}@${/@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'}>`

/** Loads the library with the first email, because most processes send none. */
function transportOf(options: object) {
  let opened: Promise<Transporter> | undefined
  return {
    open(): Promise<Transporter> {
      opened ??= import('nodemailer').then(({ createTransport }) => createTransport(options))
      return opened
    },
    async close(): Promise<void> {
      ;(await opened)?.close()
    },
  }
}

/** A type of email. Its domain owns the words; `data` fills them in. */
export interface MailTemplate<Data> {
  /** Name `<domain>.<noun>`, for logs and metrics. */
  name: string
  /** Time in ms during which the email is useful, such as the lifetime of its link. It is never sent later. */
  validForMs: number
  render(data: Data): Omit<Mail, 'to'>
}

/** Defines a type of email. The type of `data` comes from `render`. */
export const defineMail = <Data>(template: MailTemplate<Data>): MailTemplate<Data> => template
