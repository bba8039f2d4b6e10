import type { SmtpServer } from '../../../../platform/mail/guarded-smtp.ts'
import type { Order } from './order.ts'

type Security = SmtpServer['security']

const defaultPorts: Record<Security, number> = { tls: 465, starttls: 587, none: 25 }

/** The mail server of the connection or of the settings; null for the mails of Capstan itself. */
export async function serverOf({ client, settings }: Order): Promise<SmtpServer | null> {
  if (client) {
    const { config } = client
    const credentials = await client.credentials()
    const security = (config['security'] ?? 'tls') as Security
    return {
      host: String(config['host'] ?? ''),
      port: Number(config['port'] ?? defaultPorts[security]),
      security,
      login: loginOf(credentials['username'], credentials['password']),
      from: String(config['from'] ?? ''),
    }
  }
  const { host, security = 'tls', port = defaultPorts[security], from = '' } = settings
  const { username, password } = settings
  return host === undefined
    ? null
    : { host, port, security, login: loginOf(username, password), from }
}

const loginOf = (username: string | undefined, password: string | undefined) =>
  username === undefined || password === undefined ? null : { username, password }
