import { defineEvent } from '../../../platform/events/event.ts'
import { Connection, exampleConnection } from './schema.ts'

export const connectionActivated = defineEvent(
  'connection.activated',
  'A connection works: for the first time, or again.',
  Connection,
  exampleConnection,
)

export const connectionDegraded = defineEvent(
  'connection.degraded',
  'A connection fails. It is tried again by itself.',
  Connection,
  {
    ...exampleConnection,
    status: 'degraded',
    lastError: {
      code: 'provider_error',
      message: 'The token endpoint answered 503. It is asked again later.',
      retryable: true,
      providerStatus: 503,
      at: '2026-11-21T09:30:00.000Z',
    },
  },
)

export const connectionReauthRequired = defineEvent(
  'connection.reauth_required',
  'The provider no longer accepts what a connection was granted. Its syncs wait until a person grants it again.',
  Connection,
  {
    ...exampleConnection,
    status: 'reauth_required',
    lastError: {
      code: 'credentials_refused',
      message: 'The token endpoint refused with invalid_grant. Authorize the connection again.',
      retryable: false,
      providerStatus: 400,
      at: '2026-11-21T09:30:00.000Z',
    },
  },
)

export const connectionDeleted = defineEvent(
  'connection.deleted',
  'A connection was deleted, and its credentials with it.',
  Connection,
  exampleConnection,
  { erases: true },
)
