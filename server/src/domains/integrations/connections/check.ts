import { findDefinition } from '../providers/index.ts'
import { ConnectionFault } from './client.ts'
import { type ClientDependencies, openClientIn, testable } from './open-client.ts'
import { isProbed, probe, TestFault } from './probe.ts'
import type { ConnectionErrorCode } from './schema.ts'
import { applyState, backoffMs, errorOf } from './state.ts'
import { type ConnectionRow, findConnection, lockConnection } from './store.ts'

const dayMs = 86_400_000
/** Number of consecutive failures, permanent or temporary, that make a connection degraded. */
const maxFailures = 3
const maxRetries = 4

export interface CheckKey {
  organizationId: string
  connectionId: string
}

/** Tests the connection as its definition says, and stores the result. Undefined if it does not exist. */
export async function checkConnection(
  handles: ClientDependencies,
  { organizationId, connectionId }: CheckKey,
  signal?: AbortSignal,
): Promise<ConnectionRow | undefined> {
  const { database, transact, clock } = handles
  const before = await findConnection(database.db, organizationId, connectionId)
  if (!before || !testable.includes(before.status)) return before
  // The connection is not authorized yet.
  if (before.auth_type === 'oauth2_code' && before.tokens === null) return before
  const outcome = await attempt(handles, { organizationId, connectionId }, signal)
  await transact(organizationId, { kind: 'system' }, async (work) => {
    const row = await lockConnection(work.db, organizationId, connectionId)
    if (!row || !testable.includes(row.status)) return
    const now = clock.now()
    const change =
      outcome instanceof ConnectionFault ? failed(row, outcome, now) : passed(row, outcome, now)
    await applyState(work, row, change)
  })
  return findConnection(database.db, organizationId, connectionId)
}

interface Passed {
  account: string | null
  isProbed: boolean
}

const passed = (row: ConnectionRow, { account, isProbed }: Passed, now: Date) => ({
  status: 'active' as const,
  account: account ?? row.account,
  ...(isProbed && { last_ok_at: now }),
  last_error: null,
  check_failures: 0,
  check_retries: 0,
  check_at: isProbed ? new Date(now.getTime() + dayMs) : null,
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

function codeOf(fault: ConnectionFault): ConnectionErrorCode {
  if (fault instanceof TestFault) return 'test_failed'
  if (fault.kind === 'reauthorize') return 'credentials_refused'
  if (fault.kind === 'refused') return 'access_refused'
  return fault.status === null ? 'unreachable' : 'provider_error'
}

async function attempt(
  handles: ClientDependencies,
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
    if (!definition) throw new ConnectionFault('refused', 'The provider was deleted.')
    const account = await probe(handles, client, definition, signal)
    return { account, isProbed: isProbed(definition) }
  } catch (error) {
    // A caller that stopped waiting has learned nothing about the connection.
    signal?.throwIfAborted()
    if (error instanceof ConnectionFault) return error
    throw error
  }
}
