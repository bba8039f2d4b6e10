import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Transporter } from 'nodemailer'
import { newId } from '../ids.ts'

export interface Mail {
  to: string
  subject: string
  /** Plain text, wrapped by whoever reads it. */
  text: string
}

export interface Mailer extends AsyncDisposable {
  /** Where mails go, for people: `smtp` or the path of the outbox. */
  readonly way: 'smtp' | { outbox: string }
  send(mail: Mail): Promise<void>
}

interface MailSettings {
  smtpUrl: string | null
  from: string
  dataDirectory: string
}

/** By SMTP where it is configured; otherwise each mail is a file that the operator can open. */
export function createMailer({ smtpUrl, from, dataDirectory }: MailSettings): Mailer {
  return smtpUrl === null ? outbox(from, join(dataDirectory, 'outbox')) : smtp(from, smtpUrl)
}

function smtp(from: string, url: string): Mailer {
  const transport = transportOf({
    url,
    pool: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  })
  return {
    way: 'smtp',
    async send(mail) {
      await (await transport.open()).sendMail({ from, ...mail })
    },
    [Symbol.asyncDispose]: transport.close,
  }
}

function outbox(from: string, directory: string): Mailer {
  const compose = transportOf({ streamTransport: true, buffer: true })
  return {
    way: { outbox: directory },
    async send(mail) {
      const { message } = await (await compose.open()).sendMail({ from, ...mail })
      await mkdir(directory, { recursive: true, mode: 0o700 })
      // Links in it sign people in: nobody else may read it, and nobody a half of it.
      const path = join(directory, `${newId()}.eml`)
      await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 })
      await rename(`${path}.part`, path)
    },
    [Symbol.asyncDispose]: compose.close,
  }
}

/** The library is loaded with the first mail, which most starts never come to. */
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
