import { ExpressionFault } from '../../../platform/expressions/environment.ts'
import { evaluate } from '../../../platform/expressions/mapping.ts'
import type { OutboundResponse } from '../../../platform/net/index.ts'
import { findDefinition, type ProviderTest } from '../providers/index.ts'
import { type ConnectionClient, ConnectionFault } from './client.ts'
import { type ClientHandles, openClientIn, testable } from './open-client.ts'
import type { ConnectionErrorCode } from './schema.ts'
import { applyState, backoffMs, errorOf } from './state.ts'
import { type ConnectionRow, findConnection, lockConnection } from './store.ts'

const maxBodyBytes = 262_144
const dayMs = 86_400_000
/** So many permanent failures in a row make a connection degraded, and so many that may pass. */
const maxFailures = 3
const maxRetries = 4

export interface CheckKey {
  organizationId: string
  connectionId: string
}

/** Tries the connection as its definition says, and keeps what came of it. Undefined where it is not there. */
export async function checkConnection(
  handles: ClientHandles,
  { organizationId, connectionId }: CheckKey,
  signal?: AbortSignal,
): Promise<ConnectionRow | undefined> {
  const { database, transact, clock } = handles
  const before = await findConnection(database.db, organizationId, connectionId)
  if (!before || !testable.includes(before.status)) return before
  // Nobody has granted anything yet.
  if (before.auth_type === 'oauth2_code' && before.tokens === null) return before
  const outcome = await probe(handles, { organizationId, connectionId }, signal)
  await transact(organizationId, { kind: 'system' }, async (work) => {
    const row = await lockConnection(work.db, organizationId, connectionId)
    if (!row || !testable.includes(row.status)) return
    const change = outcome instanceof ConnectionFault ? failed : passed
    await applyState(work, row, change(row, outcome as never, clock.now()))
  })
  return findConnection(database.db, organizationId, connectionId)
}

interface Passed {
  account: string | null
  hasTest: boolean
}

const passed = (row: ConnectionRow, { account, hasTest }: Passed, now: Date) => ({
  status: 'active' as const,
  account: account ?? row.account,
  ...(hasTest && { last_ok_at: now }),
  last_error: null,
  check_failures: 0,
  check_retries: 0,
  check_at: hasTest ? new Date(now.getTime() + dayMs) : null,
})

function failed(row: ConnectionRow, fault: ConnectionFault, now: Date): Partial<ConnectionRow> {
  if (fault.kind === 'wait') {
    return { check_at: new Date(Math.max(fault.retryAt?.getTime() ?? 0, now.getTime() + 1000)) }
  }
  const isRetryable = fault.kind === 'retry'
  const failures = isRetryable ? row.check_retries + 1 : row.check_failures + 1
  return {
    ...(isRetryable ? { check_retries: failures } : { check_failures: failures }),
    last_error: errorOf(codeOf(fault), fault, isRetryable, now),
    check_at: new Date(now.getTime() + backoffMs(failures)),
    ...(failures >= (isRetryable ? maxRetries : maxFailures) && { status: 'degraded' as const }),
  }
}

function codeOf({ kind, status, message }: ConnectionFault): ConnectionErrorCode {
  if (message === testRefused) return 'test_failed'
  if (kind === 'reauthorize') return 'credentials_refused'
  if (kind === 'refused') return 'access_refused'
  return status === null ? 'unreachable' : 'provider_error'
}

const testRefused = 'The provider answered the test, but not as one that accepts the account.'

async function probe(
  handles: ClientHandles,
  { organizationId, connectionId }: CheckKey,
  signal: AbortSignal | undefined,
): Promise<Passed | ConnectionFault> {
  try {
    const client = await openClientIn(handles, {
      organizationId,
      connectionId,
      statuses: testable,
      signal,
    })
    const definition = await findDefinition(handles.database.db, organizationId, client.provider)
    if (!definition?.test) {
      await client.credentials()
      return { account: null, hasTest: false }
    }
    return { account: await runTest(client, definition.test), hasTest: true }
  } catch (error) {
    if (error instanceof ConnectionFault) return error
    throw error
  }
}

/** Whose account it is, where the answer says. @throws {ConnectionFault} */
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
    throw new ConnectionFault('refused', testRefused, { status: response.status })
  }
  const account = test.account === undefined ? null : valueIn(test.account, body)
  return typeof account === 'string' ? shownAccount(account, await client.credentials()) : null
}

/** One line; and nothing where the provider repeats what proves the right. */
function shownAccount(
  account: string,
  credentials: Readonly<Record<string, string>>,
): string | null {
  if (Object.values(credentials).some((one) => one.length >= 4 && account.includes(one)))
    return null
  return account.replace(/\s+/g, ' ').trim().slice(0, 200) || null
}

function jsonIn({ body }: OutboundResponse): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
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
