import type { Connection } from '@capstan/sdk'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApiMutation } from '../../queries.ts'
import { useSession } from '../../session.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/states.tsx'
import { NewCredentials } from './new-credentials.tsx'
import { isOAuth } from './words.tsx'

/** Says why a connection does not work, with the button that fixes it. */
export function Health({ connection }: { connection: Connection }) {
  const { isAdmin } = useSession()
  const { id, status, lastError } = connection
  const [isGiving, setGiving] = useState(false)
  const enable = useApiMutation(api.connections.enable, {
    invalidates: ['connections', 'syncs'],
    done: 'Enabled.',
  })
  const test = useTest()
  if (status === 'active') return null
  // Where access is to be granted, the page has its plate for it.
  const act = isOAuth(connection) ? null : (
    <Button size="small" onClick={() => setGiving(true)}>
      Change the credentials
    </Button>
  )
  const acts = {
    pending: act,
    reauth_required: act,
    degraded: (
      <Button size="small" busy={test.isPending} onClick={() => test.mutate(id)}>
        Test now
      </Button>
    ),
    disabled: (
      <Button size="small" busy={enable.isPending} onClick={() => enable.mutate(id)}>
        Enable
      </Button>
    ),
  }
  const tone =
    status === 'pending' && !lastError
      ? 'info'
      : status === 'degraded' || status === 'disabled'
        ? 'warn'
        : 'bad'
  return (
    <>
      <Notice tone={tone} action={isAdmin && acts[status]}>
        {status === 'disabled'
          ? 'This connection is disabled. Its syncs do not run.'
          : (lastError?.message ?? pending(connection))}
      </Notice>
      <NewCredentials connection={connection} open={isGiving} onClose={() => setGiving(false)} />
    </>
  )
}

const pending = (connection: Connection): string =>
  isOAuth(connection)
    ? 'Access is not granted yet. Authorize to sign in at the provider.'
    : 'This connection has not been tested yet.'

/** Asks the provider now, and says how it went. */
export const useTest = () =>
  useApiMutation(api.connections.test, {
    invalidates: ['connections'],
    done: ({ status, lastError }) =>
      status === 'active' ? 'The provider answered.' : (lastError?.message ?? 'The test failed.'),
  })
