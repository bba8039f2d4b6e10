import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { until } from '../../server/test/server-process.ts'

/** The token in the newest mail to this address whose link leads to the page; mails come after a moment. */
export const mailedToken = (
  { dataDirectory }: { dataDirectory: string },
  email: string,
  page: 'confirm' | 'join' | 'reset-password',
): Promise<string> =>
  until(`a mail to ${email}`, async () => {
    const outbox = join(dataDirectory, 'outbox')
    const mails = (existsSync(outbox) ? readdirSync(outbox) : [])
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .map((name) => readFileSync(join(outbox, name), 'utf8'))
    // Quoted-printable breaks long lines and writes = as =3D.
    const tokens = mails
      .filter((text) => text.includes(`To: ${email}`))
      .map((text) => text.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))
      .flatMap((text) => new RegExp(`/${page}\\?token=([\\w.-]+)`).exec(text)?.[1] ?? [])
    return tokens.at(-1)
  })
