import type { Transporter } from 'nodemailer'
import type { Outbound } from '../net/index.ts'
import { type Mail, messageOf } from './mailer.ts'

/** A mail server that a customer configured. */
export interface SmtpServer {
  host: string
  port: number
  /** Encryption. `starttls` fails if the server does not support it. */
  security: 'tls' | 'starttls' | 'none'
  login: { username: string; password: string } | null
  /** Sender address. */
  from: string
}

/**
 * Sends one email on a new connection that passes the request guard. Resolves when the server has accepted the whole
 * email with 250.
 *
 * @throws {OutboundError} if the connection fails; otherwise an error of nodemailer, with `responseCode`
 */
export const sendBySmtp = (
  outbound: Outbound,
  server: SmtpServer,
  mail: Mail,
  id: string,
  signal: AbortSignal,
): Promise<void> =>
  speak(outbound, server, signal, (transport) =>
    transport.sendMail(messageOf(mail, id, server.from)),
  )

/** Connects, secures the connection and signs in like an email would, but sends none. */
export const checkSmtp = (
  outbound: Outbound,
  server: Omit<SmtpServer, 'from'>,
  signal: AbortSignal,
): Promise<void> => speak(outbound, server, signal, (transport) => transport.verify())

async function speak(
  outbound: Outbound,
  { host, port, security, login }: Omit<SmtpServer, 'from'>,
  signal: AbortSignal,
  act: (transport: Transporter) => Promise<unknown>,
): Promise<void> {
  const secure = security === 'tls'
  const socket = await outbound.connect({ host, port, secure, connectMs: 10_000, signal })
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    host,
    port,
    secure,
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    tls: { secureContext: outbound.trusted() },
    ...(login && { auth: { user: login.username, pass: login.password } }),
    getSocket: (_options: object, callback: (fault: null, way: object) => void) =>
      callback(null, { connection: socket, secured: secure }),
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    // A message is made of texts alone.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const breakOff = (): void => void socket.destroy()
  signal.addEventListener('abort', breakOff)
  try {
    signal.throwIfAborted()
    await act(transport)
  } finally {
    signal.removeEventListener('abort', breakOff)
    transport.close()
    socket.destroy()
  }
}
