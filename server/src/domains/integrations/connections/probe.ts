import { ExpressionFault } from '../../../platform/expressions/environment.ts'
import { evaluate } from '../../../platform/expressions/evaluate.ts'
import { parseInput } from '../../../platform/expressions/values.ts'
import { checkSmtp } from '../../../platform/mail/guarded-smtp.ts'
import { mailFaultOf } from '../../../platform/mail/mailer.ts'
import { EchoFilter, hiddenMark } from '../../../platform/net/echo.ts'
import { OutboundError, type OutboundResponse } from '../../../platform/net/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { S3Fault } from '../../../platform/s3/index.ts'
import { XmlFault } from '../../../platform/xml/index.ts'
import type { ProviderDefinition, ProviderTest } from '../providers/index.ts'
import { type ConnectionClient, ConnectionFault, openBucket } from './client.ts'

const maxBodyBytes = 262_144
const smtpMs = 30_000

/** The provider answered the test but does not accept the account. */
export class TestFault extends ConnectionFault {}

/**
 * Returns true if there is a request that tests the account at no cost. A base URL alone says nothing about an account.
 */
export const isProbed = ({ test, protocol, models }: ProviderDefinition): boolean =>
  test !== null || protocol === 'smtp' || models.file?.reader === 's3'

/**
 * Tests a connection, by its definition's test or by its protocol. Returns the name of the account, if the response has
 * it.
 *
 * @throws {ConnectionFault}
 */
export async function probe(
  { outbound, clock }: Pick<Platform, 'outbound' | 'clock'>,
  client: ConnectionClient,
  { test, protocol, models }: ProviderDefinition,
  signal: AbortSignal | undefined,
): Promise<string | null> {
  if (test) return runTest(client, test)
  if (protocol === 'smtp') await logIn(outbound, client, signal)
  else if (models.file?.reader === 's3') await lookIntoBucket(client, () => clock.now())
  else await client.credentials()
  return null
}

async function runTest(client: ConnectionClient, test: ProviderTest): Promise<string | null> {
  const query = new URLSearchParams(test.query).toString()
  const response = await client.request({
    url: `${test.path}${query && `?${query}`}`,
    method: test.method,
    headers: test.headers ?? {},
    ...(test.body !== undefined && { body: test.body }),
    maxBodyBytes,
  })
  const isExpected = test.statuses
    ? test.statuses.includes(response.status)
    : response.status >= 200 && response.status < 300
  const body = jsonIn(response)
  if (!isExpected || (test.accept !== undefined && valueIn(test.accept, body) !== true)) {
    const message = 'The provider answered the test but does not accept the account.'
    throw new TestFault('refused', message, { status: response.status })
  }
  const account = test.account === undefined ? null : valueIn(test.account, body)
  return typeof account === 'string' ? shownAccount(account, await client.credentials()) : null
}

/** Returns the account in one line; nothing if the provider repeats a credential. */
function shownAccount(
  account: string,
  credentials: Readonly<Record<string, string>>,
): string | null {
  if (new EchoFilter(Object.values(credentials)).hide(account).includes(hiddenMark)) return null
  return account.replace(/\s+/g, ' ').trim().slice(0, 200) || null
}

function jsonIn({ body }: OutboundResponse): unknown {
  try {
    return parseInput(body.toString('utf8'))
  } catch {
    // JSON.parse throws a SyntaxError: the body is not JSON.
    return null
  }
}

function valueIn(expression: string, body: unknown): unknown {
  try {
    return evaluate(expression, { body })
  } catch (error) {
    if (error instanceof ExpressionFault) return null
    throw error
  }
}

/** Lists one key. A key that may only write is valid, because an archive needs no more. */
async function lookIntoBucket(client: ConnectionClient, now: () => Date): Promise<void> {
  try {
    const bucket = await openBucket(client, now)
    await bucket.list({ maxKeys: 1 })
  } catch (error) {
    if (error instanceof XmlFault) throw new TestFault('refused', error.message)
    if (!(error instanceof S3Fault)) throw error
    const { message, status, code } = error
    if (code === 'AccessDenied') return
    throw new ConnectionFault(status !== null && status >= 500 ? 'retry' : 'refused', message, {
      status,
    })
  }
}

async function logIn(
  outbound: Platform['outbound'],
  client: ConnectionClient,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { host, port, security } = client.config
  const { username, password } = await client.credentials()
  const server = {
    host: String(host),
    port: Number(port),
    security: security === 'tls' ? ('tls' as const) : ('starttls' as const),
    login: username === undefined ? null : { username, password: password ?? '' },
  }
  try {
    const tooLate = AbortSignal.timeout(smtpMs)
    await checkSmtp(outbound, server, signal ? AbortSignal.any([signal, tooLate]) : tooLate)
  } catch (error) {
    throw smtpFaultOf(error)
  }
}

function smtpFaultOf(error: unknown): ConnectionFault {
  if (error instanceof OutboundError) {
    const isFinal = error.code === 'target_not_allowed' || error.code === 'invalid_url'
    return new ConnectionFault(isFinal ? 'refused' : 'retry', error.message)
  }
  const { code, responseCode: status = null } = mailFaultOf(error)
  if (status !== null && status >= 500) {
    const message = `The mail server answered ${status}. Check the user name and the password.`
    return new ConnectionFault(code === 'EAUTH' ? 'reauthorize' : 'refused', message, { status })
  }
  if (code === 'ETLS') {
    const message =
      'The mail server offers no STARTTLS on this port. Use its STARTTLS port, or the setting tls.'
    return new ConnectionFault('refused', message)
  }
  const message = status === null ? 'The mail server gave no answer.' : `It answered ${status}.`
  return new ConnectionFault('retry', message, { status })
}
