import type { Carried } from '../../../../platform/events/transport.ts'
import { ExpressionFault } from '../../../../platform/expressions/environment.ts'
import { asLine, fillText } from '../../../../platform/expressions/text.ts'
import { admitMail } from '../../../../platform/mail/admission.ts'
import { type SmtpServer, sendBySmtp } from '../../../../platform/mail/guarded-smtp.ts'
import { type Mail, mailFaultOf } from '../../../../platform/mail/mailer.ts'
import { OutboundError } from '../../../../platform/net/index.ts'
import { eventsOf, readBatch } from '../batches/gather.ts'
import { destinationBatch } from '../events.ts'
import { cut, readEvent, type SentEvent, wordsOf } from '../words.ts'
import { type Carrier, ended, type Order, unanswered } from './order.ts'

const maxSubject = 200
/** Most events that a digest describes. The others are only counted. */
const mostListed = 100

export const email: Carrier = async (order) => {
  const { parcel, settings } = order
  const { to = [] } = settings
  const words = parcel.eventType === destinationBatch.type ? await digestOf(order) : mailOf(order)
  const mail: Mail = {
    to: to.join(', '),
    ...words,
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
  // The same in each attempt, so that a receiver can detect a repeat.
  return send(order, mail, `${parcel.eventId}.${parcel.endpointId}`)
}

/** Returns a subject in one line. */
const subjectOf = (text: string): string => cut(asLine(text.toWellFormed()), maxSubject)

type Written = Pick<Order, 'catalogue'> & {
  parcel: Pick<Order['parcel'], 'body'>
  row: Pick<Order['row'], 'template'>
  settings: Pick<Order['settings'], 'subject'>
}

export function mailOf({ parcel, row, settings, catalogue }: Written) {
  const event = readEvent(parcel.body)
  const { subject = '{{ event.type }}' } = settings
  const words = wordsOf(event, row.template, catalogue.events)
  return {
    subject: subjectOf(fillText(subject, { event }, asLine)),
    text: `${words}\n\n${footOf(event)}\n`,
  }
}

const footOf = ({ type, createdAt, id }: SentEvent): string => `${type} · ${createdAt} · ${id}`

async function digestOf({ platform, parcel, row, settings, catalogue }: Order) {
  const batch = readBatch(parcel.body)
  const entries: string[] = []
  const counts = new Map<string, number>()
  for await (const body of eventsOf(platform.database.db, parcel.organizationId, batch)) {
    const event = readEvent(body)
    counts.set(event.type, (counts.get(event.type) ?? 0) + 1)
    if (entries.length >= mostListed) continue
    entries.push(`${entryOf(event, row.template, catalogue.events)}\n${footOf(event)}`)
  }
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const summary = [...counts].map(([type, count]) => `${count} × ${type}`).join('\n')
  const more = total > entries.length ? [`And ${total - entries.length} more.`] : []
  const { subject } = settings
  const event = { type: `${total} events`, id: '', createdAt: '', data: { events: total } }
  return {
    subject: subjectOf(
      subject === undefined ? `${total} events` : fillText(subject, { event }, asLine),
    ),
    text: `${[summary, ...entries, ...more].join('\n\n')}\n`,
  }
}

/** Returns the text of one event. An event without a value that the template needs does not affect the others. */
function entryOf(
  event: SentEvent,
  template: string | null,
  types: Order['catalogue']['events'],
): string {
  try {
    return wordsOf(event, template, types)
  } catch (error) {
    if (!(error instanceof ExpressionFault)) throw error
    return wordsOf(event, null, types)
  }
}

async function send(order: Order, mail: Mail, id: string): Promise<Carried> {
  const { platform, parcel, signal } = order
  const server = await serverOf(order)
  const url = server ? `smtp://${server.host}:${server.port}` : 'smtp://capstan'
  if (!server && !(await admitMail(platform, parcel.organizationId, mail.to))) {
    return ended('retry', url, {
      code: 'rate_limited',
      message: 'The organization has reached its hourly limit of mails. This mail waits.',
    })
  }
  try {
    if (server) await sendBySmtp(platform.outbound, server, mail, id, signal)
    else await platform.mailer.send(mail, id)
  } catch (error) {
    return error instanceof OutboundError ? unanswered(url, error) : refused(url, error)
  }
  return ended('done', url)
}

/** Returns the result of a rejected mail. The server's response may contain an address, so only its code is shown. */
function refused(url: string, error: unknown): Carried {
  const { code, command, responseCode } = mailFaultOf(error)
  const isLogin = code === 'EAUTH'
  // Permanent for this mail, and so for each attempt (RFC 5321, 4.2.1). A password or missing TLS can be fixed.
  const isOfMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  const isFinal = isOfMail && responseCode !== undefined && responseCode >= 500
  const message =
    responseCode === undefined
      ? 'Capstan could not connect to the mail server.'
      : `The mail server answered ${responseCode}${command ? ` to ${command}` : ''}.`
  return ended(isFinal ? 'failed' : 'retry', url, {
    code: isLogin ? 'login_refused' : isFinal ? 'mail_refused' : 'mail_failed',
    message: isLogin
      ? 'The mail server rejected the user name or the password. Check both.'
      : message,
  })
}

type Security = SmtpServer['security']

const defaultPorts: Record<Security, number> = { tls: 465, starttls: 587, none: 25 }

/** Returns the mail server of the connection or of the settings; null for Capstan's own mail server. */
async function serverOf({ client, settings }: Order): Promise<SmtpServer | null> {
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
